import {
  chosenDownPayments,
  type DownPaymentItem,
  type DownPaymentRefusal,
  downPaymentRefusal,
  effectiveDownPayments,
} from '~/modules/financing/financing.ts';

/** A line's down payment as it is asked for, in Rappen. */
export interface DownPaymentChange {
  index: number;
  amount: number;
}

export interface ChangedDownPayments {
  /** What is to be stored for each line. */
  stored: (number | null)[];
  refused: { index: number; refusal: DownPaymentRefusal }[];
}

/**
 * Applies several changes of down payments. Those that are lowered go first and make room for those that are raised;
 * what already is as asked for is left alone, so that a preset stays one; what breaks a rule is refused, the rest
 * counts.
 */
export function changedDownPayments(
  items: readonly DownPaymentItem[],
  changes: readonly DownPaymentChange[],
): ChangedDownPayments {
  const before = effectiveDownPayments(items);
  const difference = ({ index, amount }: DownPaymentChange) => amount - (before[index] ?? 0);
  const refused: ChangedDownPayments['refused'] = [];
  let current = [...items];
  for (const change of changes.filter((each) => difference(each) !== 0).sort((a, b) => difference(a) - difference(b))) {
    const { index, amount } = change;
    const refusal = downPaymentRefusal(current, index, amount);
    if (refusal) {
      refused.push({ index, refusal });
    } else {
      const stored = chosenDownPayments(current, index, amount);
      current = current.map((item, position) => ({ ...item, downPayment: stored[position] ?? null }));
    }
  }
  return { stored: current.map((item) => item.downPayment), refused };
}
