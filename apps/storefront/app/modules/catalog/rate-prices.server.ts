import { defaultPlanLength, minimumInstalmentTotal } from '~/modules/financing/financing.ts';
import type { PlanRules } from '~/modules/instances/rules.ts';
import { cardPlan } from './card-plan.ts';
import type { Range } from './ranges.ts';

/** The largest price of the catalogue, Rappen. */
const LARGEST = 2 ** 31 - 1;

/**
 * The prices of bikes whose cards show a number in a range at the usual term (decision 49), both ends included, in
 * Rappen. `cardPlan` is asked, and nothing else knows its rule: what is paid in instalments shows more the more it
 * costs.
 * @param range Rappen that cards show
 * @param planRules of the instance whose cards they are
 */
export function pricesShownWithin(
  { min, max }: Required<Range>,
  isOccasion: boolean,
  planRules: Pick<PlanRules, 'maxPlanLength'> = {},
): Required<Range>[] {
  const rateOf = (displayPrice: number) =>
    cardPlan({ kind: 'bike', displayPrice, isOccasion, planRules }, defaultPlanLength).rate;
  const inInstalments = {
    min: firstPrice((price) => rateOf(price) >= min),
    max: firstPrice((price) => rateOf(price) > max) - 1,
  };
  const once = { min, max: Math.min(max, minimumInstalmentTotal - 1) };
  return [once, inInstalments].filter((range) => range.min <= range.max);
}

/** The lowest price from the least sum of instalments on that is enough; one above the largest where none is. */
function firstPrice(isEnough: (price: number) => boolean): number {
  let low = minimumInstalmentTotal;
  let high = LARGEST + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
