import type { ListQuery, ListShape } from '~/platform/list-query.ts';

/** A discount code as the staff lists it. Amounts are Rappen, times ISO 8601. */
export interface ListedDiscount {
  id: number;
  code: string;
  /** Name of the shop where alone it is one. */
  shop: string;
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
  /** Id of the shop where alone it is to be one; empty: the main shop. */
  shop: string;
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

/** The list of codes: columns of amounts the largest first, codes by their letters. */
export const discountList = {
  path: '/admin/rabattcodes',
  sorts: { neu: 'descending', code: 'ascending', gebraucht: 'descending', gegeben: 'descending' },
  filters: {
    code: { label: 'Code', all: 'Code', choices: null },
    laden: { label: 'Laden', all: 'Laden', choices: null },
    stand: {
      label: 'Stand',
      all: 'Alle',
      choices: Object.fromEntries(Object.values(discountStates).map((words) => [words, words])),
    },
  },
} as const satisfies ListShape;
export type DiscountSort = keyof typeof discountList.sorts;
export type DiscountsQuery = ListQuery<DiscountSort, keyof typeof discountList.filters>;
