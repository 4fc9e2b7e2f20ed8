import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { action as forms } from '~/api/forms.ts';
import { storePicture } from '~/modules/tickets/tickets.server.ts';
import { db } from '~/platform/db.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { createProduct, createVisitor, type TestProduct } from '../checkout/shop.ts';
import { fileOf, photograph } from '../tickets/forms.ts';

let bike: TestProduct;

beforeAll(async () => {
  bike = await createProduct();
});
beforeEach(() => clearJobs());

interface Sent {
  sender?: string;
  pageUri?: string;
}

/** Calls `POST /api/forms/{form}/local`. */
async function send(form: string, values: Record<string, string>, { sender = randomUUID(), pageUri }: Sent = {}) {
  const fields = Object.entries(values).map(([name, value]) => ({ name, value }));
  const request = new Request(`http://localhost:3000/api/forms/${form}/local`, {
    method: 'POST',
    body: JSON.stringify({ fields, ...(pageUri ? { context: { pageUri } } : {}) }),
  });
  const response = await forms({ request, params: { first: form, second: 'local' }, context: { sender } } as never);
  return { status: response.status, answer: (await response.json()) as unknown };
}

/** What the marketing service received that contains an address or a telephone number. */
const givenOf = async (who: string) =>
  (await db.localMessage.findMany({ where: { kind: 'forms' }, orderBy: { id: 'asc' } })).flatMap(({ payload }) =>
    JSON.stringify(payload).includes(who) ? [payload] : [],
  );

const thanks = { status: 200, answer: { inlineMessage: 'Thanks for submitting the form.' } };
const queued = { status: 202, answer: { success: true, queued: true } };
const newEmail = () => `${randomUUID()}@example.ch`;

