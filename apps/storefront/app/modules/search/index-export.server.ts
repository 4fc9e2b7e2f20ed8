import { inAssortmentSql } from '~/modules/catalog/assortment.server.ts';
import type { Locale } from '~/i18n/locales.ts';
import { Prisma } from '~/platform/db.server.ts';
import { sql } from '~/platform/sql.server.ts';

/** A product as offline searches of the browser keep it. */
export interface IndexEntry {
  id: number;
  slug: string;
  name: string;
  brand: string | null;
  /** The first category's slug (§3). */
  category: string | null;
  sku: string | null;
}

/** Entries of one answer; what is beyond comes with `since`. */
const MOST_ENTRIES = 2000;

/**
 * A place in the order of changes: a moment, and the last product known of that moment where some of it may still
 * follow.
 */
export interface ChangeMark {
  at: Date;
  productId?: number | undefined;
}

/** Before every change. */
const beginning: ChangeMark = { at: new Date(0) };
/** What an export asks the database for, by the moment of the last change. */
interface ExportedRow extends IndexEntry {
  updatedAt: Date;
  isPublished: boolean;
}

/** Larger than the id of any product. */
const LAST_ID = 2 ** 31 - 1;

export interface IndexExport {
  entries: IndexEntry[];
  /** Ids of products that are published no more; none in an export of everything. */
  removed: number[];
  /** How far the entries go: the next `since`. */
  version: string;
}

/**
 * Published products by the time of their last change, oldest first, and which ones are no longer
 * (`GET /api/products/get-search-index`).
 * @param since where the last export ended; everything where it is absent
 */
export async function exportIndex(locale: Locale, since?: ChangeMark): Promise<IndexExport> {
  const { at, productId = LAST_ID } = since ?? beginning;
  const later = Prisma.sql`(updated_at, id) > (${at}::timestamptz, ${productId}::int)`;
  const inOrder = Prisma.sql`order by updated_at, id limit ${MOST_ENTRIES}`;
  const rows = await sql<ExportedRow[]>`
    with changed as (
      (select id, updated_at, true as published from product p
        where status = 'published' and ${inAssortmentSql()} and ${later} ${inOrder})
      union all
      (
        select id, updated_at, false from product
        where ${since !== undefined}::boolean and status in ('draft', 'vanished') and ${later} ${inOrder}
      )
      ${inOrder}
    )
    select p.id, t.slug, t.name, b.name as brand, p.category_slugs[1] as category, p.sku, changed.updated_at as "updatedAt",
      changed.published as "isPublished"
    from changed
    join product p on p.id = changed.id
    join product_text t on t.product_id = p.id and t.locale = ${locale}::locale
    left join brand b on b.id = p.brand_id
    order by changed.updated_at, p.id`;
  const last = rows.at(-1);
  return {
    entries: rows.flatMap(({ updatedAt: _, isPublished, ...entry }) => (isPublished ? [entry] : [])),
    removed: rows.flatMap(({ id, isPublished }) => (isPublished ? [] : [id])),
    version: formatMark(last ? { at: last.updatedAt, productId: last.id } : (since ?? beginning)),
  };
}

function formatMark({ at, productId }: ChangeMark): string {
  return productId === undefined ? at.toISOString() : `${at.toISOString()}~${productId}`;
}
