import { formatExactAmount } from '~/i18n/money.ts';
import type { Translate } from '~/i18n/keys.ts';
import { ownRate, type SharedPlan } from './agreed-share.ts';
import type { PlanAmounts } from './instalments.ts';

/** The variant of a plan's texts: with or without a down payment, with a different first instalment. */
const contextOf = ({ downPayment, first, regular }: PlanAmounts): string =>
  `${downPayment > 0 ? 'down' : ''}${first === regular ? '' : 'first'}`;

/**
 * The equation of a plan as text, e.g. `1’080 + 93.25 + 35 × 90 = CHF 4’323.25`; it shows that there are no hidden
 * costs.
 */
export function formatEquation(amounts: PlanAmounts): string {
  const { months, downPayment, first, regular, total } = amounts;
  const isUneven = first !== regular;
  const terms = [
    downPayment > 0 && formatExactAmount(downPayment),
    isUneven && formatExactAmount(first),
    `${isUneven ? months - 1 : months} × ${formatExactAmount(regular)}`,
  ];
  return `${terms.filter(Boolean).join(' + ')} = CHF\u00a0${formatExactAmount(total)}`;
}

/** The equation of a plan as a sentence for screen readers. */
export function equationSentence(amounts: PlanAmounts, t: Translate): string {
  const { months, downPayment, first, regular, total } = amounts;
  return t('equation', {
    context: contextOf(amounts),
    months,
    rest: months - 1,
    down: formatExactAmount(downPayment),
    first: formatExactAmount(first),
    rate: formatExactAmount(regular),
    total: formatExactAmount(total),
  });
}

/** A plan's rate as a sentence for screen readers: the buyer's monthly payment, and the first one if it differs. */
export function rateSentence(amounts: PlanAmounts, t: Translate, shared: SharedPlan | null = null): string {
  const { months, first, regular, total } = amounts;
  if (months === 1) return t('rate.spokenOnce', { total: formatExactAmount(total) });
  return t('rate.spoken', {
    context: first === regular ? '' : 'first',
    rate: formatExactAmount(ownRate(shared, regular)),
    first: formatExactAmount(shared ? shared.memberFirst : first),
    months,
    total: formatExactAmount(total),
  });
}
