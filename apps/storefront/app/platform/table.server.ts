import {
  type Direction,
  fileSlice,
  type Listed,
  type ListQuery,
  type ListShape,
  pageSlice,
  readList,
  type Slice,
} from './list-query.ts';

/** A column of a CSV file: its header and what a row has in it; null and undefined are an empty cell. */
export type CsvColumn<Row> = readonly [header: string, value: (row: Row) => string | number | null | undefined];

/** A table of the staff pages: what its address can say, how its rows are read, and its CSV export. */
export interface Table<Row, Sort extends string = string, Filter extends string = string> extends ListShape<
  Sort,
  Filter
> {
  read: (query: ListQuery<Sort, Filter>, slice: Slice) => Promise<Listed<Row>>;
  csv: {
    /** Name of the file without its ending. */
    file: string;
    /** How the staff log calls an export. */
    action: string;
    /** What was exported, for the log. */
    subject?: (query: ListQuery<Sort, Filter>) => string;
    /** A function where the columns depend on the rows. */
    columns: readonly CsvColumn<Row>[] | ((rows: readonly Row[]) => readonly CsvColumn<Row>[]);
  };
  /** The sort orders, where they depend on the address. */
  sortsFor?: (params: URLSearchParams) => Readonly<Record<Sort, Direction>>;
}

/** Checks a definition and keeps the names of its sort orders and filters. */
export const defineTable = <Row, Sort extends string, Filter extends string>(
  table: Table<Row, Sort, Filter>,
): Table<Row, Sort, Filter> => table;

/** A page of a table as a loader sends it. */
export interface TableView<Row, Sort extends string = string, Filter extends string = string> extends Listed<Row> {
  shape: ListShape<Sort, Filter>;
  query: ListQuery<Sort, Filter>;
}

/** What a component needs of a table, without its functions. */
export function shapeOf<Sort extends string, Filter extends string>(
  { path, sorts, filters, sortsFor }: Omit<Table<never, Sort, Filter>, 'read' | 'csv'>,
  params: URLSearchParams,
): ListShape<Sort, Filter> {
  return { path, sorts: sortsFor?.(params) ?? sorts, filters };
}

/** The page of a table that an address asks for. @param params of the address */
export async function readTable<Row, Sort extends string, Filter extends string>(
  table: Table<Row, Sort, Filter>,
  params: URLSearchParams,
): Promise<TableView<Row, Sort, Filter>> {
  const shape = shapeOf(table, params);
  const query = readList(shape, params);
  return { shape, query, ...(await table.read(query, pageSlice(query))) };
}

/** All rows of a table that an address asks for, headers first, for a CSV file. @param params of the address */
export async function tableCells<Row, Sort extends string, Filter extends string>(
  table: Table<Row, Sort, Filter>,
  params: URLSearchParams,
): Promise<string[][]> {
  const { rows } = await table.read(readList(shapeOf(table, params), params), fileSlice);
  const { columns } = table.csv;
  const all = typeof columns === 'function' ? columns(rows) : columns;
  return [all.map(([header]) => header), ...rows.map((row) => all.map(([, value]) => String(value(row) ?? '')))];
}

/** An amount in a CSV cell. @param rappen null: an empty cell */
export const francsCell = (rappen: number | null): string => (rappen === null ? '' : (rappen / 100).toFixed(2));
