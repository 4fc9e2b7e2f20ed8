import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '~/platform/db.server.ts';
import { action } from '~/api/checkout-bug.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';

/** Reports as a page of the shop does. */
function report(body: unknown, sender: string = randomUUID()): Promise<Response> {
  const request = new Request('http://localhost:3000/api/team-chat/send-caught-checkout-bug', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return action({ request, params: {}, context: { sender } });
}

beforeEach(async () => {
  await clearJobs();
  await db.checkoutBug.deleteMany();
});

describe('POST /api/team-chat/send-caught-checkout-bug', () => {
  it('notifies the team once of repeated reports, also after the message was delivered', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => report({ message: 'checkoutReview: TypeError' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 202]);
    expect(await waitingJobs()).toMatchObject([{ identifier: 'chat.send' }]);
    await clearJobs();
    expect((await report({ message: 'checkoutReview: TypeError' })).status).toBe(202);
    expect(await waitingJobs()).toEqual([]);
    expect(await db.checkoutBug.findMany()).toMatchObject([{ count: 7 }]);
  });

  it('contains no names', async () => {
    await report({ message: 'for mia.keller@example.ch, +41 79 123 45 67: failed' });
    const [job] = await waitingJobs();
    expect(JSON.stringify(job?.payload)).not.toMatch(/keller|79 123/);
  });

  it('lets few different messages an hour through', async () => {
    for (let number = 0; number < 24; number++) await report({ message: `failure ${number}` });
    expect(await waitingJobs()).toHaveLength(20);
    expect(await db.checkoutBug.count()).toBe(24);
  });

  it.each([[{}], [{ message: '' }], [{ message: 'x'.repeat(2001) }], [{ message: 1 }], ['{'], [null]])(
    'refuses %j with the reason',
    async (body) => {
      const answer = await report(body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ success: false, error: { code: 'invalid' } });
    },
  );

  it('delays a sender of many reports', async () => {
    const sender = randomUUID();
    const statuses = [];
    for (let number = 0; number < 11; number++) statuses.push((await report({ message: 'again' }, sender)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
    expect((await report({ message: 'again' }, sender)).headers.get('Retry-After')).toMatch(/^\d+$/);
  });
});
