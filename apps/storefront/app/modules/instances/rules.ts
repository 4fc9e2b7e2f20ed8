import type { CostSharing } from '~/modules/financing/financing.ts';

/** What of the catalogue an instance sells. */
export interface Assortment {
  /** Slugs of the bikes' brands; empty: all. */
  brands: readonly string[];
  /** Category slugs of all products; empty: all. */
  categories: readonly string[];
  /** Bounds of a bike's price, Rappen, both included. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

/** What the plan of a cart obeys in an instance; the browser computes plans by it too. */
export interface PlanRules {
  /** Longest plan in months. */
  maxPlanLength?: number | undefined;
  costSharing?: CostSharing | undefined;
  /** Whether nothing is ordered without a code. */
  requiresCode?: boolean | undefined;
}

/** How an instance sells (spec §3 Organization). The main shop has no rules. */
export interface ShopRules extends PlanRules {
  /** Rappen that a discount code takes off at most. */
  maxDiscount?: number | undefined;
  /** Whether codes apply to goods with a public discount too; by default each code decides. */
  combinesDiscounts?: boolean | undefined;
  /** Whether a cart holds one product at most. */
  onlyOneProduct: boolean;
  assortment?: Assortment | undefined;
}

export const noRules: ShopRules = { onlyOneProduct: false };
