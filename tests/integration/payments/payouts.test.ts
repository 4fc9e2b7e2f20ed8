import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookStatement, importStatementFile } from '~/modules/payments/bank-statements.server.ts';
import { bookPayment, orderRefund } from '~/modules/payments/payments.server.ts';
import {
  confirmPayout,
  makePayoutFile,
  openPayoutFiles,
  readPayoutFile,
  releasePayout,
  setPayoutAccount,
} from '~/modules/payments/payouts.server.ts';
import { paymentReference } from '~/modules/payments/qr-bill/qr-bill-account.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { loader as fetchFile } from '~/pages/admin/payments/payout-file-route.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { ubsFile } from '../../support/bank-files.ts';
import { clearJobs } from '../../support/jobs.ts';
import { paymentOf, placed, runAllJobs } from '../orders/paying.ts';
import { colleague } from '../staff/team.ts';

beforeAll(() => wireModules());
beforeEach(async () => {
  await clearJobs();
  await db.payout.deleteMany();
});

const STAFF = 'nadia@velory.example';
const nothing = () => Promise.resolve();
let next = 0;
const newRef = () => `OUT${String(++next).padStart(12, '0')}`;

async function readAndBook(content: string): Promise<{ booked: number; sent: number; left: number }> {
  const result = await importStatementFile(new File([content], 'auszug.xml'), STAFF, nothing);
  if (result.kind === 'refused') throw new Error(result.reason);
  const [id] = result.ids;
  return id ? bookStatement(id) : { booked: 0, sent: 0, left: 0 };
}

/** Has money of an order's only payment sent back. */
async function refund(order: Order, amount: number) {
  const [transaction] = (await paymentOf(order)).transactions;
  const wish = { checkoutId: order.id, key: transaction?.key ?? '', amount, reason: 'Kulanz', staffEmail: STAFF };
  return db.$transaction((database) => orderRefund(database, wish));
}

const onlyPayout = () => db.payout.findFirstOrThrow({ include: { refund: true } });
const refundMails = ({ number }: Order) =>
  db.localMail.count({ where: { subject: { startsWith: 'Wir haben dir', endsWith: number } } });

describe('money that came by bank', () => {
  it('goes back to the account it came from: by a file, done once the statement shows it', async () => {
    const order = await placed();
    const { sequence } = await paymentOf(order);
    const qrReference = paymentReference('CH4431999123000889012', { sequence, number: order.number });
    await readAndBook(
      ubsFile([{ amount: '1080.00', qrReference, name: 'Mia Keller-Zürcher', ref: newRef() }], { id: newRef() }),
    );
    expect(await refund(order, 80_00)).toMatchObject({ kind: 'ordered' });
    expect(await refund(order, 1001_00)).toEqual({ kind: 'too-much', most: 1000_00 });
    await runAllJobs();
    const payout = await onlyPayout();
    expect(payout).toMatchObject({
      name: 'Mia Keller-Zürcher',
      iban: 'CH5604835012345678009',
      amount: 80_00,
      doneAt: null,
    });
    expect(payout.refund?.doneAt).toBeNull();

    const made = await makePayoutFile(STAFF, nothing);
    expect(made).toMatchObject({ kind: 'made', count: 1, sum: 80_00 });
    expect(await makePayoutFile(STAFF, nothing)).toEqual({ kind: 'nothing' });
    const file = await readPayoutFile(made.kind === 'made' ? made.id : '');
    expect(file?.xml).toContain(`<EndToEndId>${payout.endToEndId}</EndToEndId>`);
    expect(file?.xml).toContain('<InstdAmt Ccy="CHF">80.00</InstdAmt>');
    expect(file?.xml).toContain('<PstCd>8002</PstCd><TwnNm>Zürich</TwnNm><Ctry>CH</Ctry>');
    expect(await readPayoutFile(made.kind === 'made' ? made.id : '')).toEqual(file);
    const nadia = await colleague();
    const request = new Request('http://localhost:3000/x', { headers: { Cookie: nadia.cookie } });
    const answer = await fetchFile({ request, params: { id: made.kind === 'made' ? made.id : '' }, context: {} });
    expect(await answer.text()).toBe(file?.xml);

    const debit = { amount: '80.00', ref: newRef(), endToEndId: payout.endToEndId, debit: true };
    const statement = ubsFile([debit, { amount: '3.00', ref: newRef(), debit: true }], { id: newRef() });
    expect(await readAndBook(statement)).toEqual({ booked: 0, sent: 1, left: 0 });
    expect(await readAndBook(statement)).toEqual({ booked: 0, sent: 0, left: 0 });
    expect((await onlyPayout()).refund?.doneAt).toBeTruthy();
    expect(await paymentOf(order)).toMatchObject({ status: 'partially_refunded' });
    await runAllJobs();
    expect(await refundMails(order)).toBe(1);
    expect(await openPayoutFiles()).toEqual([]);
  });

  it('waits for an account where none is known, and is sent otherwise by a colleague’s word', async () => {
    const order = await placed();
    await bookPayment({ number: order.number, entry: newRef() });
    await refund(order, 1080_00);
    const { id, iban } = await onlyPayout();
    expect(iban).toBeNull();
    expect(await makePayoutFile(STAFF, nothing)).toEqual({ kind: 'nothing' });
    expect(await setPayoutAccount(id, 'CH44 3199 9123 0008 8901 2', nothing)).toBe('not-payable');
    expect(await setPayoutAccount(id, 'CH93 0076 2011 6238 5295 8', nothing)).toBe('not-payable');
    expect(await setPayoutAccount(id, 'DE89 3704 0044 0532 0130 00', nothing)).toBe('not-payable');
    expect(await setPayoutAccount(id, 'ch56 0483 5012 3456 7800 9', nothing)).toBe('done');
    expect(await makePayoutFile(STAFF, nothing)).toMatchObject({ kind: 'made', count: 1 });
    expect(await setPayoutAccount(id, 'CH5604835012345678009', nothing)).toBe('changed');
    expect(await releasePayout(id, nothing)).toBe('done');
    expect((await Promise.all([1, 2, 3].map(() => confirmPayout(id, nothing)))).sort()).toEqual([
      'changed',
      'changed',
      'done',
    ]);
    expect(await paymentOf(order)).toMatchObject({ status: 'refunded' });
    await runAllJobs();
    expect(await refundMails(order)).toBe(1);
  });

  it('is in one file only, however many are made at once', async () => {
    const orders = [await placed(), await placed()];
    for (const order of orders) {
      await bookPayment({ number: order.number, entry: newRef() });
      await refund(order, 10_00);
    }
    await db.payout.updateMany({ data: { iban: 'CH5604835012345678009' } });
    const made = await Promise.all([1, 2, 3].map(() => makePayoutFile(STAFF, nothing)));
    expect(made.map((each) => (each.kind === 'made' ? each.count : 0)).sort()).toEqual([0, 0, 2]);
  });
});
