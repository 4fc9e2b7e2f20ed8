import type { Fragment } from 'postgres';
import type { Locale } from '~/i18n/locales.ts';
import { sql } from '~/platform/sql.server.ts';
import type { ProductKind } from '../catalog/catalog.ts';
import type { Term } from './interpret.ts';
import { nameQuery, queryOf, termQuery, type WordMatch } from './tsquery.server.ts';

/** Products that one search finds at most; what comes after nobody looks at, and counting it would cost the most. */
export const MAX_HITS = 1000;

export interface CandidateQuery {
  terms: readonly Term[];
  /** Products have to fit all terms, or any. */
  join: 'and' | 'or';
  match: WordMatch;
  typing?: boolean;
  locale: Locale;
  kind: ProductKind;
  limit: number;
  offset: number;
}

export interface Candidates {
  ids: number[];
  /** How many were found, `MAX_HITS` where there are more. */
  total: number;
}

/** The part of the index that a search is in, in the words of the partial indexes. */
const scope = (locale: Locale, kind: ProductKind): Fragment =>
  sql`${locale === 'de' ? sql`s.locale = 'de'` : sql`s.locale = 'fr'`} and ${kind === 'bike' ? sql`s.kind = 'bike'` : sql`s.kind = 'accessory'`}`;

/**
 * The statement behind `findCandidates`. What the names, categories and data of products say is looked at first, their
 * descriptions only where that is not enough. The few found are looked up by their keys (`limit 1`), never by reading whole tables. Order: what was meant (SKU or whole name, then names, then all else), what
 * can be had before what is sold out, how well it fits, stock, the shop's own order.
 */
export function candidateStatement(query: CandidateQuery): Fragment {
  const { terms, join, match, typing, locale, kind, limit, offset } = query;
  const options = { locale, match, typing };
  const wanted = queryOf(terms, join, options);
  const name = terms.map(({ text }) => text.replaceAll('-', ' ')).join(' ');
  const code = name.replaceAll(' ', '');
  const fitting =
    join === 'and' ? sql`0` : terms.map((term) => sql`(s.facts @@ ${termQuery(term, options)})::int`).reduce(plus);
  const language = locale === 'de' ? sql`s.locale = 'de'` : sql`s.locale = 'fr'`;
  return sql`
    with in_facts as materialized (
      select s.product_id from search.product s where ${scope(locale, kind)} and s.facts @@ (${wanted}) limit ${MAX_HITS}
    ), in_text as materialized (
      select s.product_id from search.product s
      where (select count(*) from in_facts) < ${MAX_HITS} and ${scope(locale, kind)} and s.document @@ (${wanted}) limit ${MAX_HITS}
    ), found as (
      select product_id from in_facts union select product_id from in_text
    ), ranked as (
      select p.id, p.stock_status as stock, p.position,
        (s.codes @> array[${code}] or s.name = ${name} or s.name like ${`% ${name}`}) as exact,
        (s.facts @@ ${nameQuery(terms, options)}) as named, ${fitting} as fitting,
        round((ts_rank(array[0.02, 0.1, 0.5, 1], s.facts, ${queryOf(terms, 'or', options)}) * 20)::numeric) as rank
      from found
      cross join lateral (
        select * from search.product s where s.product_id = found.product_id and ${language} limit 1
      ) s
      cross join lateral (select * from product p where p.id = found.product_id and p.status = 'published' limit 1) p
    )
    select id, (count(*) over ())::int as total from ranked
    order by exact desc, fitting desc, named desc, stock = 'outofstock', rank desc, stock, position, id
    limit ${limit} offset ${offset}`;
}

const plus = (all: Fragment, each: Fragment): Fragment => sql`${all} + ${each}`;

/** Products of one kind that fit a search, best first. A page beyond the last hit has none and says so with `total` 0. */
export async function findCandidates(query: CandidateQuery): Promise<Candidates> {
  const rows = await sql<{ id: number; total: number }[]>`${candidateStatement(query)}`;
  return { ids: rows.map(({ id }) => id), total: Math.min(rows[0]?.total ?? 0, MAX_HITS) };
}
