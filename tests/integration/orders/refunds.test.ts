import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLocalTransaction, changeLocalStatus } from '~/integrations/payment/local.server.ts';
import { acceptPaymentWebhook, orderRefund, UNCLEAR } from '~/modules/payments/payments.server.ts';
import { syncPayment } from '~/modules/payments/provider/sync-payment.server.ts';
import { paymentProvider } from '~/integrations/payment/payment.server.ts';
import { signWebhook } from '~/integrations/payment/webhook-signature.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { type Database, db, type Prisma, type Refund } from '~/platform/db.server.ts';
import { jobs, wireModules } from '~/wiring.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import { paymentOf, placed, runAllJobs, runJobs } from './paying.ts';

beforeAll(() => wireModules());
beforeEach(clearJobs);

const PAID = 1080_00;
const SEED = 20261127;

/** An order whose down payment of 1080 francs was paid at the local provider. */
async function paid(): Promise<{ order: Order; hash: string; key: string }> {
  const order = await placed();
  await runJobs(['payment.create-link']);
  const { id, gateways } = await paymentOf(order);
  const hash = gateways[0]?.hash ?? '';
  await addLocalTransaction(hash, { status: 'confirmed', means: 'twint' });
  await syncPayment({ paymentId: id });
  const [transaction] = (await paymentOf(order)).transactions;
  await clearJobs();
  return { order, hash, key: transaction?.key ?? '' };
}

/** The provider's webhook about an order, whatever its content. */
async function notify({ id }: Order): Promise<void> {
  const body = JSON.stringify({ transaction: { id: 'x', status: 'refunded', referenceId: id } });
  const signature = signWebhook(body, paymentProvider()?.webhookKey ?? '');
  expect(await acceptPaymentWebhook({ body, contentType: 'application/json', signature })).toBe('accepted');
}

/** Requests a refund, as the button of the staff page does. */
const refund = ({ id }: Order, key: string, amount: number) =>
  db.$transaction((database) =>
    orderRefund(database, { checkoutId: id, key, amount, reason: 'Kulanz', staffEmail: 'nadia@example.ch' }),
  );

/** The amount that the provider has returned of a page, in Rappen. */
async function sentBack(hash: string): Promise<number> {
  const { transactions } = await db.localGateway.findUniqueOrThrow({ where: { hash } });
  return (transactions as { refunded?: number }[]).reduce((sum, { refunded = 0 }) => sum + refunded, 0);
}

/** A transaction in which something happens elsewhere right after refunds were first read. */
function afterFirstRead(database: Database, act: () => Promise<unknown>): Database {
  let isRead = false;
  const aggregate = async (input: Prisma.RefundAggregateArgs) => {
    const result = await database.refund.aggregate(input);
    if (!isRead) await act();
    isRead = true;
    return result;
  };
  const refund = new Proxy(database.refund, {
    get: (target, name) => (name === 'aggregate' ? aggregate : Reflect.get(target, name)),
  });
  return new Proxy(database, { get: (target, name) => (name === 'refund' ? refund : Reflect.get(target, name)) });
}

const refundsOf = (order: Order) => db.refund.findMany({ where: { payment: { checkoutId: order.id } } });

/** Runs the job of each refund as soon as its row exists, as a worker does, until the callback returns true. */
async function sendRefunds(order: Order, isOver: (refunds: Refund[]) => boolean): Promise<void> {
  const job = jobs.find(({ name }) => name === 'payment.refund');
  const begun = new Set<string>();
  for (;;) {
    const refunds = await refundsOf(order);
    const next = refunds.filter(({ id }) => !begun.has(id)).slice(0, 3);
    if (next.length === 0 && isOver(refunds)) return;
    for (const { id } of next) begun.add(id);
    await Promise.all(
      next.map(({ id }) => job?.handle({ refundId: id }, { idempotencyKey: id, signal: new AbortController().signal })),
    );
  }
}

const news = (order: Pick<Order, 'number'>) =>
  db.localMail.findMany({
    where: { subject: { startsWith: 'Wir haben dir', endsWith: order.number } },
    orderBy: { id: 'asc' },
  });

describe('refunds at the same time', () => {
  it('never send back more than came, next to the job that sends them and the webhook', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1_00, max: 500_00 }), { minLength: 2, maxLength: 20 }),
        async (amounts) => {
          const { order, hash, key } = await paid();
          let isAsked = false;
          const sending = sendRefunds(order, () => isAsked);
          const answers = await Promise.all(
            amounts.map(async (amount, index) => {
              const answer = await refund(order, key, amount);
              if (index % 3 === 0) await syncPayment({ paymentId: (await paymentOf(order)).id });
              if (index % 5 === 0) await notify(order);
              return answer.kind === 'ordered' ? amount : 0;
            }),
          );
          isAsked = true;
          await sending;
          await runAllJobs();
          const ordered = answers.reduce((sum, amount) => sum + amount, 0);
          expect(ordered).toBeLessThanOrEqual(PAID);
          // The refused amount no longer fits.
          for (const [index, amount] of amounts.entries())
            if (answers[index] === 0) expect(ordered + amount).toBeGreaterThan(PAID);
          expect(await sentBack(hash)).toBe(ordered);
          expect((await refundsOf(order)).every(({ doneAt, failure }) => doneAt && failure === null)).toBe(true);
          expect((await paymentOf(order)).status).toBe(ordered === PAID ? 'refunded' : 'partially_refunded');
        },
      ),
      { numRuns: 5, seed: SEED, examples: [[Array.from({ length: 20 }, () => PAID / 3)]] },
    );
  });

  it('count one that the job moves on between two reads', async () => {
    const { order, key } = await paid();
    const first = await refund(order, key, PAID);
    const id = first.kind === 'ordered' ? first.id : '';
    await db.refund.update({ where: { id }, data: { failure: UNCLEAR } });
    const finish = () => db.refund.update({ where: { id }, data: { failure: null, doneAt: new Date() } });
    const again = await db.$transaction((database) =>
      orderRefund(afterFirstRead(database, finish), {
        checkoutId: order.id,
        key,
        amount: 1_00,
        reason: 'Kulanz',
        staffEmail: 'nadia@example.ch',
      }),
    );
    expect(again).toEqual({ kind: 'too-much', most: 0 });
  });

  it('of thirds are a full refund once all of them are sent, and the shopper is notified of each', async () => {
    const { order, hash, key } = await paid();
    const kinds = [];
    for (let time = 0; time < 4; time++) {
      kinds.push((await refund(order, key, PAID / 3)).kind);
      await runAllJobs();
    }
    expect(kinds).toEqual(['ordered', 'ordered', 'ordered', 'unknown']);
    expect(await sentBack(hash)).toBe(PAID);
    expect(await paymentOf(order)).toMatchObject({ status: 'refunded', transactions: [{ status: 'refunded' }] });
    const mails = await news(order);
    expect(mails).toHaveLength(3);
    expect(mails[0]?.text).toContain('CHF\u00a0360.00');
  });
});

describe('a refund made at the provider', () => {
  it('is mailed to the shopper once', async () => {
    const { order, hash } = await paid();
    await changeLocalStatus(hash, 'refunded');
    for (let time = 0; time < 2; time++) {
      await notify(order);
      await runAllJobs();
    }
    expect((await paymentOf(order)).status).toBe('refunded');
    const mails = await news(order);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Wir haben dir CHF\u00a01’080.00 zurückgezahlt, Bestellung ${order.number}`,
    ]);
  });
});
