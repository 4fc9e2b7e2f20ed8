import { fileSlice, type ListQuery, type ListShape, readList } from '~/platform/list-query.ts';

/** What an address asks a list for. */
export const asked = <Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  search = '',
): ListQuery<Sort, Filter> => readList(shape, new URLSearchParams(search));

/** Every row that there is. */
export const everything = fileSlice;
