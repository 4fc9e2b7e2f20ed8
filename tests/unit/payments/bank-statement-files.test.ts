import { describe, expect, it } from 'vitest';
import type { BankTransaction, StatementFileError } from '~/integrations/bank-statements/bank-statement.ts';
import { readStatementFile } from '~/integrations/bank-statements/bank-statements.server.ts';
import {
  ACCOUNT,
  brokenFiles,
  entryFile,
  entryWith,
  type FilePayment,
  postfinanceFile,
  postfinanceSumFile,
  raiffeisenFile,
  ubsFile,
  zkbFile,
} from '../../support/bank-files.ts';

const read = (content: string | Uint8Array) => readStatementFile(new Blob([content as BlobPart]));

/** The payments of a file with one statement. */
async function payments(content: string): Promise<BankTransaction[]> {
  const [statement, ...more] = await read(content);
  expect(more).toEqual([]);
  expect(statement?.account).toBe(ACCOUNT);
  return statement?.transactions ?? [];
}

const QR = '000000000000000000000000420';
const two: readonly FilePayment[] = [
  { amount: '1080.00', qrReference: QR, ref: '1000000000000001' },
  { amount: '250.05', creditorReference: 'RF18VE7K3MQ9TF', name: 'Müller & Söhne', ref: '1000000000000002' },
];

describe.each([
  ['PostFinance, camt.054 with a batch', postfinanceFile],
  ['UBS, camt.053', ubsFile],
  ['ZKB, camt.053.001.04 with a prefix', zkbFile],
  ['Raiffeisen, camt.053', raiffeisenFile],
] as const)('a file of %s', (_, make) => {
  it('has each payment with amount, day, payer and reference', async () => {
    const [first, second, ...more] = await payments(make(two));
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      direction: 'credit',
      isBooked: true,
      isReversal: false,
      isReturn: false,
      isDetailed: true,
      amount: 1080_00,
      currency: 'CHF',
      charges: 0,
      bookedOn: '2026-11-26',
      reference: { type: 'QRR', value: QR },
      party: { name: 'Mia Keller', iban: 'CH5604835012345678009', address: ['Seestrasse 7', '8002 Zürich', 'CH'] },
    });
    expect(first?.problem).toBeUndefined();
    expect(first?.endToEndId).toBeUndefined();
    expect(second).toMatchObject({
      amount: 250_05,
      reference: { type: 'SCOR', value: 'RF18VE7K3MQ9TF' },
      party: { name: 'Müller & Söhne' },
    });
  });
});

describe('a batch booking', () => {
  it('is resolved into its payments, each with its own reference of the bank', async () => {
    const found = await payments(postfinanceFile(two));
    expect(found.map(({ transactionRef }) => transactionRef)).toEqual(['1000000000000001', '1000000000000002']);
    expect(new Set(found.map(({ entryRef }) => entryRef))).toEqual(new Set(['B-1000000000000001']));
    expect(found.map(({ batchSize }) => batchSize)).toEqual([2, 2]);
  });

  it('without its payments is one sum that waits for them', async () => {
    const [entry] = await payments(postfinanceSumFile(two));
    expect(entry).toMatchObject({ isDetailed: false, batchSize: 2, amount: 1330_05, entryRef: 'B-1000000000000001' });
  });
});

describe('what no rule may book', () => {
  const one = async (entry: string) => (await payments(entryFile(entry)))[0];
  const details = (amounts: readonly string[], stated = amounts.length) =>
    `<NtryDtls><Btch><NbOfTxs>${stated}</NbOfTxs></Btch>${amounts
      .map((amount) => `<TxDtls><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></TxDtls>`)
      .join('')}</NtryDtls>`;

  it.each([
    ['a negative amount', { amount: '<Amt Ccy="CHF">-1080.00</Amt>' }, 'amount'],
    ['a comma', { amount: '<Amt Ccy="CHF">1080,00</Amt>' }, 'amount'],
    ['parts of a Rappen', { amount: '<Amt Ccy="CHF">1080.001</Amt>' }, 'amount'],
    ['nothing', { amount: '<Amt Ccy="CHF">0.00</Amt>' }, 'amount'],
    ['no amount', { amount: '' }, 'amount'],
    ['more than any account holds', { amount: '<Amt Ccy="CHF">999999999999.00</Amt>' }, 'amount'],
    ['no currency', { amount: '<Amt>1080.00</Amt>' }, 'currency'],
    ['a day that does not exist', { booked: '<BookgDt><Dt>2026-11-31</Dt></BookgDt>' }, 'date'],
    ['no day', { booked: '' }, 'date'],
    ['no sign', { sign: '' }, 'direction'],
    ['details that do not add up', { more: details(['500.00', '500.00']) }, 'sum'],
    ['details that are missing', { more: details(['500.00', '580.00'], 3) }, 'count'],
  ])('%s is a problem', async (_, changed, problem) => {
    expect((await one(entryWith(changed)))?.problem).toBe(problem);
  });

  it('is classified: reversals, returns, reserved entries, other currencies, charges', async () => {
    expect(await one(entryWith({ more: '<RvslInd>true</RvslInd>' }))).toMatchObject({ isReversal: true });
    expect(await one(entryWith({ status: '<Sts><Cd>PDNG</Cd></Sts>' }))).toMatchObject({ isBooked: false });
    expect(await one(entryWith({ amount: '<Amt Ccy="EUR">99.00</Amt>' }))).toMatchObject({ currency: 'EUR' });
    const returned = '<NtryDtls><TxDtls><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls></NtryDtls>';
    expect(await one(entryWith({ more: returned }))).toMatchObject({ isReturn: true, amount: 1080_00 });
    const [charged] = await payments(raiffeisenFile([{ amount: '1075.00', ref: 'R' }], { charge: '5.00' }));
    expect(charged).toMatchObject({ amount: 1075_00, charges: 5_00 });
  });

  it.each(['99999999999', 'many', '-1'])('has %s payments by its own word, which no one believes', async (stated) => {
    const more = `<NtryDtls><Btch><NbOfTxs>${stated}</NbOfTxs></Btch></NtryDtls>`;
    expect(await one(entryWith({ more }))).toMatchObject({ batchSize: 1, isDetailed: false });
  });

  it('has no day in year 0', async () => {
    const booked = '<BookgDt><Dt>0000-01-01</Dt></BookgDt>';
    expect((await one(entryWith({ booked })))?.problem).toBe('date');
  });

  it('is a payment in another currency, with the original amount', async () => {
    const asked =
      '<NtryDtls><TxDtls><AmtDtls><InstdAmt><Amt Ccy="EUR">1100.00</Amt></InstdAmt></AmtDtls></TxDtls></NtryDtls>';
    expect(await one(entryWith({ more: asked }))).toMatchObject({
      amount: 1080_00,
      instructed: { amount: 1100_00, currency: 'EUR' },
    });
  });
});

describe('a file of which nothing can be used', () => {
  it.each(brokenFiles)('%s is refused', async (_, content, reason) => {
    const error = await read(content).then(
      () => undefined,
      (caught: StatementFileError) => caught,
    );
    expect(error?.name).toBe('StatementFileError');
    expect(error?.reason).toBe(reason);
  });

  it('has over ten megabytes', async () => {
    const long = entryFile(entryWith({})).replace('</Stmt>', `${`<!--${'x'.repeat(9000)}-->`.repeat(1200)}</Stmt>`);
    await expect(read(long)).rejects.toMatchObject({ reason: 'too-large' });
  });
});
