import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { action as send, loader as page } from '~/pages/recommend/route.tsx';
import { db } from '~/platform/db.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { createProduct, type TestProduct } from '../checkout/shop.ts';

let bike: TestProduct;

beforeAll(async () => {
  bike = await createProduct();
});
beforeEach(() => clearJobs());

async function recommend(fields: Record<string, string>, sender: string = randomUUID()) {
  const request = new Request(`http://localhost:3000/weitersagen/${bike.slug}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Accept: 'text/html' },
  });
  const answer = (await send({ request, params: { bike: bike.slug }, context: { sender } } as never)) as
    Response | { data: unknown; init: ResponseInit };
  return answer instanceof Response ? { status: answer.status } : { status: answer.init.status, data: answer.data };
}

describe('a recommendation of a product', () => {
  it('is sent to the marketing service once per address, and only the sentence that was agreed to is stored', async () => {
    const fields = { firstName: 'Lea', email: `${randomUUID()}@example.ch` };
    for (let time = 0; time < 2; time += 1) expect((await recommend(fields)).status).toBe(303);
    const jobs = await waitingJobs();
    expect(jobs).toHaveLength(1);
    expect(jobs[0]?.payload).toMatchObject({
      form: 'recommendation-de',
      fields: [
        { name: 'email', value: fields.email },
        { name: 'firstname', value: 'Lea' },
        { name: 'recommendation_link', value: `http://localhost:3000/produkt/${bike.slug}` },
        { name: 'language_selected', value: 'de' },
      ],
    });
    const stored = await db.formSubmission.findMany({ where: { key: jobs[0]?.key ?? '' } });
    expect(stored).toMatchObject([
      { form: 'recommendation-de', email: null, consentText: expect.stringContaining('damit einverstanden') as string },
    ]);
    expect(JSON.stringify(stored)).not.toContain(fields.email);
    const view = await page({
      request: new Request(`http://localhost:3000/weitersagen/${bike.slug}`),
      params: { bike: bike.slug },
      context: {},
    } as never);
    expect(view).toMatchObject({ isSent: false, product: { slug: bike.slug } });
  });

  it('says what is wrong and keeps what was typed; one sender sends a few an hour', async () => {
    const wrong = { firstName: 'www.spam.ch', email: 'lea@' };
    expect(await recommend(wrong)).toMatchObject({
      status: 400,
      data: { reply: { error: { firstName: ['name'], email: ['email'] }, initialValue: wrong } },
    });
    const sender = randomUUID();
    const one = () => recommend({ firstName: 'Lea', email: `${randomUUID()}@example.ch` }, sender);
    for (let time = 0; time < 5; time += 1) expect((await one()).status).toBe(303);
    expect((await one()).status).toBe(429);
  });
});
