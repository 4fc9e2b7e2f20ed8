/** One plan of a product page: what a month costs and when it is due. Amounts in Rappen. */
export interface ProductPlan {
  /** 1: paid once. */
  months: number;
  rate: number;
  /** The first instalment; equals `rate` unless rounding left something over. */
  first: number;
  total: number;
  /** ISO dates of the first and the last payment. */
  firstDate: string;
  lastDate: string;
  /** Paid once because the price is too low for instalments. */
  onceOnly: boolean;
}

/** The plan of a number of months; where it is not on offer the longest one below, else the first. */
export function productPlanFor(plans: readonly ProductPlan[], months: number): ProductPlan {
  const byLength = [...plans].sort((a, b) => b.months - a.months);
  const plan = byLength.find((each) => each.months <= months) ?? byLength.at(-1);
  if (!plan) throw new Error('A product has at least one plan: paying once');
  return plan;
}
