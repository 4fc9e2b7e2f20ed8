import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProduct } from '../checkout/shop.ts';
import {
  importStatementFile,
  bookStatement,
  bookTransaction,
  readStatement,
} from '~/modules/payments/bank-statements.server.ts';
import { paymentTable, readMoneyFigures } from '~/modules/payments/payment-table.server.ts';
import { bookPayment, orderRefund, reverseBooking } from '~/modules/payments/payments.server.ts';
import { paymentReference } from '~/modules/payments/qr-bill/qr-bill-account.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import {
  entryFile,
  entryWith,
  type FilePayment,
  postfinanceFile,
  postfinanceSumFile,
  raiffeisenFile,
  ubsFile,
  zkbFile,
} from '../../support/bank-files.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { rowsOf } from '../../support/lists.ts';
import { paymentOf, placed, receivedMails, runAllJobs } from '../orders/paying.ts';

beforeAll(() => wireModules());
beforeEach(async () => {
  await clearJobs();
  await db.payout.deleteMany();
  await db.bankStatement.deleteMany();
});

const DUE = 1080_00;
const STAFF = 'nadia@velory.example';
let next = 0;
/** A reference of the bank that no other payment has. */
const ref = (): string => `REF${String(++next).padStart(12, '0')}`;
const id = (): string => `ST-${++next}`;

const qrOf = async (order: Order): Promise<string> =>
  paymentReference('CH4431999123000889012', { sequence: (await paymentOf(order)).sequence, number: order.number });

const read = (content: string) =>
  importStatementFile(new File([content], 'auszug.xml'), STAFF, () => Promise.resolve());

/** Reads a file with one statement and books what matched. */
async function readAndBook(content: string) {
  const result = await read(content);
  if (result.kind === 'refused') throw new Error(result.reason);
  const booked = [];
  for (const each of result.ids) booked.push(await bookStatement(each));
  return { ...result, booked: booked.reduce((sum, each) => sum + each.booked, 0) };
}

const stageOf = async ({ id: checkoutId }: Order) =>
  (await db.fulfilment.findUniqueOrThrow({ where: { checkoutId } })).stage;

const entries = () => db.bankTransaction.findMany({ orderBy: [{ entryRef: 'asc' }, { position: 'asc' }] });

describe.each([
  ['PostFinance', postfinanceFile],
  ['UBS', ubsFile],
  ['ZKB', zkbFile],
  ['Raiffeisen', raiffeisenFile],
] as const)('a statement of %s', (_, make) => {
  it('pays an order by its QR reference, with the same effect as a booking by the team', async () => {
    const order = await placed({ once: true });
    const due = (await paymentOf(order)).amount;
    const payment = { amount: (due / 100).toFixed(2), qrReference: await qrOf(order), ref: ref() };
    const file = make([payment, { amount: '77.70', ref: ref(), name: 'Unbekannte Person' }], { id: id() });
    expect(await readAndBook(file)).toMatchObject({ count: 2, known: 0, booked: 1 });
    const { status, transactions, paidAt } = await paymentOf(order);
    expect([status, transactions.length, transactions[0]?.means]).toEqual(['confirmed', 1, 'bank']);
    expect(paidAt).toBeTruthy();
    expect(await stageOf(order)).not.toBe('received');
    await runAllJobs();
    expect(await receivedMails(order)).toHaveLength(1);
    // Read again, it is known; booked again, nothing is left.
    expect(await readAndBook(file)).toMatchObject({ ids: [], count: 0, known: 2, booked: 0 });
    expect((await paymentOf(order)).transactions).toHaveLength(1);
  });
});

