import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum, formatQRReference } from 'swissqrbill/utils';
import { describe, expect, it } from 'vitest';
import type { BankTransaction } from '~/integrations/bank-statements/bank-statement.ts';
import { type Candidates, matchTransaction, type OrderCandidate, sequenceOf } from './match-transaction.server.ts';

const order = (number: string, sequence: number, more: Partial<OrderCandidate> = {}): OrderCandidate => ({
  checkoutId: `id-${sequence}`,
  number,
  sequence,
  open: 1080_00,
  firstname: 'Mia',
  lastname: 'Zürcher',
  bookedByHand: [],
  ...more,
});

const orders = [
  order('VE-7K3M-Q9TF', 42),
  order('VE-AAAA-0001', 43, { firstname: 'Jonas', lastname: 'Frei' }),
  order('VE-AAAA-0002', 44, { open: 158_00, firstname: 'Đorđe', lastname: 'Müller-Rossi' }),
  order('VE-AAAA-0003', 45, { open: 0 }),
  order('VE-AAAA-0004', 46, { open: 0, bookedByHand: [1080_00] }),
];

const candidates: Candidates = {
  bySequence: new Map(orders.map((each) => [each.sequence, each])),
  byNumber: new Map(orders.map((each) => [each.number, each])),
  byOpenAmount: new Map([
    [1080_00, orders.slice(0, 2)],
    [158_00, orders.slice(2, 3)],
  ]),
  payouts: new Set(['VELORY-1']),
};

const came: BankTransaction = {
  entryNumber: 1,
  direction: 'credit',
  isReversal: false,
  isBooked: true,
  isReturn: false,
  amount: 1080_00,
  currency: 'CHF',
  charges: 0,
  bookedOn: '2026-11-26',
  batchSize: 1,
  isDetailed: true,
  code: 'PMNT/RCDT/VCOM',
  message: '',
  party: { address: [] },
};

const qr = (digits: string) => {
  const padded = digits.padStart(26, '0');
  return { type: 'QRR', value: `${padded}${calculateQRReferenceChecksum(padded)}` } as const;
};
/** The reference with another check digit. */
const wrongDigit = (value: string) => `${value.slice(0, -1)}${(Number(value.at(-1)) + 1) % 10}`;
const creditor = (text: string) =>
  ({ type: 'SCOR', value: `RF${calculateSCORReferenceChecksum(text)}${text}` }) as const;

const match = (more: Partial<BankTransaction>) => matchTransaction({ ...came, ...more }, candidates, '2026-11-27');

describe('a payment of a statement', () => {
  it.each([
    ['by its QR reference', { reference: qr('42') }, 'id-42'],
    ['by its QR reference, of an order that is paid', { reference: qr('45') }, 'id-45'],
    ['by its QR reference, of any amount', { reference: qr('42'), amount: 5 }, 'id-42'],
    ['by its creditor reference', { reference: creditor('VE7K3MQ9TF') }, 'id-42'],
  ])('matches %s', (_, more, checkoutId) => {
    expect(match(more)).toEqual({ state: 'matched', checkoutId });
  });

  it.each([
    ['its order number', { message: 'Anzahlung ve 7k3m q9tf, danke' }, 'id-42', 'number'],
    ['its order number without hyphens', { message: 'VE7K3MQ9TF' }, 'id-42', 'number'],
    ['a QR reference in its text', { message: `Ref. ${formatQRReference(qr('42').value)}` }, 'id-42', 'number'],
    ['amount and name as the bank writes them', { party: { name: 'M. ZURCHER', address: [] } }, 'id-42', 'name'],
    ['amount and name with two letters for one', { party: { name: 'Zuercher Mia', address: [] } }, 'id-42', 'name'],
    ['an amount that nothing else has', { amount: 158_00, party: { name: 'Kanton', address: [] } }, 'id-44', 'open'],
  ])('is proposed by %s', (_, more, checkoutId, reason) => {
    expect(match(more)).toEqual({ state: 'proposed', checkoutId, reason });
  });

  it.each([
    ['reference', { reference: qr('46') }],
    ['number in a text', { message: 'VE-AAAA-0004' }],
  ])('is held if its order, known by its %s, has the same amount booked by hand', (_, more) => {
    expect(match(more)).toEqual({ state: 'held', reason: 'by-hand', checkoutId: 'id-46' });
    expect(match({ ...more, amount: 1080_05 }).state).not.toBe('held');
  });

  it.each([
    ['several', { party: { name: 'Kanton Zürich', address: [] } }],
    ['unknown', { amount: 77_00 }],
    ['several', { message: 'VE-7K3M-Q9TF und VE-AAAA-0001' }],
    ['unknown-reference', { reference: qr('999') }],
    ['unknown-reference', { reference: { type: 'QRR', value: wrongDigit(qr('42').value) } as const }],
    ['unknown-reference', { reference: { type: 'QRR', value: `${'0'.repeat(25)}42` } as const }],
    // A number that is larger than any payment's, and than the database's integers.
    ['unknown-reference', { reference: qr('9999999999') }],
    ['unknown-reference', { reference: { type: 'SCOR', value: 'RF00VE7K3MQ9TF' } as const, amount: 3 }],
    ['document', { reference: qr('91234567890123456789012345') }],
    ['currency', { currency: 'EUR', reference: qr('42') }],
    ['reversal', { isReversal: true, reference: qr('42') }],
    ['return', { isReturn: true, reference: qr('42') }],
    ['reserved', { isBooked: false, reference: qr('42') }],
    ['batch', { isDetailed: false }],
    ['charges', { charges: 5_00, reference: qr('42') }],
    ['future', { bookedOn: '2026-11-28', reference: qr('42') }],
    ['details', { problem: 'sum', reference: qr('42') } as const],
    ['reversal', { isReversal: true, direction: 'debit' } as const],
  ])('is held (%s): %o', (reason, more) => {
    expect(match(more)).toMatchObject({ state: 'held', reason });
  });

  it('that left the account is a transfer of ours by its id, or of no order', () => {
    expect(match({ direction: 'debit', endToEndId: 'VELORY-1' })).toEqual({ state: 'matched', endToEndId: 'VELORY-1' });
    expect(match({ direction: 'debit', endToEndId: 'X' })).toEqual({ state: 'set_aside', reason: 'debit' });
  });
});

describe('the number of a payment in a QR reference', () => {
  it.each([
    ['42', 42],
    ['2147483647', 2147483647],
    ['2147483648', 0],
    ['9999999999', 0],
    ['12345678901', 0],
  ])('%s is %i: none is larger than an integer of the database', (digits, sequence) => {
    expect(sequenceOf(qr(digits).value)).toBe(sequence);
  });

  it('is none where the reference has letters', () => {
    expect(sequenceOf('RF18539007547034')).toBe(0);
  });
});
