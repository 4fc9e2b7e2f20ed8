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

/** The states of a code, in the words of the list. */
export const discountStates = { live: 'gilt', planned: 'geplant', 'used-up': 'aufgebraucht', over: 'zu Ende' } as const;

/** What the list sorts by: columns of amounts the largest first, codes by their letters; the newest first by default. */
export const discountSorts = ['neu', 'code', 'gebraucht', 'gegeben'] as const;
export type DiscountSort = (typeof discountSorts)[number];

/** Which codes are listed, and how: kept in the address. */
export interface DiscountsQuery {
  /** Null: all. */
  state: ListedDiscount['state'] | null;
  sort: DiscountSort;
}

/** Reads the address of the list. */
export function readDiscountsQuery(params: URLSearchParams): DiscountsQuery {
  const named = params.get('stand');
  const state = (Object.keys(discountStates) as ListedDiscount['state'][]).find((key) => discountStates[key] === named);
  return { state: state ?? null, sort: discountSorts.find((sort) => sort === params.get('sortieren')) ?? 'neu' };
}

/** The query of an address that says it. */
export function discountsSearch({ state, sort }: DiscountsQuery): string {
  const params = new URLSearchParams();
  if (state) params.set('stand', discountStates[state]);
  if (sort !== 'neu') params.set('sortieren', sort);
  const text = params.toString();
  return text && `?${text}`;
}

const orders: Readonly<Record<DiscountSort, (a: ListedDiscount, b: ListedDiscount) => number>> = {
  neu: (a, b) => b.id - a.id,
  code: (a, b) => a.code.localeCompare(b.code, 'de'),
  gebraucht: (a, b) => b.used - a.used,
  gegeben: (a, b) => b.given - a.given,
};

/** The codes that were asked for, in their order. */
export const chosenDiscounts = (all: readonly ListedDiscount[], { state, sort }: DiscountsQuery): ListedDiscount[] =>
  all.filter((each) => state === null || each.state === state).sort(orders[sort]);
