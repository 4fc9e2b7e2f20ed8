import type { ListQuery, ListShape } from '~/platform/list-query.ts';

/** What failed in browsers, put together over all its minutes. Times are ISO 8601. */
export interface ListedFailure {
  fingerprint: string;
  /** On any page, or told by the checkout itself. */
  place: 'seite' | 'checkout';
  message: string;
  stack: string | null;
  path: string | null;
  count: number;
  lastAt: string;
}

/** The words of a place. */
export const failurePlaces = { seite: 'Seiten', checkout: 'Checkout' } as const;

/** The list of failures. */
export const failureList = {
  path: '/admin/fehler',
  sorts: { zuletzt: 'descending', mal: 'descending' },
  filters: {
    wo: { label: 'Wo', all: 'Überall', choices: failurePlaces },
    suchen: { label: 'Meldung', all: 'Meldung', choices: null },
  },
} as const satisfies ListShape;
export type FailuresQuery = ListQuery<keyof typeof failureList.sorts, keyof typeof failureList.filters>;
