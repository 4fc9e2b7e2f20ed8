import type { ComponentProps, ReactNode } from 'react';
import {
  type Direction,
  type Listed,
  type ListFilter,
  listSearch,
  PAGE_ROWS,
  sortedBy,
  sortingOf,
} from '~/platform/list-query.ts';
import type { TableView } from '~/platform/table.server.ts';
import { ViewLinks } from './fields.tsx';
import { formatCount, Pages } from './staff-page.tsx';

export interface Column<Row, Sort extends string = string> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** A second line of its cells, smaller. */
  small?: (row: Row) => ReactNode;
  sort?: Sort;
  /** Numbers are aligned right. */
  isRight?: boolean;
  /** Its head is for screen readers only. */
  isQuiet?: boolean;
  /** Not shown on phones. */
  isPhoneHidden?: boolean;
  /** Phones, which show a row as a card, repeat the name before the cell. */
  hasPhoneLabel?: boolean;
  /** Attributes of its cells. */
  td?: ComponentProps<'td'> | ((row: Row) => ComponentProps<'td'>);
}

export type ColumnsOf<Definition> = Definition extends {
  read: (...args: never[]) => Promise<Listed<infer Row>>;
  sorts: Readonly<Record<infer Sort extends string, Direction>>;
}
  ? readonly Column<Row, Sort>[]
  : never;

interface TableProps<Row, Sort extends string> {
  caption: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The row that is being worked on. */
  isCurrent?: (row: Row) => boolean;
  /** Whether phones show rows as cards. */
  isStacked?: boolean;
  /** Where a column sorts the table, and how it does now; absent: heads are no links. */
  sorting?: { isOn: (sort: Sort) => boolean; direction: Direction; hrefOf: (sort: Sort) => string };
  /** Where the heads say nothing. */
  isHeadless?: boolean;
}

const columnClass = ({ isRight, isPhoneHidden }: Pick<Column<never>, 'isRight' | 'isPhoneHidden'>) =>
  isRight ? 'r' : isPhoneHidden ? 'adm-hide-phone' : undefined;

