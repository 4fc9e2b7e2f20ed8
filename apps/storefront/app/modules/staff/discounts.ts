/** A discount code as the staff lists it. Amounts are Rappen, times ISO 8601. */
export interface ListedDiscount {
  id: number;
  code: string;
  percent: number | null;
  amount: number | null;
  minimum: number;
  isCombinable: boolean;
  from: string;
  to: string | null;
  maxUses: number | null;
  used: number;
  /** What orders became cheaper by it. */
  given: number;
  state: 'live' | 'planned' | 'over' | 'used-up';
}

/** A code as it is typed: amounts in francs, days as ISO dates. */
export interface DiscountForm {
  code: string;
  percent: string;
  amount: string;
  minimum: string;
  isCombinable: boolean;
  from: string;
  to: string;
  maxUses: string;
}
