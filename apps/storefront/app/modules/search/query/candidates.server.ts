import type { Fragment } from 'postgres';
import type { Locale } from '~/i18n/locales.ts';
import { indexedSql as sql } from '~/platform/sql.server.ts';
import type { ProductKind } from '~/modules/catalog/catalog.ts';
import type { Term } from './interpret.ts';
import { nameQuery, queryOf, termQuery, type WordMatch } from './tsquery.server.ts';

/** Products that one search finds at most, ten pages of a listing; what comes after nobody looks at, and counting it would cost the most. */
export const MAX_HITS = 240;

/** Where names, categories and data find so many, a page of a listing, descriptions are not looked at. */
const ENOUGH = 24;

/** Products of one kind that are looked for. */
export interface WantedProducts {
  terms: readonly Term[];
  /** Products have to fit all terms, or any. */
  join: 'and' | 'or';
  match: WordMatch;
  typing?: boolean;
  locale: Locale;
  kind: ProductKind;
}

export interface CandidateQuery extends WantedProducts {
  /** Nobody looks at the order: the products are not ranked. */
  unordered?: boolean | undefined;
  limit: number;
  offset: number;
}

export interface Candidates {
  ids: number[];
  /** How many were found, `MAX_HITS` where there are more. */
  total: number;
  /** Whether products of the other kind fit, where none of this one do. */
  elsewhere: boolean;
}

const other = (kind: ProductKind): ProductKind => (kind === 'bike' ? 'accessory' : 'bike');

const inLocale: Record<Locale, () => Fragment> = { de: () => sql`s.locale = 'de'`, fr: () => sql`s.locale = 'fr'` };

/** The part of the index that a search is in, in the words of the partial indexes. */
const scope = (locale: Locale, kind: ProductKind): Fragment =>
  sql`${inLocale[locale]()} and ${kind === 'bike' ? sql`s.kind = 'bike'` : sql`s.kind = 'accessory'`}`;

/**
 * The statement behind `findCandidates`. What the names, categories and data of products say is looked at first, their
 * descriptions only where that is not enough. What of products themselves is asked for stands in an index and is looked
 * up by key (`limit 1`). Where nothing fits, the other kind is looked at in whatever it says of itself.
 *
 * Order: what was meant (SKU or whole name, then names, then all else), what can be had before what is sold out, how well
 * it fits, stock, the shop's own order.
 */
export function candidateStatement(query: CandidateQuery): Fragment {
  const { terms, join, match, typing, locale, kind, limit, offset } = query;
  const options = { locale, match, typing };
  const wanted = queryOf(terms, join, options);
  const name = terms.map(({ text }) => text.replaceAll('-', ' ')).join(' ');
  const code = name.replaceAll(' ', '');
  const fitting =
    join === 'and' ? sql`0` : terms.map((term) => sql`(s.facts @@ ${termQuery(term, options)})::int`).reduce(plus);
  const columns = query.unordered ? sql`s.product_id` : sql`s.product_id, s.name, s.codes, s.facts`;
  const found = sql`
    with in_facts as materialized (
      select ${columns} from search.product s where ${scope(locale, kind)} and s.facts @@ (${wanted}) limit ${MAX_HITS}
    ), in_text as materialized (
      select ${columns} from search.product s
      where (select count(*) from in_facts) < ${ENOUGH} and ${scope(locale, kind)} and s.document @@ (${wanted})
        and s.product_id <> all (array(select product_id from in_facts)) limit ${MAX_HITS}
    )`;
  const standing = query.unordered
    ? sql`p.id`
    : sql`p.id, p.stock_status as stock, p.position,
        (s.codes @> array[${code}] or s.name = ${name} or s.name like ${`% ${name}`}) as exact,
        (s.facts @@ ${nameQuery(terms, options)}) as named, ${fitting} as fitting,
        (ts_rank(array[0.02, 0.1, 0.5, 1], s.facts, ${queryOf(terms, 'or', options)}) * 20)::int as rank`;
  const order = query.unordered
    ? sql``
    : sql`order by exact desc, fitting desc, named desc, stock = 'outofstock', rank desc, stock, position, id`;
  return sql`
    ${found}, published as materialized (
      select ${standing}
      from (select * from in_facts union all select * from in_text) s
      cross join lateral (
        select p.id, p.stock_status, p.position from product p where p.id = s.product_id and p.status = 'published' limit 1
      ) p
    ), in_other as materialized (
      select s.product_id from search.product s
      where ${scope(locale, other(kind))} and s.document @@ (${wanted}) limit ${MAX_HITS}
    )
    select array(select id from published ${order} limit ${limit} offset ${offset}) as ids,
      (select count(*) from published)::int as total,
      not exists (select from published) and exists (
        select from in_other
        cross join lateral (select from product p where p.id = product_id and p.status = 'published' limit 1) p
      ) as elsewhere`;
}

const plus = (all: Fragment, each: Fragment): Fragment => sql`${all} + ${each}`;

/** Products of one kind that fit a search, best first. */
export async function findCandidates(query: CandidateQuery): Promise<Candidates> {
  const [row] = await sql<[Candidates]>`${candidateStatement(query)}`;
  return { ...row, total: Math.min(row.total, MAX_HITS) };
}
