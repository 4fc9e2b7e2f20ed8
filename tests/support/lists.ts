import { fileSlice, type ListQuery, type ListShape, readList } from '~/platform/list-query.ts';
import { shapeOf, type Table } from '~/platform/table.server.ts';

/** What an address asks a list for. */
export const asked = <Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  search = '',
): ListQuery<Sort, Filter> => readList(shape, new URLSearchParams(search));

/** Every row of a table that an address asks for. */
export const rowsOf = async <Row, Sort extends string, Filter extends string>(
  table: Table<Row, Sort, Filter>,
  search = '',
): Promise<Row[]> => {
  const params = new URLSearchParams(search);
  return (await table.read(readList(shapeOf(table, params), params), fileSlice)).rows;
};
