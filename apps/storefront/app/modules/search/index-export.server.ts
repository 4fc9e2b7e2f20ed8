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
const MOST_ENTRIES = 5000;

export interface IndexExport {
  entries: IndexEntry[];
  /** When the newest entry changed, ISO 8601: the next `since`. */
  version: string;
}

/** Published products by the time of their last change, oldest first (calls: get-search-index). @param since ISO 8601 */
export async function exportIndex(locale: Locale, since?: string): Promise<IndexExport> {
  const rows = await sql<(IndexEntry & { updatedAt: Date })[]>`
    select p.id, t.slug, t.name, b.name as brand, p.category_slugs[1] as category, p.sku, p.updated_at as "updatedAt"
    from product p
    join product_text t on t.product_id = p.id and t.locale = ${locale}::locale
    left join brand b on b.id = p.brand_id
    where p.status = 'published' and p.updated_at > ${since ?? '-infinity'}::timestamptz
    order by p.updated_at, p.id
    limit ${MOST_ENTRIES}`;
  const version = rows.at(-1)?.updatedAt.toISOString() ?? since ?? new Date(0).toISOString();
  return { entries: rows.map(({ updatedAt: _, ...entry }) => entry), version };
}
