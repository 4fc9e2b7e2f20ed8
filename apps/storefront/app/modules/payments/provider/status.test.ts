import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountHeld,
  type CountedTransaction,
  isReversal,
  nextStatus,
  paymentStatus,
  statusOfWord,
  transactionStatuses,
} from './status.ts';

const status = fc.constantFrom(...transactionStatuses);

describe('the words of the provider', () => {
  it.each([
    ['initiated', 'waiting'],
    ['waiting', 'waiting'],
    ['confirmed', 'confirmed'],
    ['authorized', 'authorized'],
    ['reserved', 'authorized'],
    ['uncaptured', 'authorized'],
    ['insecure', 'authorized'],
    ['declined', 'declined'],
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
    ['error', 'error'],
    ['refund_pending', 'refund_pending'],
    ['refund-pending', 'refund_pending'],
    ['refundpending', 'refund_pending'],
    ['partially-refunded', 'partially_refunded'],
    ['partially_refunded', 'partially_refunded'],
    ['refunded', 'refunded'],
    ['disputed', 'disputed'],
    ['chargeback', 'chargeback'],
    ['CONFIRMED', 'confirmed'],
  ])('%s is %s', (word, expected) => {
    expect(statusOfWord(word)).toBe(expected);
  });

  it('that the table does not have say nothing', () => {
    expect(statusOfWord('paid')).toBeUndefined();
    expect(statusOfWord('')).toBeUndefined();
  });
});

describe('a transaction', () => {
  const further: [string, string, string][] = transactionStatuses.flatMap((from, row) =>
    transactionStatuses.map((to, column): [string, string, string] => [from, to, column > row ? to : from]),
  );
  it.each(further)('that is %s, told %s, is %s', (from, to, expected) => {
    const current = statusOfWord(from);
    const news = statusOfWord(to);
    expect(current && news && nextStatus(current, news)).toBe(expected);
  });

  it('ends the same, in whatever order and how often it is told', () => {
    const reported = fc
      .array(status, { minLength: 1, maxLength: 20 })
      .chain((news) => fc.tuple(fc.constant(news), shuffledWithRepetitions(news)));
    fc.assert(
      fc.property(reported, ([news, again]) => {
        expect(again.reduce(nextStatus)).toBe(news.reduce(nextStatus));
      }),
      { numRuns: 2000 },
    );
  });

  it('is never unpaid again by what was tried before', () => {
    for (const earlier of ['waiting', 'authorized', 'cancelled', 'expired', 'error', 'declined'] as const) {
      expect(nextStatus('confirmed', earlier)).toBe('confirmed');
    }
  });
});

/** All of them at least once, some more often, in any order. */
function shuffledWithRepetitions<Item>(items: Item[]): fc.Arbitrary<Item[]> {
  return fc
    .array(fc.constantFrom(...items), { maxLength: 20 })
    .chain((more) => fc.shuffledSubarray([...items, ...more], { minLength: items.length + more.length }));
}

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 12, minute));

const transaction = (facts: Partial<CountedTransaction> & Pick<CountedTransaction, 'status'>): CountedTransaction => ({
  id: facts.status,
  amount: 1080_00,
  at: at(0),
  ...facts,
});

describe('a payment', () => {
  it('waits while nobody has tried', () => {
    expect(paymentStatus(1080_00, [])).toBe('waiting');
  });

  it('is what its latest try is', () => {
    const tries = [transaction({ status: 'declined', at: at(2) }), transaction({ status: 'cancelled', at: at(1) })];
    expect(paymentStatus(1080_00, tries)).toBe('declined');
    expect(paymentStatus(1080_00, tries.reverse())).toBe('declined');
  });

  it('is open again on a new page', () => {
    const tries = [transaction({ status: 'declined', at: at(1) }), transaction({ status: 'expired', at: at(2) })];
    expect(paymentStatus(1080_00, tries, at(3))).toBe('waiting');
  });

  it('is confirmed as soon as all of it is there, whatever else was tried', () => {
    const tries = [transaction({ status: 'confirmed' }), transaction({ status: 'declined', at: at(9) })];
    expect(paymentStatus(1080_00, tries)).toBe('confirmed');
  });

  it('is paid in part until the rest has come to the account', () => {
    const first = transaction({ status: 'confirmed', amount: 1000_00 });
    expect(paymentStatus(1080_00, [first])).toBe('part_paid');
    expect(paymentStatus(1080_00, [first, transaction({ id: 'b', status: 'confirmed', amount: 80_00 })])).toBe(
      'confirmed',
    );
  });

  it('is what the shopper’s tries are where sponsors have paid a part of it before', () => {
    const sponsors = transaction({ id: 'sponsors', status: 'confirmed', amount: 200_00 });
    const statusWith = (...tries: CountedTransaction[]) =>
      paymentStatus(1080_00, [sponsors, ...tries], undefined, 200_00);
    expect(statusWith()).toBe('waiting');
    expect(statusWith(transaction({ status: 'declined', at: at(1) }))).toBe('declined');
    expect(statusWith(transaction({ status: 'authorized', amount: 880_00 }))).toBe('authorized');
    expect(statusWith(transaction({ id: 'bank', status: 'confirmed', amount: 80_00 }))).toBe('part_paid');
    expect(statusWith(transaction({ id: 'bank', status: 'confirmed', amount: 880_00 }))).toBe('confirmed');
  });

  it('is not confirmed by a transaction over nothing', () => {
    expect(paymentStatus(1080_00, [transaction({ status: 'confirmed', amount: 0 })])).toBe('waiting');
  });

  it('that was paid twice stays confirmed when one of both goes back', () => {
    const tries = [transaction({ status: 'confirmed' }), transaction({ status: 'refunded' })];
    expect(paymentStatus(1080_00, tries)).toBe('confirmed');
    expect(isReversal(paymentStatus(1080_00, tries.slice(1)))).toBe(true);
  });

  it('is refunded in part while money of another transaction is left', () => {
    const bank = transaction({ id: 'bank', status: 'confirmed', amount: 500_00 });
    const card = transaction({ status: 'refunded' });
    expect(paymentStatus(1080_00, [bank, card])).toBe('partially_refunded');
    expect(paymentStatus(1080_00, [{ ...bank, status: 'refunded' }, card])).toBe('refunded');
    expect(paymentStatus(1080_00, [bank, card], undefined, 500_00)).toBe('refunded');
  });

  it('that was paid too high stays confirmed when what was too much goes back', () => {
    const high = transaction({ status: 'partially_refunded', amount: 1500_00, held: 1080_00 });
    expect(paymentStatus(1080_00, [high])).toBe('confirmed');
    expect(paymentStatus(1080_00, [{ ...high, held: 1000_00 }])).toBe('partially_refunded');
  });

  it('is never confirmed with less than what is due, and always with it', () => {
    const some = fc.array(
      fc.record({
        id: fc.uuid(),
        status,
        amount: fc.integer({ min: 0, max: 5000_00 }),
        at: fc.integer({ min: 0, max: 59 }).map(at),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000_00 }), some, (due, transactions) => {
        expect(paymentStatus(due, transactions) === 'confirmed').toBe(amountHeld(transactions) >= due);
      }),
      { numRuns: 2000 },
    );
  });
});
