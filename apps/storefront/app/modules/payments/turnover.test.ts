import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitVat } from '~/modules/pricing/vat.ts';
import { type BookedOrder, journalOf, type MoneyMove, turnoverOf, vatReport } from './turnover.ts';

const came = (day: string, amount: number, means = 'bank'): MoneyMove => ({ day, amount, means, kind: 'received' });
const went = (day: string, amount: number): MoneyMove => ({ day, amount: -amount, means: 'bank', kind: 'refunded' });
const order = (more: Partial<BookedOrder>): BookedOrder => ({
  number: 'VE-7K3M-Q9TF',
  price: 4079_00,
  moves: [],
  ...more,
});

const shape = (entries: readonly { day: string; kind: string; gross: number }[]) =>
  entries.map(({ day, kind, gross }) => [day, kind, gross]);

describe('the turnover of an order', () => {
  it('is the down payment when it comes, and the rest with the delivery', () => {
    const entries = turnoverOf(order({ moves: [came('2026-11-21', 1000_00)], deliveredOn: '2026-12-02' }));
    expect(shape(entries)).toEqual([
      ['2026-11-21', 'advance', 1000_00],
      ['2026-12-02', 'delivery', 3079_00],
    ]);
    expect(entries.reduce((sum, { vat }) => sum + vat, 0)).toBe(305_64);
  });

  it('is nothing once all of it went back, and never what was paid too much', () => {
    const moves = [came('2026-11-21', 5000_00), went('2026-11-25', 921_00), went('2026-11-28', 4079_00)];
    expect(shape(turnoverOf(order({ moves })))).toEqual([
      ['2026-11-21', 'advance', 4079_00],
      ['2026-11-28', 'reduction', -4079_00],
    ]);
  });

  it('is taxed at the rate of the delivery, which corrects that of an advance payment', () => {
    const entries = turnoverOf(
      order({ price: 1081_00, moves: [came('2023-12-20', 1081_00)], deliveredOn: '2024-01-10' }),
    );
    expect(entries.map(({ gross, vat, rate }) => [gross, vat, rate])).toEqual([
      [1081_00, 77_29, 77],
      [0, 3_71, 81],
    ]);
  });

  it('adds up, to the Rappen, whatever comes and goes', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((each) => `2026-11-${String(each).padStart(2, '0')}`);
    const move = fc.tuple(
      day,
      fc.integer({ min: -2000_00, max: 2000_00 }).filter((each) => each !== 0),
    );
    fc.assert(
      fc.property(
        fc.array(move, { maxLength: 8 }),
        fc.integer({ min: 1, max: 5000_00 }),
        fc.option(day),
        (all, price, delivered) => {
          const moves = all.map(([on, amount]) => (amount > 0 ? came(on, amount) : went(on, -amount)));
          const booked = order({ price, moves, deliveredOn: delivered ?? undefined });
          const entries = turnoverOf(booked);
          const held = moves.reduce((sum, { amount }) => sum + amount, 0);
          const turnover = delivered ? price : Math.max(0, Math.min(price, held));
          const sum = (key: 'gross' | 'vat' | 'net') => entries.reduce((total, each) => total + each[key], 0);
          expect(sum('gross')).toBe(turnover);
          expect(sum('vat')).toBe(splitVat(turnover, 81).vat);
          expect(sum('net') + sum('vat')).toBe(sum('gross'));
          const [line] = vatReport(entries);
          expect(line?.vat ?? 0).toBe(sum('vat'));
          // What is left on the account of receivables: turnover less money.
          const receivables = journalOf(booked).reduce(
            (total, { debit, credit, amount }) =>
              total + (debit === '1100' ? amount : 0) - (credit === '1100' ? amount : 0),
            0,
          );
          expect(receivables).toBe(turnover - held);
        },
      ),
      { numRuns: 500, seed: 35 },
    );
  });
});
