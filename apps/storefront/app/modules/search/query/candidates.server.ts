import type { Locale } from '~/i18n/locales.ts';
import { Prisma } from '~/platform/db.server.ts';
import { indexedSql } from '~/platform/sql.server.ts';
import { inAssortmentSql, isPartSold } from '~/modules/catalog/assortment.server.ts';
import type { ProductKind } from '~/modules/catalog/catalog.ts';
import type { Preference } from './conditions.ts';
import type { Term } from './interpret.ts';
import {
  nameQuery,
  type QueryOptions,
  queryOf,
  tagsQuery,
  termQuery,
  type WordMatch,
  wordsQuery,
} from './tsquery.server.ts';
import { isWanted, orderOf, type RequestedFigure } from './wanted.server.ts';

const { sql } = Prisma;

/**
 * Products that one search finds at most, ten pages of a listing; what comes after no one looks at, and counting it
 * would cost the most.
 */
export const MAX_HITS = 240;

/** Of so many products that have the words at most it is looked up whether they fit the conditions. */
const MOST_CHECKED = 3000;

/** Where names, categories and data find so many, a page of a listing, descriptions are not looked at. */
const ENOUGH = 24;

/** Products of one kind that are looked for. */
export interface WantedProducts {
  /** All words as they were typed: what a name is compared with. */
  name: string;
  terms: readonly Term[];
  /** What need not fit, and makes a product fit better. */
  optional: readonly Term[];
  /** Products have to fit all terms, or any. */
  join: 'and' | 'or';
  match: WordMatch;
  typing?: boolean;
  locale: Locale;
  /** Descriptions are not looked at. */
  factsOnly?: boolean;
  kind: ProductKind;
  figures: readonly RequestedFigure[];
  /** Products that fit most of `figures` come first; otherwise they have to fit all. */
  loosely?: boolean;
  preference?: Preference | undefined;
}

export interface CandidateQuery extends WantedProducts {
  /** No one looks at the order: the products are not ranked. */
  unordered?: boolean | undefined;
  limit: number;
  offset: number;
}

/**
 * What the words of a search are found in: what products are called or call themselves, categories and data, or
 * descriptions only.
 */
export type FoundIn = 'name' | 'facts' | 'text';

export interface Candidates {
  ids: number[];
  /** How many were found, `MAX_HITS` where there are more. */
  total: number;
  /** Where the words of the first hit were found. */
  foundIn: FoundIn;
  /** Whether names, categories or data of the other kind have the words, where none of this kind fit. */
  elsewhere: boolean;
}

const other = (kind: ProductKind): ProductKind => (kind === 'bike' ? 'accessory' : 'bike');

const inLocale: Record<Locale, () => Prisma.Sql> = { de: () => sql`s.locale = 'de'`, fr: () => sql`s.locale = 'fr'` };

/** The part of the index that a search is in, in the words of the partial indexes. */
const scope = (locale: Locale, kind: ProductKind): Prisma.Sql =>
  sql`${inLocale[locale]()} and ${kind === 'bike' ? sql`s.kind = 'bike'` : sql`s.kind = 'accessory'`}`;

/**
 * The statement behind `findCandidates`. What the names, categories and data of products say is looked at first, their
 * descriptions only where that is not enough. What of products themselves is asked for is in an index and is looked
 * up by key (`limit 1`). Where nothing fits, the other kind is looked at.
 *
 * Order: a SKU or whole name, the kind of product that is meant, most of the terms, what says so of itself, what is
 * wanted first, names, what can be had before what is sold out, how well it fits, stock, the shop's own order.
 */
