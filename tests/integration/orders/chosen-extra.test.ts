import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '~/i18n/locales.ts';
import { findOrder } from '~/modules/orders/orders.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import type { OrderFact } from '~/modules/orders/order-facts.ts';
import { findTracker } from '~/modules/fulfilment/tracker.server.ts';
import { addLine, viewCart } from '~/modules/cart/cart.server.ts';
import { storeTyped, placeOrder, reviewOrder } from '~/modules/checkout/checkout.server.ts';
import { orderScheduleDocument } from '~/modules/orders/schedule/order-schedule.server.ts';
import { listCheckouts } from '~/modules/staff/checkout-summaries.server.ts';
import { exportStaffOrders, listStaffOrders } from '~/modules/staff/order-list.server.ts';
import { readOrdersQuery } from '~/modules/staff/order-list.ts';
import { staffOrderView } from '~/modules/staff/order-page.server.ts';
import { confirmationView } from '~/pages/checkout/confirmation/confirmation.server.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import { linesOf } from '../../support/pdf-lines.ts';
import { createProduct, createVisitor, firstVariant, typedContact } from '../checkout/shop.ts';
import { runAllJobs } from './paying.ts';

beforeAll(() => wireModules());
beforeEach(clearJobs);

const mirrors = { de: ['Rückspiegel links', 'Rückspiegel rechts'], fr: ['Rétroviseur gauche', 'Rétroviseur droit'] };

/** An order of a bike on a plan in one language, its add-on chosen in the other one. */
async function orderedWithExtra(locale: Locale) {
  const bike = await createProduct();
  await db.product.update({ where: { id: bike.id }, data: { metaData: { add_ons: mirrors } } });
  const visitor = await createVisitor();
  const chosen = mirrors[locale === 'de' ? 'fr' : 'de'][0];
  expect(await addLine(visitor, { variantId: firstVariant(bike), addOn: chosen })).toMatchObject({ ok: true });
  await storeTyped(visitor, { ...typedContact });
  const review = await reviewOrder({ visitor, locale });
  if (typeof review === 'string') throw new Error(review);
  const { lines } = await viewCart({ visitor, locale });
  const result = await placeOrder({ visitor, locale, intentKey: review.intentKey, fingerprint: review.fingerprint });
  const order = await findOrder({ visitor });
  if (result.kind !== 'placed' || !order) throw new Error(result.kind);
  return { order, visitor, lines };
}

const notify = (checkoutId: string, fact: OrderFact) =>
  db.$transaction((database) => moveOrder(database, { checkoutId, fact, who: 'staff' }));

describe.each(['de', 'fr'] as const)('the extra that was chosen, in %s', (locale) => {
  const name = mirrors[locale][0] ?? '';

  it('reaches the shopper and the workshop, in the language of the order', async () => {
    const { order, visitor, lines } = await orderedWithExtra(locale);
    expect(lines[0]?.selectedAddOn).toBe(name);
    await runAllJobs();

    const confirmation = await confirmationView(visitor, new URLSearchParams({ nr: order.number }));
    expect(confirmation?.order.items).toMatchObject([{ selectedAddOn: name }]);
    const tracker = await findTracker({ token: order.updateCheckoutDocToken, visitor: null });
    expect(tracker?.items[0]?.details).toContain(name);
    const mail = await db.localMail.findFirst({
      where: { recipient: order.contact.email, subject: { contains: order.number } },
    });
    for (const content of [mail?.text, mail?.html]) expect(content).toContain(name);
    expect(JSON.stringify(await orderScheduleDocument(order, locale, new Date()))).toContain(name);

    const view = await staffOrderView(order.number);
    expect(view?.deals[0]?.details).toContain(name);
    const query = readOrdersQuery(new URLSearchParams(`q=${order.number}`));
    expect((await listStaffOrders(query)).rows[0]?.goods.details).toContain(name);
    expect(await exportStaffOrders(query)).toContain(name);
    const { data } = await listCheckouts({});
    expect(data.find(({ number }) => number === order.number)?.cartItems).toMatchObject([{ selectedAddOn: name }]);

    for (const fact of ['checked', 'contract'] as const) await notify(order.id, fact);
    await notify(order.id, 'paid');
    await runAllJobs();
    const { documentId } = await db.contract.findUniqueOrThrow({ where: { checkoutId: order.id } });
    const contract = await db.localDocument.findFirstOrThrow({ where: { id: documentId ?? '' } });
    expect((await linesOf(Buffer.from(contract.pdf))).join(' ')).toContain(name);
    const handed = await db.localMessage.findMany({ where: { kind: { contains: 'logistics' } } });
    expect(handed.map(({ payload }) => JSON.stringify(payload)).filter((text) => text.includes(order.number))).toEqual([
      expect.stringContaining(`"addOn":"${name}"`),
    ]);
  });
});
