import { describe, expect, it } from 'vitest';
import { listSearch, type ListShape, readList, sliceOfRows, sortedBy, sortingOf } from './list-query.ts';

const shape = {
  path: '/admin/dinge',
  sorts: { neu: 'descending', name: 'ascending' },
  filters: {
    stand: { label: 'Stand', all: 'Alle', choices: { offen: 'Offen', zu: 'Zu' } },
    wer: { label: 'Wer', all: 'Alle', choices: null },
  },
} as const satisfies ListShape;

const read = (search: string) => readList(shape, new URLSearchParams(search));

describe('the address of a list', () => {
  it('says what the list is narrowed to, in what order, and which page', () => {
    expect(read('stand=zu&wer=+eva@example.ch&sortieren=name-um&seite=3')).toEqual({
      sort: 'name',
      direction: 'descending',
      page: 3,
      filters: { stand: 'zu', wer: 'eva@example.ch' },
    });
  });

  it('leaves out what does not fit', () => {
    const plain = { sort: 'neu', direction: 'descending', page: 1, filters: { stand: null, wer: null } };
    for (const search of ['', 'stand=nie&sortieren=nie-um&seite=-1', 'stand=toString&sortieren=toString&seite=1.5'])
      expect(read(search)).toEqual(plain);
    expect(read(`seite=99999&wer=${'x'.repeat(900)}`)).toMatchObject({
      page: 4000,
      filters: { wer: expect.stringMatching(/^x{320}$/) as string },
    });
  });

  it('is written as it is read, without what goes without saying', () => {
    for (const search of ['', '?stand=zu', '?wer=a%26b&sortieren=neu-um&seite=2', '?sortieren=name'])
      expect(listSearch(shape, read(search), { page: read(search).page })).toBe(search);
    expect(listSearch(shape, read('?stand=zu&seite=7'), { filters: { stand: 'offen', wer: null } })).toBe(
      '?stand=offen',
    );
    expect(sortingOf(shape, read('sortieren=neu'))).toBeUndefined();
  });

  it('turns the order by the column that it has already', () => {
    expect(sortedBy(shape, read('stand=zu&seite=4'), 'name')).toBe('?stand=zu&sortieren=name');
    expect(sortedBy(shape, read('sortieren=name'), 'name')).toBe('?sortieren=name-um');
    expect(sortedBy(shape, read('sortieren=name-um'), 'name')).toBe('?sortieren=name');
  });
});

it('takes a page out of rows that are there as a whole', () => {
  const orders = { neu: (a: number, b: number) => a - b, name: () => 0 };
  const rows = [2, 3, 1];
  expect(sliceOfRows(rows, read(''), { skip: 0, take: 2 }, orders)).toEqual({ rows: [3, 2], count: 3 });
  expect(sliceOfRows(rows, read('sortieren=neu-um'), { skip: 2, take: 2 }, orders)).toEqual({ rows: [3], count: 3 });
  expect(rows).toEqual([2, 3, 1]);
});
