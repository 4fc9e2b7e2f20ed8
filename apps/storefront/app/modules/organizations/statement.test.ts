import { describe, expect, it } from 'vitest';
import { monthPlus, sharesOf, type SharedOrder, getStatementStatus, statementOf } from './statement.ts';

const order = (more: Partial<SharedOrder> = {}): SharedOrder => ({
  name: 'Lea Muster',
  placedOn: '2026-09-12',
  share: 36_00,
  months: 24,
  instalments: Array.from({ length: 36 }, (_, index) => ({
    date: `${monthPlus('2026-11', index)}-01`,
    amount: index === 0 ? 120_40 : 120_00,
  })),
  endedOn: null,
  isCancelled: false,
  ...more,
});

describe('the employer’s part', () => {
  it('runs for its months only and is never above the instalment', () => {
    const shares = sharesOf(order());
    expect(shares).toHaveLength(24);
    expect(shares.at(-1)).toEqual({ date: '2028-10-01', amount: 36_00 });
    expect(sharesOf(order({ share: 120_20 })).slice(0, 2)).toEqual([
      { date: '2026-11-01', amount: 120_20 },
      { date: '2026-12-01', amount: 120_00 },
    ]);
  });

  it('ends when the bike comes back, or when the member leaves', () => {
    expect(sharesOf(order({ endedOn: '2027-01-15' })).map(({ date }) => date)).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
    ]);
    expect(sharesOf(order({ endedOn: '2026-10-01' }))).toEqual([]);
  });

  it('is nothing of an order that was cancelled, whatever was due before', () => {
    const cancelled = order({ endedOn: '2027-01-15', isCancelled: true });
    expect(sharesOf(cancelled)).toEqual([]);
    expect(statementOf([cancelled, order({ name: 'Änni Abt' })], '2026-12')).toMatchObject({
      lines: [{ name: 'Änni Abt' }],
      total: 36_00,
    });
  });
});

describe('the statement of a month', () => {
  const orders = [order(), order({ name: 'Änni Abt', instalments: order().instalments.slice(1) }), order({ share: 0 })];

  it('names each member’s part, and its sums are those of its lines', () => {
    const statement = statementOf(orders, '2026-12');
    expect(statement.lines).toEqual([
      { name: 'Änni Abt', index: 1, of: 24, amount: 36_00 },
      { name: 'Lea Muster', index: 2, of: 24, amount: 36_00 },
    ]);
    expect(statement).toMatchObject({
      total: 72_00,
      running: { count: 1, amount: 36_00 },
      begun: { count: 1, amount: 36_00 },
    });
  });

  it('of all months together equals the employer’s parts of all orders, to the Rappen', () => {
    const months = Array.from({ length: 48 }, (_, index) => monthPlus('2026-10', index));
    const stated = months.reduce((sum, month) => sum + statementOf(orders, month).total, 0);
    const owed = orders.flatMap(sharesOf).reduce((sum, { amount }) => sum + amount, 0);
    expect([stated, owed]).toEqual([48 * 36_00, 48 * 36_00]);
  });
});

describe('where a statement stands', () => {
  const standing = (total: number, paid?: number, today = '2026-12-10') =>
    getStatementStatus('2026-11', total, paid, today);

  it('is open until the 10th of the next month, then overdue', () => {
    expect(standing(36_00)).toEqual({ state: 'open', outstanding: 36_00, credit: 0 });
    expect(standing(36_00, undefined, '2026-12-11').state).toBe('overdue');
    expect(standing(36_00, 36_00, '2026-12-11')).toEqual({ state: 'paid', outstanding: 0, credit: 0 });
    expect(standing(0).state).toBe('nothing');
  });

  it('leaves a credit where it became less after it was paid, and a rest where it became more', () => {
    expect(standing(36_00, 72_00)).toEqual({ state: 'paid', outstanding: 0, credit: 36_00 });
    expect(standing(0, 36_00)).toEqual({ state: 'paid', outstanding: 0, credit: 36_00 });
    expect(standing(72_00, 36_00)).toEqual({ state: 'open', outstanding: 36_00, credit: 0 });
  });
});