describe('the same money in several files', () => {
  it('is booked once: the notification, then the statement with the sum of its batch, then another copy', async () => {
    const one = await placed();
    const other = await placed();
    const payments: FilePayment[] = [];
    for (const order of [one, other]) payments.push({ amount: '1080.00', qrReference: await qrOf(order), ref: ref() });
    expect(await readAndBook(postfinanceFile(payments, { id: id() }))).toMatchObject({ booked: 2 });
    expect(await read(postfinanceSumFile(payments, { id: id() }))).toMatchObject({ count: 0, known: 1 });
    expect(await read(postfinanceFile(payments, { id: id() }))).toMatchObject({ count: 0, known: 2 });
    for (const order of [one, other]) expect((await paymentOf(order)).transactions).toHaveLength(1);
  });

  it('is booked once if the statement with the sum comes first: the sum waits, then its payments replace it', async () => {
    const order = await placed();
    const payments = [
      { amount: '1080.00', qrReference: await qrOf(order), ref: ref() },
      { amount: '5.00', ref: ref() },
    ];
    expect(await readAndBook(postfinanceSumFile(payments, { id: id() }))).toMatchObject({ count: 1, booked: 0 });
    expect((await entries())[0]).toMatchObject({ state: 'held', reason: 'batch' });
    expect(await bookTransaction((await entries())[0]?.id ?? '', { number: order.number })).toEqual({
      kind: 'not-bookable',
    });
    expect(await readAndBook(postfinanceFile(payments, { id: id() }))).toMatchObject({ count: 2, booked: 1 });
    expect((await entries()).map(({ state }) => state)).toEqual(['resolved', 'booked', 'held']);
  });

  it('is stored once by uploads at the same time', async () => {
    const order = await placed();
    const file = ubsFile([{ amount: '1080.00', qrReference: await qrOf(order), ref: ref() }], { id: id() });
    const results = await Promise.all([read(file), read(file), read(file)]);
    expect(results.map((result) => (result.kind === 'read' ? result.count : -1)).sort()).toEqual([0, 0, 1]);
    const ids = results.flatMap((result) => (result.kind === 'read' ? result.ids : []));
    await Promise.all([...ids, ...ids, ...ids].map((each) => bookStatement(each)));
    expect((await paymentOf(order)).transactions).toHaveLength(1);
  });

  it('is held if the bank gives no reference and it looks the same', async () => {
    const entry = entryWith({ ref: '' });
    expect(await read(entryFile(entry, { id: id() }))).toMatchObject({ count: 1 });
    expect(await read(entryFile(entry, { id: id() }))).toMatchObject({ count: 1 });
    expect((await entries()).map(({ reason }) => reason)).toContain('duplicate');
  });

  it('of two equal payments in one batch is two payments', async () => {
    const order = await placed();
    const qrReference = await qrOf(order);
    const payments = [1, 2].map(() => ({ amount: '540.00', qrReference, ref: ref() }));
    expect(await readAndBook(postfinanceFile(payments, { id: id() }))).toMatchObject({ booked: 2 });
    expect(await paymentOf(order)).toMatchObject({ status: 'confirmed' });
  });
});

describe('the effect of a payment on its order', () => {
  const outcomeOf = async (order: Order, amount: string, day?: string) => {
    const payment = { amount, qrReference: await qrOf(order), ref: ref() };
    const result = await read(ubsFile([payment], { id: id(), ...(day && { day }) }));
    const [entry] = await db.bankTransaction.findMany({ where: { entryRef: payment.ref } });
    expect(result.kind).toBe('read');
    const booking = await bookTransaction(entry?.id ?? '');
    return booking.kind === 'booked' ? booking.outcome : booking.kind;
  };

  it('is too little, then enough, then the same twice', async () => {
    const order = await placed();
    expect(await outcomeOf(order, '300.00')).toMatchObject({ state: 'underpaid', missing: 780_00, over: 0 });
    expect(await outcomeOf(order, '780.00')).toMatchObject({ state: 'paid', missing: 0, isPaidTwice: false });
    expect(await outcomeOf(order, '780.00')).toMatchObject({ state: 'overpaid', over: 780_00, isPaidTwice: true });
  });

  it('is 350 instead of 300 francs', async () => {
    const order = await placed();
    expect(await outcomeOf(order, '1130.00')).toMatchObject({ state: 'overpaid', over: 50_00, isPaidTwice: false });
  });

  it('is too late, and is returned if the order has ended', async () => {
    const order = await placed();
    await db.payment.update({ where: { checkoutId: order.id }, data: { payBy: new Date('2026-11-20') } });
    expect(await outcomeOf(order, '100.00', '2026-11-21')).toMatchObject({ state: 'underpaid', isLate: true });
  });
});

describe('a payment without a reference', () => {
  it('is proposed by name and amount, and booked once somebody has said so', async () => {
    const order = await placed();
    await db.payment.updateMany({
      where: { checkoutId: { not: order.id }, paidAt: null },
      data: { paidAt: new Date() },
    });
    const { ids } = {
      ids: [] as string[],
      ...(await read(ubsFile([{ amount: '1080.00', name: 'KELLER MIA', ref: ref() }], { id: id() }))),
    };
    const view = await readStatement(ids[0] ?? '');
    expect(view?.entries[0]).toMatchObject({ state: 'proposed', orderNumber: order.number, isBookable: true });
    expect(await bookStatement(ids[0] ?? '')).toMatchObject({ booked: 0 });
    const entry = view?.entries[0]?.id ?? '';
    const both = await Promise.all(
      [1, 2].map(() => bookTransaction(entry, { number: order.number, staffEmail: STAFF })),
    );
    expect(both.map(({ kind }) => kind).sort()).toEqual(['booked', 'changed']);
    expect(await paymentOf(order)).toMatchObject({ status: 'confirmed', transactions: [{ bookedBy: STAFF }] });
  });

  it('is held if it is in euros, reversed, or reserved, and books nothing', async () => {
    const more = (text: string) => ({ more: text });
    for (const changed of [
      { amount: '<Amt Ccy="EUR">1080.00</Amt>' },
      more('<RvslInd>true</RvslInd>'),
      { status: '<Sts><Cd>PDNG</Cd></Sts>' },
      { amount: '<Amt Ccy="CHF">-5.00</Amt>' },
    ])
      await readAndBook(entryFile(entryWith({ ...changed, ref: `<AcctSvcrRef>${ref()}</AcctSvcrRef>` }), { id: id() }));
    expect((await entries()).map(({ state, reason }) => `${state} ${reason}`)).toEqual([
      'held currency',
      'held reversal',
      'held reserved',
      'held amount',
    ]);
  });
});

