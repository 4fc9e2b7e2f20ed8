import type { Locale } from '~/i18n/locales.ts';
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

/** A place in the order of changes: a moment, and the last product known of that moment where some of it may still follow. */
export interface ChangeMark {
  at: Date;
  productId?: number | undefined;
}

/** Before every change. */
const beginning: ChangeMark = { at: new Date(0) };
/** Larger than the id of any product. */
const LAST_ID = 2 ** 31 - 1;

export interface IndexExport {
  entries: IndexEntry[];
  /** How far the entries go: the next `since`. */
  version: string;
}

/** Published products by the time of their last change, oldest first (calls: get-search-index). */
export async function exportIndex(locale: Locale, since: ChangeMark = beginning): Promise<IndexExport> {
  const rows = await sql<(IndexEntry & { updatedAt: Date })[]>`
    select p.id, t.slug, t.name, b.name as brand, p.category_slugs[1] as category, p.sku, p.updated_at as "updatedAt"
    from product p
    join product_text t on t.product_id = p.id and t.locale = ${locale}::locale
    left join brand b on b.id = p.brand_id
    where p.status = 'published' and (p.updated_at, p.id) > (${since.at}::timestamptz, ${since.productId ?? LAST_ID}::int)
    order by p.updated_at, p.id
    limit ${MOST_ENTRIES}`;
  const last = rows.at(-1);
  return {
    entries: rows.map(({ updatedAt: _, ...entry }) => entry),
    version: formatMark(last ? { at: last.updatedAt, productId: last.id } : since),
  };
}

function formatMark({ at, productId }: ChangeMark): string {
  return productId === undefined ? at.toISOString() : `${at.toISOString()}~${productId}`;
}
