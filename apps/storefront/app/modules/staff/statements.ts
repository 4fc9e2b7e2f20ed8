import type { StatementStanding } from '~/modules/organizations/statement.ts';
import type { ListQuery, ListShape } from '~/platform/list-query.ts';

/** A month's statement of an employer. Amounts are Rappen, days ISO dates. */
export interface EmployerStatement extends StatementStanding {
  organizationId: string;
  name: string;
  /** Whether the partner's shop is there no more. */
  isGone: boolean;
  month: string;
  total: number;
  dueOn: string;
}

/** Where a statement stands, in words. */
export const statementWords = { open: 'Offen', paid: 'Bezahlt', overdue: 'Überfällig', nothing: '' } as const;

/** The list of statements. */
export const statementList = {
  path: '/admin/abrechnungen',
  sorts: { monat: 'descending', firma: 'ascending', betrag: 'descending' },
  filters: {
    firma: { label: 'Firma', all: 'Alle Firmen', choices: null },
    zustand: {
      label: 'Zustand',
      all: 'Jeder Zustand',
      choices: { open: statementWords.open, overdue: statementWords.overdue, paid: statementWords.paid },
    },
  },
} as const satisfies ListShape;
export type StatementsQuery = ListQuery<keyof typeof statementList.sorts, keyof typeof statementList.filters>;
