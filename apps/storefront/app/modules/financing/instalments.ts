import { floorToCoin } from './amounts.ts';
import { type IsoDate, firstOfMonth, monthsBetween } from './dates.ts';
import { paymentDeadline } from './deadlines.ts';

/**
 * The monthly rate of a price, in Rappen (spec §1: 4320 over 36 months is 120): (total − down payment) / months,
 * rounded down to 5 Rappen. It is the instalment of all months but the first; rounded to whole francs it equals the
 * exact quotient. For a single payment (1 month) it is the whole rest.
 * @param total price in Rappen
 * @param downPayment Rappen paid at once, 0 to `total`
 * @param months number of instalments, at least 1
 */
export function monthlyRate(total: number, downPayment: number, months: number): number {
  const rest = total - downPayment;
  return months === 1 ? rest : floorToCoin(rest / months);
}

/** The amounts of a plan, all in Rappen. `downPayment + first + (months − 1) × regular = total`, exactly. */
export interface PlanAmounts {
  months: number;
  total: number;
  /** 0 if the plan pays once. */
  downPayment: number;
  regular: number;
  /** The regular instalment plus the rounding difference: never less than the regular one. */
  first: number;
}

/** Splits a price into down payment and instalments, exact to the Rappen. */
export function planAmounts(total: number, downPayment: number, months: number): PlanAmounts {
  if (months === 1) return { months, total, downPayment: 0, regular: total, first: total };
  const regular = monthlyRate(total, downPayment, months);
  return { months, total, downPayment, regular, first: total - downPayment - regular * (months - 1) };
}

export interface Payment {
  kind: 'down-payment' | 'instalment' | 'once';
  date: IsoDate;
  /** Rappen */
  amount: number;
}

export interface ScheduleInput {
  /** Price in Rappen */
  total: number;
  /** Rappen; ignored if the plan pays once */
  downPayment: number;
  months: number;
  orderedOn: IsoDate;
}

/**
 * Every payment with its date, in order; the amounts add up to the price. The down payment and a single payment are due
 * within seven days of the order. Instalments are due on the 1st of each month from the month after next (spec §4:
 * signed 15 October, first payment 1 December), here for a contract signed in the month of the order.
 */
export function schedule({ total, downPayment, months, orderedOn }: ScheduleInput): Payment[] {
  const payBy = paymentDeadline(orderedOn);
  if (months === 1) return [{ kind: 'once', date: payBy, amount: total }];
  const plan = planAmounts(total, downPayment, months);
  const instalments = Array.from({ length: months }, (_, index): Payment => {
    return {
      kind: 'instalment',
      date: firstOfMonth(orderedOn, index + 2),
      amount: index === 0 ? plan.first : plan.regular,
    };
  });
  return downPayment > 0 ? [{ kind: 'down-payment', date: payBy, amount: downPayment }, ...instalments] : instalments;
}

/**
 * A plan's payments by due date. If the contract is signed in a later month than the order, all instalments move with
 * it, so that the first is due in the month after next (spec §4). The payment due with the order is unchanged.
 * @param signedOn null before the signature: then the dates are those of the order
 */
export function dueSchedule<P extends { kind: string; date: IsoDate }>(
  payments: readonly P[],
  signedOn: IsoDate | null,
): P[] {
  const first = payments.find(({ kind }) => kind === 'instalment');
  const later = first && signedOn ? monthsBetween(first.date, firstOfMonth(signedOn, 2)) : 0;
  if (later <= 0) return [...payments];
  return payments.map((each) =>
    each.kind === 'instalment' ? { ...each, date: firstOfMonth(each.date, later) } : each,
  );
}

/** The instalments of a plan with a signed contract, with their final dates. */
export function signedInstalments<P extends { kind: string; date: IsoDate }>(
  payments: readonly P[],
  signedOn: IsoDate,
): P[] {
  return dueSchedule(payments, signedOn).filter(({ kind }) => kind === 'instalment');
}