describe('POST /api/forms does what the page does', () => {
  it('newsletter: only a confirmation mail is sent, three a day, and the agreement is stored', async () => {
    const email = newEmail();
    for (let time = 0; time < 5; time++) {
      expect(await send('newsletter-de', { email, firstname: 'Lea' })).toEqual(queued);
    }
    expect(await givenOf(email)).toEqual([]);
    const [subscription, ...more] = await db.newsletterSubscription.findMany({ where: { email } });
    expect(more).toEqual([]);
    expect(subscription).toMatchObject({ confirmedAt: null, firstName: 'Lea' });
    expect(subscription?.consentText).not.toBe('');
    expect((await waitingJobs()).map(({ identifier }) => identifier)).toEqual(Array(3).fill('mail.newsletter'));
    expect(await send('newsletter-de', { email: 'lea@' })).toMatchObject({ status: 400 });
  });

  it('recommendation: a link to a product of the shop only, once per address, a few per sender', async () => {
    const link = `http://localhost:3000/produkt/${bike.slug}`;
    const email = newEmail();
    const wish = { firstname: 'Lea', email, recommendation_link: link };
    expect(await send('recommendation-de', wish)).toEqual(thanks);
    expect(await send('recommendation-de', wish)).toEqual(queued);
    expect(await givenOf(email)).toMatchObject([
      { fields: expect.arrayContaining([{ name: 'recommendation_link', value: link }]) as unknown },
    ]);
    const foreign = [
      'https://boese.example/',
      'http://localhost:3000/',
      `${link}x`,
      `https://boese.example/produkt/${bike.slug}`,
    ];
    for (const recommendation_link of foreign) {
      const refused = await send('recommendation-de', { ...wish, email: newEmail(), recommendation_link });
      expect(refused).toMatchObject({
        status: 400,
        answer: { error: { fields: { recommendation_link: ['foreign'] } } },
      });
    }
    const sender = randomUUID();
    const statuses: number[] = [];
    for (let time = 0; time < 7; time++) {
      statuses.push((await send('recommendation-de', { ...wish, email: newEmail() }, { sender })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it('questions and phone calls: the fields of the page, and few calls per sender or number', async () => {
    const email = newEmail();
    expect(await send('questions-fr', { email, firstname: 'Lea', questions: 'Court' })).toMatchObject({ status: 400 });
    expect(await send('questions-fr', { email, firstname: 'Lea', questions: 'Une question assez longue ?' })).toEqual(
      thanks,
    );
    expect(await givenOf(email)).toMatchObject([
      { formId: 'questions-fr', context: { pageUri: 'http://localhost:3000/' } },
    ]);
    const call = (phone: string, sender?: string) => send('phone-call-de', { firstname: 'Lea', phone }, { sender });
    expect(await call('12')).toMatchObject({ status: 400 });
    expect([await call('079 700 00 01'), await call('079 700 00 01')]).toEqual([thanks, thanks]);
    expect(await call('079 700 00 01')).toMatchObject({ status: 429 });
    const sender = randomUUID();
    const statuses: number[] = [];
    for (let time = 0; time < 5; time++) statuses.push((await call(`079 800 00 0${time}`, sender)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('availability: a bike of the shop, with its name as the shop knows it', async () => {
    const email = newEmail();
    const wish = { email, firstname: 'Lea', lastname: 'Muster' };
    expect(await send('availability-de', { ...wish, requested_bike_model: 'http://boese.example' })).toMatchObject({
      status: 400,
    });
    expect(await send('availability-de', { ...wish, requested_bike_model: bike.slug })).toEqual(thanks);
    const pageUri = `http://localhost:3000/produkt/${bike.slug}`;
    const later = { ...wish, requested_bike_deadline: '2999-01-01' };
    expect(await send('availability-de', later, { pageUri })).toEqual(thanks);
    expect(
      await send('availability-de', later, { pageUri: `https://boese.example/produkt/${bike.slug}` }),
    ).toMatchObject({
      status: 400,
    });
    expect(await givenOf(email)).toHaveLength(2);
    expect(JSON.stringify(await givenOf(email))).not.toContain('boese');
  });

  it('tickets: one of the shop, with pictures that were uploaded before; the same form is the same ticket', async () => {
    const email = newEmail();
    const visitor = await createVisitor();
    const links: string[] = [];
    for (const colour of ['#eee', '#ddd', '#ccc', '#bbb']) {
      const { picture } = await storePicture(visitor, fileOf(await photograph(colour)), {
        side: null,
        isDarkTaken: true,
      });
      links.push(`Link: ${picture?.link}`);
    }
    const [front = '', right = '', left = '', display = ''] = links;
    const person = { email, firstname: 'Lea', lastname: 'Muster', phone: '079 123 45 67' };
    const bikeModel = { 'TICKET.e_bike_model': 'Allegro Limmat 5' };
    const service = {
      ...person,
      ...bikeModel,
      'TICKET.subject': 'Bremse',
      'TICKET.content': 'Sie quietscht bei Regen.',
    };
    expect(
      await send('service-ticket-de', { ...service, 'TICKET.hs_file_upload': 'Link: https://boese.example/x.jpg' }),
    ).toMatchObject({ status: 400 });
    expect(await send('service-ticket-de', service)).toEqual(queued);
    const back = {
      ...person,
      ...bikeModel,
      'TICKET.content': `Passt nicht.\n${front}`,
      'TICKET.return_reason': 'size',
      'TICKET.current_km': '120',
      'TICKET.picture_right_side': right,
      'TICKET.picture_left_side': left,
    };
    expect(await send('return-ticket-de', back)).toMatchObject({ status: 400 });
    expect(await send('return-ticket-de', { ...back, 'TICKET.picture_of_display': display })).toEqual(queued);
    const tickets = await db.ticket.findMany({
      where: { email },
      orderBy: { createdAt: 'asc' },
      include: { files: true },
    });
    expect(tickets).toMatchObject([
      { kind: 'service', subject: 'Bremse' },
      { kind: 'return', details: { reason: 'size', km: 120 } },
    ]);
    expect(tickets[1]?.files).toHaveLength(4);
    expect(tickets.every(({ consentText }) => consentText)).toBe(true);
  });
});
