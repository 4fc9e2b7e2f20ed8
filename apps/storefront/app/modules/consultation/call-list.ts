import type { ListQuery, ListShape } from '~/platform/list-query.ts';

/** The desk's list of calls to make: the next one stands first. */
export const callList = {
  path: '/admin/rueckrufe',
  sorts: { zeit: 'ascending' },
  filters: { stand: { label: 'Stand', all: 'Anzurufen', choices: { erledigt: 'Erledigt' } } },
} as const satisfies ListShape;

type CallsShape = ListShape<keyof typeof callList.sorts, keyof typeof callList.filters>;
export type CallsQuery = ListQuery<keyof typeof callList.sorts, keyof typeof callList.filters>;

/** The list that an address names: of calls that were made the last one stands first. */
export const callListOf = (stand: string | null): CallsShape =>
  stand === 'erledigt' ? { ...callList, sorts: { zeit: 'descending' } } : callList;
