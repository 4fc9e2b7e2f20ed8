import { fileSlice, type ListQuery, type ListShape, readList } from '~/platform/list-query.ts';
import { shapeOf, type Table } from '~/platform/table.server.ts';

/** Parses the list query of an address. */
export const asked = <Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  search = '',
): ListQuery<Sort, Filter> => readList(shape, new URLSearchParams(search));

/** Every row of a table for an address. */
export const rowsOf = async <Row, Sort extends string, Filter extends string>(
  table: Table<Row, Sort, Filter>,
  search = '',
): Promise<Row[]> => {
  const params = new URLSearchParams(search);
  return (await table.read(readList(shapeOf(table, params), params), fileSlice)).rows;
};
