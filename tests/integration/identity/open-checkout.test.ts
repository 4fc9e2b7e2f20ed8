import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { db as Database } from '~/platform/db.server.ts';
import { createTestDatabase } from '../../support/databases.ts';
import { testSecrets } from '../../support/environment.ts';
import { hiddenFields, HttpShopper, orderByHttp, redirectOf, typedContact } from '../../support/http-shopper.ts';
import { makeJobsDue, waitingJobs } from '../../support/jobs.ts';
import { startShop, stopServices } from '../../support/services.ts';

/* What happens to an account with something in progress: an open order, a checkout in another tab. By forms only. */

let db: typeof Database;
let baseURL: string;

beforeAll(async () => {
  const databaseUrl = await createTestDatabase({ seeded: true });
  process.env.DATABASE_URL = databaseUrl;
  ({ db } = await import('~/platform/db.server.ts'));
  ({ url: baseURL } = await startShop({ databaseUrl }));
});
afterAll(async () => {
  await stopServices();
  await db.$disconnect();
});

const newEmail = () => `noe.${randomUUID()}@example.ch`;

/** The path of a link in a mail to an address. */
async function mailedPath(recipient: string, part: RegExp): Promise<string> {
  const read = async () => {
    const mails = await db.localMail.findMany({ where: { recipient }, orderBy: { id: 'desc' } });
    return mails.map(({ text }) => part.exec(text)?.[1]).find(Boolean) ?? '';
  };
  await expect.poll(read, { timeout: 20_000, interval: 200 }).not.toBe('');
  return read();
}

/** Signs a browser in by a link, which merges its previous data. */
async function signIn(shopper: HttpShopper, email: string): Promise<void> {
  await db.localMail.deleteMany({ where: { recipient: email, text: { contains: '/anmelden/link' } } });
  await redirectOf(await shopper.send('/anmelden', { intent: 'link', email, optIn: 'on' }));
  const link = await mailedPath(email, /https?:\/\/[^/\s]+(\/anmelden\/link\S+)/);
  await redirectOf(await shopper.send(link, { intent: 'confirm' }));
}

const bikeInStock = () =>
  db.variant.findFirstOrThrow({
    where: {
      stockStatus: 'instock',
      price: { gt: 4000_00 },
      product: { kind: 'bike', status: 'published', isOccasion: false },
    },
    orderBy: { id: 'asc' },
  });

/** The financing partner reports the progress of an order. */
async function notify(order: string, event: string): Promise<void> {
  const body = JSON.stringify({ id: randomUUID(), order, event });
  const signature = createHmac('sha256', testSecrets.FINANCING_PARTNER_WEBHOOK_SECRET).update(body).digest('hex');
  const headers = { 'Content-Type': 'application/json', 'X-Signature': `sha256=${signature}` };
  const answer = await fetch(`${baseURL}/api/partners/financing`, { method: 'POST', body, headers });
  expect(await answer.json()).toMatchObject({ success: true, result: 'moved' });
}

describe('an erasure that is requested during an open order', () => {
  it('lets the order continue, and if cancelled within the day changes nothing of account and order', async () => {
    const email = newEmail();
    const { number, shopper } = await orderByHttp(baseURL, { variantId: (await bikeInStock()).id, email });
    await signIn(shopper, email);
    const page = await (await shopper.send('/konto/loeschen')).text();
    expect(page).toContain('zehn Jahre, weil es das Gesetz verlangt');
    await redirectOf(await shopper.send('/konto/loeschen', { email }));
    const undo = await mailedPath(email, /https?:\/\/[^/\s]+(\/konto\/loeschen\?token=\S+)/);
    const due = (await waitingJobs()).filter(({ identifier }) => identifier === 'people.erase');
    expect(due.map(({ runAt }) => runAt > new Date(Date.now() + 23 * 3_600_000))).toEqual([true]);

    // Meanwhile everything works: the partner reports, the order opens, its mails are sent.
    await notify(number, 'check-passed');
    expect((await shopper.send(`/checkout/bestaetigung/?nr=${number}`)).status).toBe(200);
    const { token } = hiddenFields(await (await new HttpShopper(baseURL).send(undo)).text());
    await redirectOf(await new HttpShopper(baseURL).send('/konto/loeschen', { token: token ?? '' }));

    await makeJobsDue();
    const isErasing = async () => (await waitingJobs()).some(({ identifier }) => identifier === 'people.erase');
    await expect.poll(isErasing, { timeout: 20_000 }).toBe(false);
    expect(await db.user.count({ where: { email } })).toBe(1);
    expect((await shopper.send(`/checkout/bestaetigung/?nr=${number}`)).status).toBe(200);
  });
});

describe('signing out everywhere while a checkout is open in another tab', () => {
  /** A visitor signed in at the review, in two tabs, with a second device. */
  async function atReview() {
    const email = newEmail();
    const tab = new HttpShopper(baseURL);
    const phone = new HttpShopper(baseURL);
    await signIn(tab, email);
    await signIn(phone, email);
    await redirectOf(await tab.send('/cart', { intent: 'add', variantId: String((await bikeInStock()).id) }));
    await redirectOf(await tab.send('/checkout/angaben/', typedContact(email)));
    const fields = hiddenFields(await (await tab.send('/checkout/pruefen/')).text());
    const { id: userId } = await db.user.findFirstOrThrow({ where: { email } });
    return { email, tab, phone, fields, userId };
  }

  it('orders nothing by the open tab, loses no cart, and orders it once signed in again', async () => {
    const { email, tab, phone, fields, userId } = await atReview();
    await redirectOf(await phone.send('/konto', { intent: 'everywhere' }));
    for (const [path, form] of [
      ['/checkout/pruefen/', fields],
      ['/checkout/angaben/', typedContact(email)],
    ] as const) {
      const led = await redirectOf(await tab.send(path, form));
      expect(led).toMatch(/^\/checkout\//);
      expect(led).not.toContain('bestaetigung');
    }
    expect(await db.checkout.count({ where: { userId } })).toBe(0);
    const empty = await (await tab.send('/checkout/')).text();
    expect(empty).not.toContain('Zürcher');
    expect(await db.cartItem.count({ where: { cart: { userId } } })).toBe(1);

    await signIn(tab, email);
    const again = hiddenFields(await (await tab.send('/checkout/pruefen/')).text());
    expect(await redirectOf(await tab.send('/checkout/pruefen/', again))).toContain('/checkout/bestaetigung/');
    expect(await db.checkout.count({ where: { userId } })).toBe(1);
  });
});
