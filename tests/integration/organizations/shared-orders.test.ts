import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLocalTransaction } from '~/integrations/payment/local.server.ts';
import { chooseForCart } from '~/modules/cart/cart.server.ts';
import { changeDiscount, placeOrder } from '~/modules/checkout/checkout.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import type { OrderFact } from '~/modules/orders/order-facts.ts';
import { findTracker } from '~/modules/fulfilment/tracker.server.ts';
import { findOrder, type Order } from '~/modules/orders/orders.server.ts';
import { listMembers } from '~/modules/organizations/admin/members.server.ts';
import { ordersPerMonth, sharedOrders } from '~/modules/organizations/admin/orders.server.ts';
import { sharesOf } from '~/modules/organizations/statement.ts';
import { watchDeadlines } from '~/modules/payments/overdue.server.ts';
import { bookPayment } from '~/modules/payments/payments.server.ts';
import { syncPayment } from '~/modules/payments/provider/sync-payment.server.ts';
import { createDiscountCode } from '~/modules/pricing/create-discount.server.ts';
import { cancelByStaffMember, refundByStaffMember } from '~/modules/staff/order-acts.server.ts';
import { staffOrderView } from '~/modules/staff/order-page.server.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import {
  createProduct,
  firstVariant,
  readyVisitor,
  reviewed,
  type TestProduct,
  typedContact,
} from '../checkout/shop.ts';
import { paymentOf, runAllJobs, runJobs } from '../orders/paying.ts';
import { colleague, type Someone } from '../staff/team.ts';
import { createInstance, type TestInstance } from './instance.ts';

/*
 * An order of which an employer pays a part, with a code of its organization and with insurance: its money, both ways.
 */

const DAY_MS = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

let nadia: Someone;
let organization: TestInstance;

beforeAll(async () => {
  wireModules();
  nadia = await colleague();
  organization = await createInstance({
    private: true,
    maxPlanLength: 36,
    maxDiscountCodeAmount: 300,
    costSharing: { planType: 'mhp', share: { kind: 'amount', francs: 36 } },
  });
});
beforeEach(() => clearJobs());

interface Shared {
  order: Order;
  code: string;
  bike: TestProduct;
  userId: string;
}

/** A member's order of a bike for 4320 francs, with a code of 300 francs and an employer who pays 24 times 36. */
async function ordered(): Promise<Shared> {
  const code = `T${randomUUID().slice(0, 8)}`.toUpperCase();
  const bike = await createProduct({ price: 4320_00, stockQuantity: 1 });
  return organization.here(async () => {
    await createDiscountCode({ code, percent: 20, maxUses: 1 }, { instanceId: organization.id });
    const email = `${randomUUID()}@helvion.example`;
    const visitor = await readyVisitor([bike], { ...typedContact, email });
    await db.userOrganization.create({
      data: { userId: visitor.userId, organizationId: organization.id, way: 'domain' },
    });
    const form = new FormData();
    form.set('intent', 'apply-code');
    form.set('discountCode', code);
    expect(await changeDiscount(visitor, form, code)).toBeNull();
    await chooseForCart(visitor, { insurance: true });
    const placed = await placeOrder({ visitor, locale: 'de', ...(await reviewed(visitor)), agreesToShare: true });
    const order = await findOrder({ visitor });
    if (!order) throw new Error(placed.kind);
    return { order, code, bike, userId: visitor.userId };
  });
}

/** What the organization has to pay for a member, over all months. */
async function employerPays(userId: string): Promise<number> {
  const orders = await organization.here(() => sharedOrders({ id: organization.id }));
  const own = orders.filter((each) => each.userId === userId);
  return own.flatMap(sharesOf).reduce((sum, { amount }) => sum + amount, 0);
}

const notify = ({ id }: Order, ...facts: readonly OrderFact[]) =>
  db.$transaction(async (database) => {
    for (const fact of facts) await moveOrder(database, { checkoutId: id, fact, who: 'financing-partner' });
  });

const usesOf = async (code: string) => (await db.discountCode.findFirstOrThrow({ where: { code } })).used;
const leftOf = async (bike: TestProduct) =>
  (await db.variant.findUniqueOrThrow({ where: { id: firstVariant(bike) } })).stockQuantity;

describe('a refund of an order with an employer’s share, a code and insurance', () => {
  it('returns what the member paid and leaves the employer nothing to pay; the code may be used again', async () => {
    const { order, code, bike, userId } = await ordered();
    // A quarter of the price without the discount, which reduces the instalments; the insurance is billed separately.
    expect(order).toMatchObject({ resultingPrice: 4020_00, discount: 300_00, insurancePrice: 345_00 });
    const down = order.totalDownPayment;
    await runJobs(['payment.create-link']);
    const { id: paymentId, gateways } = await paymentOf(order);
    await addLocalTransaction(gateways[0]?.hash ?? '', { status: 'confirmed', means: 'twint' });
    await syncPayment({ paymentId });
    await notify(order, 'checked', 'contract');
    expect([await employerPays(userId), await usesOf(code), await leftOf(bike)]).toEqual([24 * 36_00, 1, 0]);

    expect(await cancelByStaffMember(nadia, order.id, 'Nicht lieferbar')).toEqual({ kind: 'done' });
    const [way] = (await staffOrderView(order.number))?.refundable ?? [];
    expect(way).toMatchObject({ label: 'TWINT', most: down });
    const refund = (amount: number) =>
      refundByStaffMember(nadia, order.id, { key: way?.key ?? '', amount, reason: 'Storniert' });
    expect(await refund(down + 5)).toMatchObject({ kind: 'refused' });
    expect(await refund(down)).toEqual({ kind: 'done' });
    await runAllJobs();
    expect(await paymentOf(order)).toMatchObject({ status: 'refunded' });
    expect((await staffOrderView(order.number))?.statusLabel).toBe('Storniert');
    expect([await employerPays(userId), await usesOf(code), await leftOf(bike)]).toEqual([0, 0, 1]);
  });
});