export function Table<Row, Sort extends string>(props: TableProps<Row, Sort>) {
  const { caption, columns, rows, rowKey, isCurrent, isStacked = true, sorting, isHeadless } = props;
  return (
    <table className={isStacked ? 'adm-table adm-stacked' : 'adm-table'}>
      <caption className="sr-only">{caption}</caption>
      {!isHeadless && (
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.name} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
      )}
      <tbody className="num">
        {rows.map((row) => (
          <tr key={rowKey(row)} aria-current={isCurrent?.(row) ? 'true' : undefined}>
            {columns.map((column) => (
              <Cell key={column.name} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row, Sort extends string>({ column, row }: { column: Column<Row, Sort>; row: Row }) {
  const { name, cell, small, hasPhoneLabel, td } = column;
  const second = small?.(row);
  return (
    <td
      className={columnClass(column)}
      data-head={hasPhoneLabel ? `${name}:` : undefined}
      {...(typeof td === 'function' ? td(row) : td)}
    >
      {cell(row)}
      {second && <small>{second}</small>}
    </td>
  );
}

function Head<Row, Sort extends string>({
  column,
  sorting,
}: {
  column: Column<Row, Sort>;
  sorting: TableProps<Row, Sort>['sorting'];
}) {
  const { name, sort, isQuiet } = column;
  const isLink = sort !== undefined && sorting !== undefined;
  const direction = isLink && sorting.isOn(sort) ? sorting.direction : undefined;
  return (
    <th scope="col" className={columnClass(column)} aria-sort={direction}>
      {isLink ? (
        <a href={sorting.hrefOf(sort)}>
          <bdi>{name}</bdi>
          {direction && <span aria-hidden="true">{direction === 'ascending' ? '\u00a0↑' : '\u00a0↓'}</span>}
        </a>
      ) : (
        <span className={isQuiet ? 'sr-only' : undefined}>{name}</span>
      )}
    </th>
  );
}

interface FiltersProps<Sort extends string, Filter extends string> {
  table: Pick<TableView<unknown, Sort, Filter>, 'shape' | 'query'>;
  /** Choices of filters that take any text, by their names. */
  choices?: Partial<Record<NoInfer<Filter>, readonly string[]>>;
  views?: NoInfer<Filter>;
  /** How many rows each view has. */
  viewCounts?: Readonly<Record<string, number>>;
}

interface StaffTableProps<Row, Sort extends string, Filter extends string>
  extends Omit<FiltersProps<Sort, Filter>, 'table'>, Omit<TableProps<Row, Sort>, 'rows' | 'sorting'> {
  table: TableView<Row, Sort, Filter>;
  /** What is shown where no row fits. */
  empty: string;
}

export function StaffTable<Row, Sort extends string, Filter extends string>(props: StaffTableProps<Row, Sort, Filter>) {
  const { table, empty, choices, views, viewCounts, ...rest } = props;
  return (
    <>
      <TableFilters table={table} choices={choices} views={views} viewCounts={viewCounts} />
      {table.rows.length === 0 ? (
        <p className="mute py-3">{empty}</p>
      ) : (
        <div className="adm-scroll">
          <Table {...rest} rows={table.rows} sorting={sortingBy(table)} />
        </div>
      )}
      <TableFoot table={table} />
    </>
  );
}

/** The sort links of a table's heads. */
export const sortingBy = <Sort extends string, Filter extends string>({
  shape,
  query,
}: Pick<TableView<unknown, Sort, Filter>, 'shape' | 'query'>) => ({
  isOn: (sort: Sort) => sort === query.sort,
  direction: query.direction,
  hrefOf: (sort: Sort) => `${shape.path}${sortedBy(shape, query, sort)}`,
});

export function TableFilters<Sort extends string, Filter extends string>(props: FiltersProps<Sort, Filter>) {
  const { choices = {} as NonNullable<FiltersProps<Sort, Filter>['choices']>, views } = props;
  const { shape, query } = props.table;
  const names = (Object.keys(shape.filters) as Filter[]).filter((name) => name !== views);
  const view = views && query.filters[views];
  const sorting = sortingOf(shape, query);
  return (
    <>
      {views && <Views {...props} views={views} />}
      <form className="adm-row mb-4" action={shape.path}>
        {view && <input type="hidden" name={views} value={view} />}
        {sorting && <input type="hidden" name="sortieren" value={sorting} />}
        {names.map((name) => (
          <FilterField
            key={name}
            name={name}
            filter={shape.filters[name]}
            value={query.filters[name] ?? ''}
            offered={choices[name]}
          />
        ))}
        {names.length > 0 && (
          <button type="submit" className="adm-btn">
            Zeigen
          </button>
        )}
        <a className="adm-btn" href={`${shape.path}.csv${listSearch(shape, query)}`}>
          Als CSV
        </a>
      </form>
    </>
  );
}

interface FilterFieldProps {
  name: string;
  filter: ListFilter;
  value: string;
  /** What can be chosen where any text is allowed. */
  offered: readonly string[] | undefined;
}

function FilterField({ name, filter: { label, all, choices }, value, offered }: FilterFieldProps) {
  const options = choices ? Object.entries(choices) : offered?.map((each) => [each, each]);
  const field = { className: 'adm-input', name, 'aria-label': label, defaultValue: value };
  if (!options) return <input {...field} className="adm-input max-w-[260px]" type="search" placeholder={all} />;
  const isKnown = value === '' || options.some(([each]) => each === value);
  return (
    <select {...field}>
      <option value="">{all}</option>
      {(isKnown ? options : [...options, [value, value]]).map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  );
}

function Views<Sort extends string, Filter extends string>(props: FiltersProps<Sort, Filter> & { views: Filter }) {
  const { table, views, viewCounts = {} } = props;
  const { shape, query } = table;
  const { label, all, choices } = shape.filters[views];
  const each: [string | null, string][] = [[null, all], ...Object.entries(choices ?? {})];
  return (
    <ViewLinks
      label={label}
      className="mb-4"
      current="page"
      views={each.map(([value, words]) => ({
        words,
        href: `${shape.path}${listSearch(shape, query, { filters: { ...query.filters, [views]: value } })}`,
        isOn: value === query.filters[views],
        count: viewCounts[value ?? ''],
      }))}
    />
  );
}

interface FootProps {
  /** From 1. */
  page: number;
  /** Rows of this page. */
  shown: number;
  count: number;
  pageHref: (page: number) => string;
}

/** Which rows a page of a table shows, and links to the pages before and after. */
export const TableFoot = <Sort extends string, Filter extends string>({
  table: { shape, query, rows, count },
}: {
  table: TableView<unknown, Sort, Filter>;
}) => (
  <PageFoot
    page={query.page}
    shown={rows.length}
    count={count}
    pageHref={(page) => `${shape.path}${listSearch(shape, query, { page })}`}
  />
);

export function PageFoot({ page, shown, count, pageHref }: FootProps) {
  const first = (page - 1) * PAGE_ROWS + 1;
  const isMore = shown > 0 && first + shown <= count;
  if (count === 0 && page === 1) return null;
  return (
    <div className="adm-row justify-between pt-4">
      <p className="mute num">{`${shown > 0 ? `${formatCount(first)}–${formatCount(first + shown - 1)} von ` : ''}${formatCount(count)}`}</p>
      {(page > 1 || isMore) && (
        <Pages before={page > 1 ? pageHref(page - 1) : null} after={isMore ? pageHref(page + 1) : null} />
      )}
    </div>
  );
}
