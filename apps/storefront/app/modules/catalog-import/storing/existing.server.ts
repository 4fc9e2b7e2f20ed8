import type { RunSql } from '~/platform/sql-pool.server.ts';
import { defaultLocale, type Locale } from '~/i18n/locales.ts';
import type { ProductRecord } from '~/modules/catalog-import/reading/record.ts';

/** A product as the database knows it, as far as the importer needs it to find it again. */
export interface ExistingProduct {
  id: number;
  feedKey: string;
  sku: string | null;
  status: 'published' | 'draft' | 'vanished';
  /** Rappen that it costs in the shop. */
  price: number;
  sourceHash: string;
  texts: { locale: Locale; feedId: number | null; slug: string; name: string }[];
}

/** Products that some records may be. */
export async function findCandidates(sql: RunSql, records: readonly ProductRecord[]): Promise<ExistingProduct[]> {
  const ids = records.flatMap(({ feedIds }) => feedIds);
  const skus = records.flatMap(({ sku }) => (sku === null ? [] : [sku]));
  const keys = records.map(({ key }) => key);
  const slugs = records
    .filter(({ feedIds, sku }) => feedIds.length === 0 && sku === null)
    .map(({ texts }) => texts[defaultLocale].slug);
  return sql<ExistingProduct[]>`
    select p.id, p.feed_key as "feedKey", p.sku, p.status, p.display_price as price, p.source_hash as "sourceHash",
      (select json_agg(json_build_object('locale', t.locale, 'feedId', t.feed_id, 'slug', t.slug, 'name', t.name))
        from product_text t where t.product_id = p.id) as texts
    from product p
    where p.id in (
      select product_id from product_text where feed_id = any(${ids}::int[])
      union select id from product where sku = any(${skus}::text[])
      union select id from product where feed_key = any(${keys}::text[])
      union select product_id from product_text where slug = any(${slugs}::text[]))
    order by p.id`;
}

/** Whether a product of the database and a record are called the same in some way. */
function isAlike(product: ExistingProduct, record: ProductRecord): boolean {
  if (product.sku !== null && product.sku === record.sku) return true;
  const texts = product.texts ?? [];
  return texts.some(({ slug, name }) =>
    Object.values(record.texts).some((text) => text.slug === slug || text.name === name),
  );
}

/**
 * The product that a record is a new state of. An id alone does not make it the same product: another shop's export
 * uses the same numbers, so SKU, slug or name must agree as well. A product whose id has changed is found by its SKU.
 * @param isClaimed whether another record of this import is that product already
 */
export function matchProduct(
  record: ProductRecord,
  candidates: readonly ExistingProduct[],
  isClaimed: (id: number) => boolean,
): ExistingProduct | undefined {
  const free = candidates.filter(({ id }) => !isClaimed(id));
  const byId = free.filter(
    (product) =>
      product.feedKey === record.key ||
      (product.texts ?? []).some(({ feedId }) => feedId !== null && record.feedIds.includes(feedId)),
  );
  const same = byId.find((product) => isAlike(product, record));
  if (same) return same;
  const bySku = record.sku === null ? [] : free.filter(({ sku }) => sku === record.sku);
  if (bySku.length === 1) return bySku[0];
  if (record.feedIds.length > 0 || record.sku !== null) return undefined;
  return free.find((product) => isAlike(product, record));
}