describe('a member’s order that was cancelled and is paid late', () => {
  /** Reminded, then cancelled; nothing was paid. */
  async function cancelled(): Promise<Shared> {
    const shared = await ordered();
    await runAllJobs();
    await watchDeadlines(inDays(5));
    await watchDeadlines(inDays(8));
    await runAllJobs();
    expect([await usesOf(shared.code), await leftOf(shared.bike)]).toEqual([0, 1]);
    return shared;
  }
  const pay = ({ number, totalDownPayment }: Order) =>
    bookPayment({ number, amount: totalDownPayment, entry: `${number} late` });
  const situationOf = async ({ updateCheckoutDocToken: token }: Order) =>
    (await organization.here(() => findTracker({ token, visitor: null })))?.situation;

  it('is restored with the employer’s share, the code and the stock, and named as the organization’s', async () => {
    const { order, code, bike, userId } = await cancelled();
    expect([await situationOf(order), await employerPays(userId)]).toEqual(['cancelled', 0]);
    await pay(order);
    await runAllJobs();
    expect([await usesOf(code), await leftOf(bike)]).toEqual([1, 0]);
    const mail = await db.localMail.findFirstOrThrow({
      where: { idempotencyKey: { startsWith: `order-news:reinstated:${order.id}` } },
    });
    expect(mail.text).toContain(`//${organization.organization.slug}.localhost`);
    await notify(order, 'checked', 'contract');
    expect(await employerPays(userId)).toBe(24 * 36_00);
  });

  it("is valid again if the member has left meanwhile, without the employer's part from that day on", async () => {
    const { order, userId } = await cancelled();
    await db.userOrganization.update({ where: { userId }, data: { leftAt: new Date() } });
    await pay(order);
    await runAllJobs();
    await notify(order, 'checked', 'contract');
    expect([await situationOf(order), await employerPays(userId)]).toEqual(['prepared', 0]);
  });

  it('is returned if another shopper has the bike: the code stays free, the employer owes nothing', async () => {
    const { order, code, bike, userId } = await cancelled();
    await db.variant.update({
      where: { id: firstVariant(bike) },
      data: { stockQuantity: 0, stockStatus: 'outofstock' },
    });
    await pay(order);
    await runAllJobs();
    expect([await situationOf(order), await usesOf(code), await employerPays(userId)]).toEqual(['cancelled', 0, 0]);
    expect((await staffOrderView(order.number))?.refundable).toMatchObject([{ most: order.totalDownPayment }]);
  });
});

describe('an order that its employer is not to know of', () => {
  /** A member's order without an agreement: paid at once, or on a plan without a share. */
  async function quietOrder(shop: TestInstance, planLength: 1 | 24): Promise<string> {
    return shop.here(async () => {
      const email = `${randomUUID()}@helvion.example`;
      const visitor = await readyVisitor([await createProduct()], { ...typedContact, email });
      await db.user.update({ where: { id: visitor.userId }, data: { email } });
      await db.userOrganization.create({ data: { userId: visitor.userId, organizationId: shop.id, way: 'domain' } });
      await chooseForCart(visitor, { planLength });
      expect(await placeOrder({ visitor, locale: 'de', ...(await reviewed(visitor)) })).toMatchObject({
        kind: 'placed',
      });
      return visitor.userId;
    });
  }

  it('is in no list, count or chart: paid at once, without a share, or without the buyer’s agreement', async () => {
    const shop = await createInstance({
      private: true,
      costSharing: { planType: 'mhp', share: { kind: 'amount', francs: 36 } },
    });
    const unshared = await createInstance({ private: true });
    const people = [await quietOrder(shop, 1), await quietOrder(unshared, 24)];
    for (const { here, organization } of [shop, unshared])
      await here(async () => {
        const orders = await sharedOrders(organization);
        expect([orders, ordersPerMonth(orders).every(({ count }) => count === 0)]).toEqual([[], true]);
        const { members, counts } = await listMembers(organization, orders, { perPage: 10 });
        expect(counts.plan).toBe(0);
        for (const member of members.filter(({ userId }) => people.includes(userId)))
          expect(member).toMatchObject({ name: null, plan: 'none', share: 0, of: 0 });
      });
    // A share without an agreement, as an older version of the shop may have stored it.
    const { order, userId } = await ordered();
    const known = async () =>
      (await organization.here(() => sharedOrders({ id: organization.id }))).filter((each) => each.userId === userId)
        .length;
    expect(await known()).toBe(1);
    await db.checkout.update({ where: { id: order.id }, data: { employerToldAt: null } });
    expect(await known()).toBe(0);
  });
});
