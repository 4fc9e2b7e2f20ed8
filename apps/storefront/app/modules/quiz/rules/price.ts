import { cardPlan } from '~/modules/catalog/card-plan.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { kilograms, type QuizBike } from '~/modules/quiz/quiz-bike.ts';
import { joined, neutral, type Verdict, verdictsOf } from '~/modules/quiz/verdict.ts';

const budget = verdictsOf('budget');
const always = verdictsOf('always');

/**
 * What a bike costs a month on the plan of its card, whole francs as shown; one that is paid once costs nothing a
 * month.
 */
export function monthlyFrancs(bike: Pick<QuizBike, 'price' | 'isOccasion'>): number {
  const plan = cardPlan({ kind: 'bike', displayPrice: bike.price, isOccasion: bike.isOccasion }, defaultPlanLength);
  return plan.months > 1 ? plan.rate / 100 : 0;
}

/** @param francs a month at most */
export function rateBudget(bike: QuizBike, francs: number): Verdict {
  const rate = monthlyFrancs(bike);
  if (rate > francs) return budget.blocked('tooDear', { over: Math.ceil(rate - francs) });
  const left = Math.floor(francs - rate);
  return left >= francs * 0.15 ? budget.pro(0.3, 'cheaper', { left }) : neutral;
}

/** What is worth knowing of a bike whatever was answered. */
export function rateAlways(bike: QuizBike): Verdict {
  const kg = kilograms(bike);
  const isBelt = /riemen|courroie/i.test(bike.drive ?? '');
  return joined(
    bike.inStock ? { ...neutral, score: 0.4 } : always.con(0, 'onOrder'),
    bike.isOccasion ? always.con(-0.2, 'used') : neutral,
    isBelt ? always.pro(0.2, 'belt') : bike.drive === null ? neutral : always.con(0, 'chain'),
    kg !== undefined && kg >= 25 ? always.con(0, 'weight', { kg: Math.round(kg * 10) / 10 }) : neutral,
  );
}
