import type { ListQuery, ListShape } from '~/platform/list-query.ts';

/** The team's list of what was sent with forms: what nobody has dealt with goes without saying. */
export const entryList = {
  path: '/admin/formulare',
  sorts: { neu: 'descending' },
  filters: {
    stand: { label: 'Stand', all: 'Offen', choices: { erledigt: 'Erledigt', alle: 'Alle' } },
    formular: { label: 'Formular', all: 'Alle Formulare', choices: null },
  },
} as const satisfies ListShape;
export type EntriesQuery = ListQuery<keyof typeof entryList.sorts, keyof typeof entryList.filters>;
