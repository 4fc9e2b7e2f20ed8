import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { PAGE_ROWS, sliceOfRows } from './list-query.ts';
import { defineTable, francsCell, readTable, shapeOf, tableCells } from './table.server.ts';

interface Subscriber {
  email: string;
  paid: number | null;
}

const all: Subscriber[] = Array.from({ length: PAGE_ROWS + 1 }, (_, index) => ({
  email: `${String(index).padStart(2, '0')}@x.example`,
  paid: index === 0 ? null : index * 100,
}));

const subscriberTable = defineTable({
  path: '/admin/abonnements',
  sorts: { email: 'ascending', bezahlt: 'descending' },
  filters: { suchen: { label: 'E-Mail', all: 'E-Mail', choices: null } },
  read: (query, slice) => {
    const { suchen } = query.filters;
    const rows = all.filter(({ email }) => suchen === null || email.includes(suchen));
    return Promise.resolve(
      sliceOfRows(rows, query, slice, {
        email: (one, other) => one.email.localeCompare(other.email),
        bezahlt: (one, other) => (one.paid ?? 0) - (other.paid ?? 0),
      }),
    );
  },
  csv: {
    file: 'abonnements',
    action: 'subscribers.export',
    columns: [
      ['E-Mail', ({ email }) => email],
      ['Bezahlt', ({ paid }) => francsCell(paid)],
      ['Rest', ({ paid }) => paid],
    ],
  },
});

const requested = (search: string) => new URLSearchParams(search);

it('reads the page that an address asks for', async () => {
  const first = await readTable(subscriberTable, requested(''));
  expect([first.count, first.rows.length, first.rows[0]?.email]).toEqual([51, 50, '00@x.example']);
  const second = await readTable(subscriberTable, requested('seite=2&sortieren=bezahlt'));
  expect(second.rows.map(({ paid }) => paid)).toEqual([null]);
  const narrowed = await readTable(subscriberTable, requested('suchen=07&fremd=1&sortieren=toString'));
  expect([narrowed.count, narrowed.query.sort, narrowed.query.filters]).toEqual([1, 'email', { suchen: '07' }]);
});

it('sends no function to its component', async () => {
  expect(JSON.parse(JSON.stringify((await readTable(subscriberTable, requested(''))).shape))).toEqual({
    path: '/admin/abonnements',
    sorts: subscriberTable.sorts,
    filters: subscriberTable.filters,
  });
});

it('exports all rows by the same address, empty cells for what is missing', async () => {
  const cells = await tableCells(subscriberTable, requested('seite=2'));
  expect([cells.length, cells[0], cells[1], cells[2]]).toEqual([
    52,
    ['E-Mail', 'Bezahlt', 'Rest'],
    ['00@x.example', '', ''],
    ['01@x.example', '1.00', '100'],
  ]);
  expect(csvOf(await tableCells(subscriberTable, requested('suchen=03')))).toBe(
    '\uFEFFE-Mail;Bezahlt;Rest\r\n03@x.example;3.00;300\r\n',
  );
});

it('may have columns that depend on its rows, and orders that depend on its address', async () => {
  const { csv } = subscriberTable;
  const columns = (rows: readonly Subscriber[]) => rows.map(({ email }) => [email, () => 'x'] as const);
  const dynamic = { ...subscriberTable, csv: { ...csv, columns } };
  expect(await tableCells(dynamic, requested('suchen=03'))).toEqual([['03@x.example'], ['x']]);
  const sortsFor = (params: URLSearchParams) =>
    ({ email: params.has('um') ? 'descending' : 'ascending', bezahlt: 'descending' }) as const;
  expect(shapeOf({ ...subscriberTable, sortsFor }, requested('um=1')).sorts.email).toBe('descending');
});
