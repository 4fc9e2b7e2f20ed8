import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeTyped, placeOrder, reviewOrder } from '~/modules/checkout/checkout.server.ts';
import { defaultShopSettings } from '~/modules/content/content.server.ts';
import { shopSetting } from '~/modules/content/types/shop.schema.server.ts';
import { findTracker } from '~/modules/fulfilment/tracker.server.ts';
import { findOrder } from '~/modules/orders/orders.server.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, readyVisitor, typedContact } from '../checkout/shop.ts';

/* The order keeps the delivery day of its review (decision 72). */

beforeEach(async () => {
  const rule = { fromZip: 8000, toZip: 8199, canton: 'ZH', stock: 'instock', workingDays: 8, weekday: 'thursday' };
  const data = shopSetting.parse(
    { ...defaultShopSettings.de, promises: [], deliveryRules: [rule] },
    { locale: 'de', placeholders: { email: '', phone: '' } },
  );
  await db.contentDocument.create({
    data: {
      type: 'shop-setting',
      documentId: 'settings',
      locale: 'de',
      data: JSON.parse(JSON.stringify(data)) as object,
    },
  });
});
afterEach(() => db.contentDocument.deleteMany({ where: { type: 'shop-setting' } }));

/** A Monday in a week without holidays. */
const now = new Date('2026-11-23T08:00:00Z');

/** The day on review and tracker for an order to a postcode. */
async function namedDays(zip: string) {
  const visitor = await readyVisitor([await createProduct()]);
  await storeTyped(visitor, { ...typedContact, zip });
  const review = await reviewOrder({ visitor, locale: 'de', now });
  if (typeof review === 'string') throw new Error(`The visitor has to go back to ${review}.`);
  const { intentKey, fingerprint, facts } = review;
  await placeOrder({ visitor, locale: 'de', intentKey, fingerprint, now });
  const order = await findOrder({ visitor });
  if (!order) throw new Error('There is no order.');
  await db.checkout.update({ where: { id: order.id }, data: { createdAt: now } });
  const tracker = await findTracker({ token: order.updateCheckoutDocToken, visitor: null, now });
  return { order, reviewed: facts.expectedDelivery, tracked: tracker?.expectedDelivery };
}

describe('the day of a delivery', () => {
  it.each([
    ['that an editor’s rule names', '8002', '2026-12-03'],
    ['that follows from the delivery time', '7000', '2026-12-07'],
  ])('is the same on the review and after the order: one %s', async (_, zip, day) => {
    expect(await namedDays(zip)).toMatchObject({ reviewed: day, tracked: day });
  });

  it('is the logistics partner’s once it has named one', async () => {
    const { order } = await namedDays('8002');
    await db.fulfilment.update({
      where: { checkoutId: order.id },
      data: { expectedDelivery: new Date('2026-12-08T00:00:00Z') },
    });
    const tracker = await findTracker({ token: order.updateCheckoutDocToken, visitor: null, now });
    expect(tracker).toMatchObject({ expectedDelivery: '2026-12-08', isDayNamed: true });
  });
});
