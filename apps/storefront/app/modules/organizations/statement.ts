import { employerPayments } from '~/modules/financing/financing.ts';

/*
 * What an employer pays of its members' instalments, month by month. It knows names, months and its own part: no bike,
 * no price (spec §6).
 */

/** An order of which the employer pays a part. Amounts are Rappen, days ISO dates. */
export interface SharedOrder {
  name: string;
  /** The day it was ordered. */
  placedOn: string;
  /** Of each instalment, as long as the instalment is that much. */
  share: number;
  /** Of how many instalments, from the first on. */
  months: number;
  /** As they fall due by the signed contract; none before it is signed. */
  instalments: readonly { date: string; amount: number }[];
  /**
   * The day the order ended or the member left; null as long as it runs. Later instalments have no part of the
   * employer.
   */
  endedOn: string | null;
  /** Whether it ended before its delivery: then no one owes anything of it, the employer neither. */
  isCancelled: boolean;
}

/** The employer's parts of an order: never above the instalment. */
export function sharesOf(order: SharedOrder): { date: string; amount: number }[] {
  const { share: employer, months: employerMonths, instalments, endedOn: until, isCancelled } = order;
  return isCancelled ? [] : employerPayments(instalments, { employer, employerMonths, until });
}

export interface StatementLine {
  name: string;
  /** Which of the employer's instalments it is, from 1. */
  index: number;
  of: number;
  /** Rappen */
  amount: number;
}

/** What is due in a month. */
export interface Statement {
  /** `2026-11` */
  month: string;
  lines: StatementLine[];
  /** Rappen, as the sums. */
  total: number;
  running: { count: number; amount: number };
  /** Whose first instalment it is. */
  begun: { count: number; amount: number };
}

/** The statement of a month. @param month `2026-11` */
export function statementOf(orders: readonly SharedOrder[], month: string): Statement {
  const lines = orders.flatMap((order): StatementLine[] => {
    const shares = sharesOf(order);
    const index = shares.findIndex(({ date }) => date.startsWith(month));
    const due = shares[index];
    return due && due.amount > 0 ? [{ name: order.name, index: index + 1, of: order.months, amount: due.amount }] : [];
  });
  lines.sort((one, other) => one.name.localeCompare(other.name, 'de-CH') || one.index - other.index);
  const sumOf = (of: readonly StatementLine[]) => ({
    count: of.length,
    amount: of.reduce((sum, { amount }) => sum + amount, 0),
  });
  return {
    month,
    lines,
    total: sumOf(lines).amount,
    running: sumOf(lines.filter(({ index }) => index > 1)),
    begun: sumOf(lines.filter(({ index }) => index === 1)),
  };
}

/** Months before or after one: `2026-11`, −1 → `2026-10`. */
export function monthPlus(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + count;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** Whether a text names a month. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** Whether a month's statement was paid. */
type StatementState = 'open' | 'paid' | 'overdue' | 'nothing';

/** The status of a month's statement. Amounts are Rappen; at most one of them is more than 0. */
export interface StatementStatus {
  state: StatementState;
  /** What is still to be paid. */
  outstanding: number;
  /** What was paid too much, since the statement has become less: an order was cancelled, a member had left. */
  credit: number;
}

/** The day until which a month's statement is to be paid, ISO date. */
export const dueOn = (month: string): string => `${monthPlus(month, 1)}-10`;

/**
 * Where a month's statement is on a day.
 * @param total Rappen that it comes to now
 * @param paid Rappen that were noted as paid; undefined if nothing was
 * @param today ISO date
 */
export function getStatementStatus(
  month: string,
  total: number,
  paid: number | undefined,
  today: string,
): StatementStatus {
  const outstanding = Math.max(0, total - (paid ?? 0));
  const credit = Math.max(0, (paid ?? 0) - total);
  if (outstanding > 0) return { state: dueOn(month) < today ? 'overdue' : 'open', outstanding, credit };
  return { state: paid === undefined ? 'nothing' : 'paid', outstanding, credit };
}
