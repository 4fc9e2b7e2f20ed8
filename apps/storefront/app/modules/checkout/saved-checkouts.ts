import type { Locale } from '~/i18n/locales.ts';
import type { ListQuery, ListShape } from '~/platform/list-query.ts';

/*
 * A checkout that is put aside and resumed by a mailed link (spec §3: savedCheckouts).
 */

/** Days in which the link resumes the checkout. */
export const SAVED_DAYS = 14;

/** What a link to a saved checkout opens. */
export type OpenedCheckout =
  | {
      kind: 'open';
      /** What lies in it; things that are not sold any more are left out. */
      products: { productId: number; name: string }[];
      /** Months; 1 pays once. */
      planLength: number;
      /** ISO 8601 */
      expiresAt: string;
    }
  | { kind: 'expired' | 'ordered' | 'unknown' };

/** The team's list of saved checkouts. */
export const savedCheckoutList = {
  path: '/admin/aufgehoben',
  sorts: { neu: 'descending', email: 'ascending', weiter: 'descending' },
  filters: {
    weiter: { label: 'Weitergemacht', all: 'Alle', choices: { ja: 'weitergemacht', nein: 'noch nicht weitergemacht' } },
  },
} as const satisfies ListShape;
export type SavedCheckoutsQuery = ListQuery<
  keyof typeof savedCheckoutList.sorts,
  keyof typeof savedCheckoutList.filters
>;

/** A saved checkout as the staff lists it: nothing of what was typed but the address. Times are ISO 8601. */
export interface ListedSavedCheckout {
  id: string;
  email: string;
  locale: Locale;
  names: string[];
  planLength: number;
  createdAt: string;
  expiresAt: string;
  resumedAt: string | null;
}
