import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseForCart, enterDiscountCode } from '~/modules/cart/cart.server.ts';
import { placeOrder } from '~/modules/checkout/checkout.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import { requestCancellation } from '~/modules/fulfilment/tracker.server.ts';
import { findTracker } from '~/modules/fulfilment/tracker.server.ts';
import { orderPlanFile } from '~/modules/orders/schedule.server.ts';
import { findLedger } from '~/modules/orders/ledger.server.ts';
import { isEnding } from '~/modules/orders/order-stages.ts';
import { findOrder, findOrderById, type Order } from '~/modules/orders/orders.server.ts';
import { paymentView } from '~/modules/payments/payments.server.ts';
import { recordTransactions } from '~/modules/payments/provider/record-transactions.server.ts';
import { watchDeadlines } from '~/modules/payments/overdue.server.ts';
import { orderRefund, refundJob } from '~/modules/payments/refund.server.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, readyVisitor, reviewed, type TestProduct, typedContact } from '../checkout/shop.ts';

/** `npm run test:lives` runs 200. */
const RUNS = Number(process.env.LIVES_DATABASE ?? 6);
const SEED = 20261127;
const PIECES = 3;
const DAY_MS = 86_400_000;

const facts = ['checked', 'contract', 'assembly', 'shipped', 'delivered', 'cancelled'] as const;

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('pay' as const), percent: fc.constantFrom(40, 100, 130) }),
    fc.record({ kind: fc.constant('move' as const), fact: fc.constantFrom(...facts) }),
    fc.record({ kind: fc.constant('refund' as const), percent: fc.constantFrom(30, 100) }),
    fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(2, 6, 9) }),
    fc.record({ kind: fc.constant('request' as const) }),
  ),
  { minLength: 1, maxLength: 7 },
);

const beginnings = fc.record({ months: fc.constantFrom(1, 24, 36), withCode: fc.boolean(), insurance: fc.boolean() });

type Step = (typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never) extends readonly (infer One)[]
  ? One
  : never;

interface World {
  order: Order;
  now: Date;
  product: TestProduct;
  code: string | null;
}

async function ordered(beginning: { months: number; withCode: boolean; insurance: boolean }): Promise<World> {
  const product = await createProduct({ price: 4320_00, stockQuantity: PIECES });
  const visitor = await readyVisitor([product], { ...typedContact, email: `${randomUUID()}@example.ch` });
  const code = beginning.withCode ? `L${randomUUID().slice(0, 8).toUpperCase()}` : null;
  if (code) {
    await db.discountCode.create({ data: { code, percent: 10, maxUses: 1 } });
    await enterDiscountCode(visitor, { typed: code, sender: visitor.userId });
  }
  await chooseForCart(visitor, { planLength: beginning.months, insurance: beginning.insurance });
  const result = await placeOrder({ visitor, locale: 'de', ...(await reviewed(visitor)) });
  const order = await findOrder({ visitor });
  if (result.kind !== 'placed' || !order) throw new Error(`The order was not placed: ${result.kind}.`);
  return { order, now: new Date(), product, code };
}

async function take(world: World, step: Step): Promise<void> {
  const { order } = world;
  const payment = await db.payment.findUnique({ where: { checkoutId: order.id }, include: { transactions: true } });
  switch (step.kind) {
    case 'pay': {
      if (!payment) return;
      const amount = Math.ceil((payment.amount * step.percent) / 100);
      const key = `bank:${randomUUID()}`;
      await recordTransactions(payment.id, [{ key, status: 'confirmed', amount, means: 'bank', at: world.now }]);
      return;
    }
    case 'move':
      await db.$transaction((database) =>
        moveOrder(database, { checkoutId: order.id, fact: step.fact, who: 'staff', at: world.now }),
      );
      return;
    case 'refund': {
      const brought = payment?.transactions.find(({ status }) => status === 'confirmed');
      if (!brought) return;
      const amount = Math.ceil((brought.amount * step.percent) / 100);
      const wish = { checkoutId: order.id, key: brought.key, amount, reason: 'test', staffEmail: 'team@velory.ch' };
      const refund = await db.$transaction((database) => orderRefund(database, wish));
      if (refund.kind !== 'ordered') return;
      const signal = new AbortController().signal;
      await refundJob.handle({ refundId: refund.id }, { idempotencyKey: randomUUID(), signal });
      return;
    }
    case 'request':
      await requestCancellation(order.id, world.now);
      return;
    case 'wait':
      for (let day = 0; day < step.days; day += 1) {
        world.now = new Date(world.now.getTime() + DAY_MS);
        await watchDeadlines(world.now);
      }
  }
}

async function expectBooks({ order, now, product, code }: World): Promise<void> {
  const ledger = await findLedger(order.id, { now });
  const stored = await findOrderById(order.id);
  if (!stored) throw new Error('The order is gone.');
  const { money, parts, ended, own, nextPayment, schedule } = ledger;
  const payment = await db.payment.findUnique({
    where: { checkoutId: order.id },
    include: { transactions: true, refunds: true },
  });
  const brought = (payment?.transactions ?? []).reduce((sum, { amount }) => sum + amount, 0);
  expect(money.own + money.returned + money.contested).toBe(brought);
  const sent = (payment?.refunds ?? []).reduce((sum, { amount, doneAt }) => (doneAt ? sum + amount : sum), 0);
  expect(money.returned).toBe(sent);
  expect(ended !== null).toBe(isEnding(stored.stage));
  if (!ended) expect(parts.shopper + parts.employer + parts.sponsors).toBe(order.resultingPrice);

  const shown = await paymentView({ ...stored, token: order.updateCheckoutDocToken });
  if (own?.kind === 'payment') expect(shown?.outstanding).toBe(own.amount);
  const tracker = await findTracker({ token: order.updateCheckoutDocToken, visitor: null, now });
  expect(tracker?.due.own ?? null).toBe(own?.kind ?? null);
  if (tracker?.due.plan?.next) expect(tracker.due.plan.next.amount).toBe(nextPayment?.amount);
  if (!stored.payOneTime && !ended) {
    const { body } = await orderPlanFile('ics', { order: stored, locale: 'de', now });
    const events = String(body).match(/BEGIN:VEVENT/g) ?? [];
    expect(events).toHaveLength(schedule.payments.length);
  }

  // A piece and the use of a code belong to orders that run.
  const [variant] = await db.variant.findMany({ where: { productId: product.id }, select: { stockQuantity: true } });
  const taken = await db.deal.count({ where: { checkoutId: order.id, stockTaken: true } });
  expect((variant?.stockQuantity ?? 0) + taken).toBe(PIECES);
  if (stored.stage === 'cancelled') expect(taken).toBe(0);
  if (code) {
    const { used } = await db.discountCode.findFirstOrThrow({ where: { code }, select: { used: true } });
    expect(used).toBe(await db.discountRedemption.count({ where: { discountCode: { code } } }));
    expect(used).toBeLessThanOrEqual(1);
  }
}

describe('the life of an order in the database', () => {
  beforeAll(() => db.contentDocument.deleteMany({ where: { type: 'shop-setting' } }));

  it(
    `shows the ledger's figures, and loses no money, piece or code, in ${RUNS} histories`,
    { timeout: 1_800_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(beginnings, steps, async (beginning, history) => {
          const world = await ordered(beginning);
          await expectBooks(world);
          for (const step of history) {
            await take(world, step);
            await expectBooks(world);
          }
        }),
        { numRuns: RUNS, seed: SEED, endOnFailure: true },
      );
    },
  );
});