describe('a booking that was a mistake', () => {
  const reverse = (transactionId: string) =>
    reverseBooking({ id: transactionId, reason: 'Falsche Bestellung', staffEmail: STAFF }, () => Promise.resolve());

  it('is taken back: the order is not paid any more, and the payment can be booked for another', async () => {
    const wrong = await placed();
    const right = await placed();
    const payment = { amount: '1080.00', qrReference: await qrOf(wrong), ref: ref() };
    await readAndBook(ubsFile([payment], { id: id() }));
    const [transaction] = (await paymentOf(wrong)).transactions;
    const stageBefore = await stageOf(right);
    expect(await reverse(transaction?.id ?? '')).toBe('reversed');
    expect(await reverse(transaction?.id ?? '')).toBe('unknown');
    expect(await paymentOf(wrong)).toMatchObject({
      status: 'waiting',
      paidAt: null,
      transactions: [{ status: 'reversed', reversedBy: STAFF, reversalReason: 'Falsche Bestellung' }],
    });
    expect(await stageOf(wrong)).toBe(stageBefore);
    const [entry] = await entries();
    expect(entry).toMatchObject({ state: 'held', reason: 'taken' });
    expect(await bookTransaction(entry?.id ?? '', { number: right.number })).toMatchObject({ kind: 'booked' });
    expect(await paymentOf(right)).toMatchObject({ status: 'confirmed' });
    // The order can be paid after all.
    await bookPayment({ number: wrong.number, entry: ref() });
    expect(await paymentOf(wrong)).toMatchObject({ status: 'confirmed' });
  });

  it('has the team stop an order that the logistics partner already has', async () => {
    const order = await placed({ once: true });
    await bookPayment({ number: order.number, entry: ref() });
    const [transaction] = (await paymentOf(order)).transactions;
    expect(await reverse(transaction?.id ?? '')).toBe('reversed');
    const messages = (await waitingJobs()).filter(({ key }) => key?.startsWith(`payment-reversed:${order.id}`));
    expect(messages).toMatchObject([{ identifier: 'chat.send' }]);
  });

  it('stays if some of it was returned, or the workshop has begun', async () => {
    const order = await placed();
    await bookPayment({ number: order.number, entry: ref() });
    const [transaction] = (await paymentOf(order)).transactions;
    await db.orderEvent.create({
      data: { checkoutId: order.id, kind: 'assembly', stage: 'assembly', at: new Date(), who: 'logistics-partner' },
    });
    expect(await reverse(transaction?.id ?? '')).toBe('too-late');
    expect(await paymentOf(order)).toMatchObject({ status: 'confirmed', transactions: [{ status: 'confirmed' }] });
    const wish = {
      checkoutId: order.id,
      key: transaction?.key ?? '',
      amount: 1_00,
      reason: 'Kulanz',
      staffEmail: STAFF,
    };
    await db.$transaction((database) => orderRefund(database, wish));
    expect(await reverse(transaction?.id ?? '')).toBe('refunded');
  });
});

describe('the list of payments', () => {
  it('shows what is due, received, waiting and to be returned', async () => {
    const order = await placed();
    await createProduct();
    await readAndBook(
      ubsFile(
        [
          { amount: '1080.00', qrReference: await qrOf(order), ref: ref() },
          { amount: '5.55', ref: ref() },
        ],
        {
          id: id(),
        },
      ),
    );
    const due = await placed();
    const states = async (search: string) => (await rowsOf(paymentTable, search)).map(({ state }) => state);
    expect(await states(`suche=${order.number}`)).toEqual(['assigned']);
    expect(await states(`suche=${due.number}`)).toEqual(['open']);
    expect(await states('stand=zuordnen')).toContain('assign');
    const { counts, open, received } = await readMoneyFigures();
    expect(counts.zuordnen).toBeGreaterThan(0);
    expect(open).toBeGreaterThanOrEqual(DUE);
    expect(received).toBeGreaterThanOrEqual(DUE);
  });
});
