import { sliceOfRows } from '~/platform/list-query.ts';
import { defineTable, francsCell } from '~/platform/table.server.ts';
import { type EmployerStatement, listStatements, statementWords } from './statements.server.ts';

export const statementTable = defineTable<EmployerStatement, 'monat' | 'firma' | 'betrag', 'firma' | 'zustand'>({
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
  read: async (query, slice) => {
    const { firma, zustand } = query.filters;
    const all = await listStatements();
    const rows = all.filter(
      ({ name, state }) => (firma === null || name === firma) && (zustand === null || state === zustand),
    );
    return sliceOfRows(rows, query, slice, {
      monat: (one, other) => one.month.localeCompare(other.month),
      firma: (one, other) => one.name.localeCompare(other.name, 'de-CH'),
      betrag: (one, other) => one.total - other.total,
    });
  },
  csv: {
    file: 'velory-abrechnungen',
    action: 'statements.export',
    columns: [
      ['Firma', ({ name }) => name],
      ['Monat', ({ month }) => month],
      ['Betrag', ({ total }) => francsCell(total)],
      ['Fällig', ({ dueOn }) => dueOn],
      ['Zustand', ({ stateWords }) => stateWords],
      ['Offen', ({ outstanding }) => francsCell(outstanding)],
      ['Guthaben', ({ credit }) => francsCell(credit)],
    ],
  },
});
