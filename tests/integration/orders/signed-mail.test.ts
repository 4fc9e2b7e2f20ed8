import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exportOrders } from '~/modules/after-order/export-orders.server.ts';
import { enterDiscountCode } from '~/modules/cart/cart.server.ts';
import { placeOrder } from '~/modules/checkout/checkout.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import { findOrder, type Order } from '~/modules/orders/orders.server.ts';
import { findLedger } from '~/modules/orders/ledger.server.ts';
import { createDiscountCode } from '~/modules/pricing/create-discount.server.ts';
import { bookPayment } from '~/modules/payments/payments.server.ts';
import { db } from '~/platform/db.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import { createProduct, readyVisitor, reviewed } from '../checkout/shop.ts';
import { runAllJobs } from './paying.ts';

beforeEach(async () => {
  await clearJobs();
  await db.checkout.deleteMany();
});

async function ordered(locale: 'de' | 'fr', code?: string) {
  const visitor = await readyVisitor([await createProduct()]);
  if (code) expect(await enterDiscountCode(visitor, { typed: code, sender: 'a sender' })).toBeNull();
  await placeOrder({ visitor, locale, ...(await reviewed(visitor)) });
  const order = await findOrder({ visitor });
  if (!order) throw new Error('The order was not placed.');
  await runAllJobs();
  return { order, visitor };
}

const sign = ({ id }: Order, at?: Date) =>
  db.$transaction(async (database) => {
    await moveOrder(database, { checkoutId: id, fact: 'checked', who: 'staff', at });
    await moveOrder(database, { checkoutId: id, fact: 'contract', who: 'staff', at });
  });

const filesSchema = z.array(z.object({ name: z.string(), type: z.string(), content: z.string() }));

describe('the mail after the signature', () => {
  it.each([
    ['de', 'Dein Zahlungsplan steht fest', 'zahlungsplan'],
    ['fr', 'Votre plan de paiement est fixé', 'plan-de-paiement'],
  ] as const)('has the final schedule, as PDF and for the calendar: %s', async (locale, subject, file) => {
    const { order } = await ordered(locale);
    await sign(order);
    await runAllJobs();
    const mails = await db.localMail.findMany({
      where: { idempotencyKey: { startsWith: `order-news:signed:${order.id}` } },
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(subject);
    expect(mails[0]?.text).not.toMatch(/wenn du bis am|si vous signez d’ici/);
    const files = filesSchema.parse(mails[0]?.attachments);
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(new RegExp(`${file}.*\\.pdf$`)),
      expect.stringMatching(new RegExp(`${file}.*\\.ics$`)),
    ]);
    const [pdf, ics] = files.map(({ content }) => Buffer.from(content, 'base64').toString('latin1'));
    expect(pdf?.slice(0, 5)).toBe('%PDF-');
    const { schedule } = await findLedger(order.id);
    const instalments = schedule.payments.filter(({ kind }) => kind === 'instalment');
    for (const { date } of instalments) expect(ics).toContain(date.replaceAll('-', ''));
  });
});

describe('the export of a person’s data', () => {
  it('contains code, insurance, schedule, payments, contract and referral code of an order', async () => {
    const code = `EXPORT-${randomUUID().slice(0, 8).toUpperCase()}`;
    await createDiscountCode({ code, percent: 10 });
    const { order, visitor } = await ordered('de', code);
    await bookPayment({ number: order.number, amount: 972_00, entry: order.number });
    await sign(order);
    await runAllJobs();
    const { uniqueReferralCode } = await db.checkout.findUniqueOrThrow({ where: { id: order.id } });
    const parts = await exportOrders({ userId: visitor.userId, email: order.contact.email });
    const rowsOf = (name: string) => parts.find((part) => part.name === name)?.rows ?? [];
    expect(rowsOf('orders')).toMatchObject([
      { number: order.number, discountCode: code, discount: 432_00, insurance: null, referralCode: uniqueReferralCode },
    ]);
    expect(rowsOf('orders')[0]?.signedAt).toMatch(/^\d{4}-/);
    expect(rowsOf('orders')[0]?.contractMadeAt).toMatch(/^\d{4}-/);
    const schedule = rowsOf('orderSchedule');
    expect(schedule).toHaveLength(37);
    expect(schedule.every(({ signedBy }) => signedBy === null)).toBe(true);
    expect(schedule.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(order.resultingPrice);
    expect(rowsOf('orderPayments')).toMatchObject([{ number: order.number, means: 'bank', amount: 972_00 }]);
  });
});
