import { defaultPlanLength, newPlanLengths, payOnce } from '~/modules/financing/financing.ts';

/*
 * How a list is looked at, by its address: the term that its rates are for, and its order.
 */

/** Terms that rates are shown for; 1 shows prices. */
export const wishTerms: readonly number[] = [...newPlanLengths.filter((months) => months !== payOnce), payOnce];

/** Orders of a list: what was noted last goes without saying. */
export const wishSorts = ['zuletzt', 'preis-auf', 'preis-ab'] as const;
export type WishSort = (typeof wishSorts)[number];

export interface WishOrder {
  /** Months; 1: paid once. */
  months: number;
  sort: WishSort;
}

/** Reads it from an address; what does not fit is left out. */
export function readWishOrder(params: URLSearchParams): WishOrder {
  const months = wishTerms.find((each) => String(each) === params.get('plan'));
  return {
    months: months ?? defaultPlanLength,
    sort: wishSorts.find((sort) => sort === params.get('sortieren')) ?? 'zuletzt',
  };
}

/** The query of an address that says it. */
export const wishQuery = ({ months, sort }: WishOrder) => ({
  plan: months === defaultPlanLength ? undefined : months,
  sortieren: sort === 'zuletzt' ? undefined : sort,
});