export function candidateStatement(query: CandidateQuery): Prisma.Sql {
  const { terms, optional, join, match, typing, locale, kind, figures, loosely, limit, offset } = query;
  const options = { locale, match, typing };
  const requested = terms.length > 0;
  const words = once(queryOf(terms, join, options));
  const has = (column: 'facts' | 'document') =>
    !requested ? sql`true` : column === 'facts' ? sql`s.facts @@ ${words}` : sql`s.document @@ ${words}`;
  const fits = all(figures.map(isWanted));
  const sold = inAssortmentSql();
  const isNarrowed = isPartSold() || figures.length > 0 || query.preference !== undefined;
  const columns = query.unordered ? sql`s.product_id` : sql`s.product_id, s.name, s.codes, s.facts, s.head`;
  /** Rows of the index that have the words and fit, what is wanted first where there are too many. */
  const pool = (where: Prisma.Sql) =>
    !isNarrowed
      ? sql`select ${columns} from search.product s where ${scope(locale, kind)} and ${where} limit ${MAX_HITS}`
      : sql`select s.* from (
            select ${columns} from search.product s where ${scope(locale, kind)} and ${where} limit ${MOST_CHECKED}
          ) s join product p on p.id = s.product_id
          where ${sold} and ${loosely ? sql`true` : fits} order by ${orderOf(query.preference)} limit ${MAX_HITS}`;
  const found = sql`
    with in_facts as materialized (${pool(has('facts'))}), in_text as materialized (
      select * from (${pool(sql`${requested && !query.factsOnly ? sql`true` : sql`false`} and (select count(*) from in_facts) < ${ENOUGH}
        and ${has('document')} and s.product_id <> all (array(select product_id from in_facts))`)}) s
    )`;
  const standing = query.unordered
    ? sql`p.id, false as named, 0 as headed, true as told`
    : sql`p.id, p.stock_status as stock, p.position, ${isExact(query.name)} as exact,
        ${sum([...terms, ...optional].map((term) => meaningOf(term, options)))} as meant,
        ${join === 'and' && optional.length === 0 ? sql`0` : sum([...terms, ...optional].map((term) => sql`(s.facts @@ ${once(termQuery(term, options))})::int`))} as fitting,
        ${loosely ? sum(figures.map((figure) => sql`(${isWanted(figure)})::int`)) : sql`0`} as fulfilled,
        ${has('facts')} as told, ${orderOf(query.preference)} as wanted,
        ${requested ? sql`(s.facts @@ ${once(nameQuery(terms, options))})` : sql`false`} as named,
        ${sum(terms.map((term) => sql`(s.head @@ ${once(wordsQuery(term, options))})::int`))} as headed, p.is_occasion as used,
        ${requested ? sql`(ts_rank(array[0.02, 0.1, 0.5, 1], s.facts, ${once(queryOf([...terms, ...optional], 'or', options))}) * 20)::int` : sql`0`} as rank`;
  const order = query.unordered
    ? sql``
    : sql`order by exact desc, fulfilled desc, meant desc, fitting desc, told desc, wanted, headed desc, named desc, stock = 'outofstock',
        used, rank desc, stock, position, id`;
  return sql`
    ${found}, published as materialized (
      select ${standing}
      from (select * from in_facts union all select * from in_text) s
      cross join lateral (
        select p.* from product p where p.id = s.product_id and p.status = 'published' and ${sold} limit 1
      ) p
    ), in_other as materialized (
      select s.product_id from search.product s
      where ${scope(locale, other(kind))} and ${requested ? has('facts') : sql`false`} limit ${MAX_HITS}
    )
    select array(select id from published ${order} limit ${limit} offset ${offset}) as ids,
      (select count(*) from published)::int as total,
      coalesce((select case when named or headed > 0 then 'name' when told then 'facts' else 'text' end from published ${order} limit 1), 'text') as "foundIn",
      not exists (select from published) and exists (
        select from in_other
        cross join lateral (select from product p where p.id = product_id and p.status = 'published' and ${sold} limit 1) p
      ) as elsewhere`;
}

/** A query of words that is made once for all rows: Postgres would read its words again for each. */
const once = (query: Prisma.Sql): Prisma.Sql => sql`(select ${query})`;

/** Whether a SKU or the whole name was typed. */
function isExact(name: string): Prisma.Sql {
  if (name === '') return sql`false`;
  return sql`(s.codes @> array[${name.replaceAll(' ', '')}] or s.name = ${name} or s.name like ${`% ${name}`})`;
}

/** How much a product is what a term means: its own words, then the first of its tags, then the others. */
function meaningOf(term: Term, options: QueryOptions): Prisma.Sql {
  const [first, ...others] = term.tags;
  const tagged = first
    ? sql` when s.facts @@ ${once(tagsQuery([first]))} then 2 ${others.length > 0 ? sql`when s.facts @@ ${once(tagsQuery(others))} then 1` : sql``}`
    : sql``;
  if (term.specific) return sql`case when s.facts @@ ${once(wordsQuery(term, options))} then 3 ${tagged} else 0 end`;
  return first ? sql`case ${tagged} else 0 end` : sql`0`;
}

const sum = (parts: readonly Prisma.Sql[]): Prisma.Sql => parts.reduce((all, each) => sql`${all} + ${each}`, sql`0`);
const all = (parts: readonly Prisma.Sql[]): Prisma.Sql =>
  parts.reduce((all, each) => sql`${all} and ${each}`, sql`true`);

/** Products of one kind that fit a search, best first. */
export async function findCandidates(query: CandidateQuery): Promise<Candidates> {
  const [row] = await indexedSql<[Candidates]>`${candidateStatement(query)}`;
  return { ...row, total: Math.min(row.total, MAX_HITS) };
}
