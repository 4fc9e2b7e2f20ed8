import type { ReactNode } from 'react';
import {
  type Direction,
  type ListFilter,
  listSearch,
  type ListQuery,
  type ListShape,
  PAGE_ROWS,
  sortedBy,
  sortingOf,
} from '~/platform/list-query.ts';
import { formatCount, Pages } from './frame.tsx';

/** A column of a list. */
export interface Column<Sort extends string = string> {
  name: string;
  /** What its head puts the list in order by. */
  sort?: Sort;
  /** Numbers stand at the right. */
  isRight?: boolean;
  /** Its head is for those who listen alone. */
  isQuiet?: boolean;
  /** Phones leave it out. */
  isPhoneHidden?: boolean;
}

interface DeskListProps<Sort extends string, Filter extends string> {
  shape: ListShape<Sort, Filter>;
  query: ListQuery<Sort, Filter>;
  /** Rows of all pages. */
  count: number;
  caption: string;
  columns: readonly Column<Sort>[];
  /** What is said where nothing fits. */
  empty: string;
  /** Choices of filters that take any text, by their names. */
  choices?: Partial<Record<NoInfer<Filter>, readonly string[]>>;
  /** The filter that is chosen by a row of links: views of the list. */
  views?: NoInfer<Filter>;
  /** How many rows each view has. */
  viewCounts?: Readonly<Record<string, number>>;
  /** Rows of the table. */
  children: ReactNode[];
}

/** A table of the team: narrowed, put in order and paged by its address, and the same as a file. */
export function DeskList<Sort extends string, Filter extends string>(props: DeskListProps<Sort, Filter>) {
  const { shape, query, count, caption, columns, empty, children } = props;
  return (
    <>
      <ListTools {...props} />
      {children.length === 0 ? (
        <p className="mute py-3">{empty}</p>
      ) : (
        <div className="adm-scroll">
          <table className="adm-table adm-stacked">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {columns.map(({ name, sort, isRight, isQuiet, isPhoneHidden }) => (
                  <ListHead
                    key={name}
                    name={name}
                    className={isRight ? 'r' : isPhoneHidden ? 'adm-hide-phone' : undefined}
                    isQuiet={isQuiet}
                    href={sort && `${shape.path}${sortedBy(shape, query, sort)}`}
                    direction={sort === query.sort ? query.direction : undefined}
                  />
                ))}
              </tr>
            </thead>
            <tbody className="num">{children}</tbody>
          </table>
        </div>
      )}
      <ListFoot
        page={query.page}
        shown={children.length}
        count={count}
        pageHref={(page) => `${shape.path}${listSearch(shape, query, { page })}`}
      />
    </>
  );
}

type ToolsProps<Sort extends string, Filter extends string> = Pick<
  DeskListProps<Sort, Filter>,
  'shape' | 'query' | 'choices' | 'views' | 'viewCounts'
>;

/** What a list is narrowed by, and the list as a file. */
export function ListTools<Sort extends string, Filter extends string>(props: ToolsProps<Sort, Filter>) {
  const { shape, query, choices = {} as ToolsProps<Sort, Filter>['choices'], views } = props;
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
            offered={choices?.[name]}
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
  /** What can be chosen where any text would do. */
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

/** The views of a list: one filter as a row of links. */
function Views<Sort extends string, Filter extends string>(props: ToolsProps<Sort, Filter> & { views: Filter }) {
  const { shape, query, views, viewCounts = {} } = props;
  const { label, all, choices } = shape.filters[views];
  const each: [string | null, string][] = [[null, all], ...Object.entries(choices ?? {})];
  return (
    <nav aria-label={label} className="adm-views mb-4">
      {each.map(([value, words]) => {
        const search = listSearch(shape, query, { filters: { ...query.filters, [views]: value } });
        const count = viewCounts[value ?? ''];
        return (
          <a
            key={words}
            href={`${shape.path}${search}`}
            aria-current={value === query.filters[views] ? 'page' : undefined}
          >
            <bdi>{words}</bdi> {count !== undefined && <span className="num">{formatCount(count)}</span>}
          </a>
        );
      })}
    </nav>
  );
}

interface ListHeadProps {
  name: string;
  /** Where the list is in order by this column, or the other way round; absent: it sorts by nothing. */
  href?: string | undefined;
  /** The order that it is in by this column. */
  direction?: Direction | undefined;
  className?: string | undefined;
  isQuiet?: boolean | undefined;
}

/** The head of a column. */
export function ListHead({ name, href, direction, className, isQuiet }: ListHeadProps) {
  return (
    <th scope="col" className={className} aria-sort={href ? direction : undefined}>
      {href ? (
        <a href={href}>
          <bdi>{name}</bdi>
          {direction && <span aria-hidden="true">{direction === 'ascending' ? '\u00a0↑' : '\u00a0↓'}</span>}
        </a>
      ) : (
        <span className={isQuiet ? 'sr-only' : undefined}>{name}</span>
      )}
    </th>
  );
}

interface ListFootProps {
  page: number;
  /** Rows of this page. */
  shown: number;
  count: number;
  pageHref: (page: number) => string;
}

/** Which rows of how many a page shows, and the ways to the others. */
export function ListFoot({ page, shown, count, pageHref }: ListFootProps) {
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
