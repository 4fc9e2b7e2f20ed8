import type { ListQuery, ListShape } from '~/platform/list-query.ts';

/** The team's list of riders' pages. */
export const sponsorList = {
  path: '/admin/sponsoring',
  sorts: { neu: 'descending', beisammen: 'descending', beitraege: 'descending', endet: 'ascending' },
  filters: {
    stand: {
      label: 'Stand',
      all: 'Alle',
      choices: { running: 'läuft', ordered: 'bestellt', ended: 'zu Ende' },
    },
  },
} as const satisfies ListShape;
export type SponsorQuery = ListQuery<keyof typeof sponsorList.sorts, keyof typeof sponsorList.filters>;
