import { payOnce, planLengthWithin } from '~/modules/financing/financing.ts';
import type { ListingAddress } from './listing-address.ts';
import { defaultListingPlan, listingPlans, type ListingPlan, type ListingQuery } from './listing-query.ts';

/** The terms that the listings of a shop show their rates for. */
export interface ListingTerms {
  /** In the order they are shown; paying once is always one of them. */
  offered: readonly ListingPlan[];
  /** The one of addresses that name none. */
  usual: ListingPlan;
}

/**
 * The terms of a shop.
 * @param maxPlanLength months of its longest plan (spec §3 Organization); absent if every plan is allowed
 */
export function listingTerms(maxPlanLength = Infinity): ListingTerms {
  return {
    offered: listingPlans.filter((months) => months === payOnce || months <= maxPlanLength),
    usual: planLengthWithin(listingPlans, defaultListingPlan, maxPlanLength),
  };
}

/** The query as this shop answers it: a term that it does not sell on gives way to the longest one below. */
export function withinTerms(query: ListingQuery, { offered }: ListingTerms): ListingQuery {
  if (offered.includes(query.plan)) return query;
  return { ...query, plan: planLengthWithin(offered, query.plan) };
}

/** The query as addresses write it, which leave out the term that is usual here. */
export function writtenQuery(query: ListingQuery, { usual }: ListingTerms): ListingQuery {
  return query.plan === usual ? { ...query, plan: defaultListingPlan } : query;
}

/** A listing's address in a shop of these terms. */
export function addressWithin(address: ListingAddress, terms: ListingTerms): ListingAddress {
  return { path: address.path, of: (query) => address.of(writtenQuery(query, terms)) };
}
