import type { ProductNumber } from './index/indexed-product.ts';

/** One order of a listing. Its name for shoppers is the text `sort.<value>`. */
interface Sort {
  /** In addresses. */
  value: string;
  /** What it goes by; of equals the one with the lower id comes first, of products of one moment the later one. */
  by: ProductNumber | 'createdAt' | 'rate';
  descending?: true;
  /** Offered for bikes only: nothing else is paid in rates. */
  bikesOnly?: true;
  /** What represents it in the path of the listing of all products (spec §2). */
  segment?: 'asc' | 'desc';
}

/**
 * Orders of a listing as its menu has them; the first is the standard. `rate` is what a card shows at the chosen term.
 */
const table = {
  /** The shop's own; what fits a search best comes first, and an editor's choice as it was made. */
  recommended: { value: 'empfohlen', by: 'position' },
  cheapest: { value: 'preis-auf', by: 'price', segment: 'asc' },
  dearest: { value: 'preis-ab', by: 'price', descending: true, segment: 'desc' },
  newest: { value: 'neu', by: 'createdAt', descending: true },
  lowestRate: { value: 'rate-auf', by: 'rate', bikesOnly: true },
  highestRate: { value: 'rate-ab', by: 'rate', descending: true, bikesOnly: true },
} as const satisfies Record<string, Sort>;

export type ListingSort = keyof typeof table;

/** The table of sort orders: an entry makes one, its value in addresses, its place in the menu and how it compares. */
export const sorts: Readonly<Record<ListingSort, Sort>> = table;

/** Names of all sort orders, in the order of their menu. */
export const listingSorts = Object.keys(table) as ListingSort[];

/** The order of a listing that asks for none. */
export const standardSort: ListingSort = 'recommended';
