import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder } from '~/modules/checkout/checkout.server.ts';
import { findOrder } from '~/modules/orders/orders.server.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { HttpShopper, redirectOf } from '../../support/http-shopper.ts';
import type { ServiceProcess } from '../../support/service-process.ts';
import { startShop, stopServices } from '../../support/services.ts';
import { createProduct, readyVisitor, reviewed } from '../checkout/shop.ts';
import { createPage } from '../sponsoring/riders.ts';

/* What holds stock without being paid, over HTTP (decision 140). */

let shop: ServiceProcess;

beforeAll(async () => {
  wireModules();
  shop = await startShop({
    databaseUrl: process.env.DATABASE_URL ?? '',
    env: { PAGE_CACHE: 'false', RATE_LIMITS: 'false', RUN_WORKER: 'false' },
  });
});
afterAll(stopServices);

it('Fifty simultaneous pledges for ten places: ten lead to a payment, forty are refused for lack of room', async () => {
  const page = await createPage({ price: 3000_00, goal: 1000_00 });
  const pledge = async (_: unknown, index: number) => {
    const form = { amount: '100', name: 'Tom', email: `tom-${index}@example.ch`, message: '' };
    const answer = await new HttpShopper(shop.url).send(`/sponsor-me/${page.token}`, form);
    return { status: answer.status, location: answer.headers.get('Location'), text: await answer.text() };
  };
  const answers = await Promise.all(Array.from({ length: 50 }, pledge));
  const promised = answers.filter(({ status }) => status === 303);
  const reported = answers.filter(({ status }) => status === 409);
  expect([promised.length, reported.length]).toEqual([10, 40]);
  expect(promised.every(({ location }) => location?.includes('/beitrag/'))).toBe(true);
  expect(reported.every(({ text }) => text.includes('Andere zahlen gerade'))).toBe(true);
}, 120_000);

describe('the page of an order of which nothing is left', () => {
  it.each([
    ['pre-order', 'Vorbestellen', 'Vorbestellt. Deine Bestellung bleibt, wie sie ist.'],
    // Nothing was paid yet.
    ['refund', 'Stornieren', 'Deine Bestellung ist storniert'],
  ])('has a form for each choice, without scripts: %s', async (choice, button, then) => {
    const visitor = await readyVisitor([await createProduct({ stockQuantity: 1 })]);
    await placeOrder({ visitor, locale: 'de', ...(await reviewed(visitor)) });
    const order = await findOrder({ visitor });
    if (!order) throw new Error('The order was not placed.');
    const { id, updateCheckoutDocToken: token } = order;
    // Another shopper has bought the piece.
    await db.deal.updateMany({ where: { checkoutId: id }, data: { stockMissing: true, stockTaken: false } });
    await db.checkout.update({ where: { id }, data: { stockState: 'choosing' } });
    const shopper = new HttpShopper(shop.url);
    const tracker = await (await shopper.send(`/bestellstatus?token=${token}`)).text();
    expect(tracker).toContain('Leider ausverkauft. Was möchtest du?');
    const path = `/bestellung/auswahl?token=${token}`;
    expect(tracker).toContain(`href="${path}"`);
    const page = await (await shopper.send(path)).text();
    expect(page).toMatch(new RegExp(`<button[^>]*value="${choice}"[^>]*>(?:<[^>]*>)*${button}`));
    expect(page).toContain(`action="${path}"`);
    const next = await redirectOf(await shopper.send(path, { choice }));
    expect(next).toContain(`ok=${choice}`);
    expect(await (await shopper.send(next)).text()).toContain(then);
    // There is nothing left to choose.
    expect(await redirectOf(await shopper.send(path), 302)).toContain('/bestellstatus');
  });
});
