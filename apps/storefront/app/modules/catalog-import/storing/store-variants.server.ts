import type { RunSql } from '~/platform/sql-pool.server.ts';
import { offerAt } from '~/modules/catalog-import/reading/offer.ts';
import type { VariantRecord } from '~/modules/catalog-import/reading/record.ts';
import type { Storing } from './storing.ts';

interface ExistingVariant {
  id: number;
  productId: number;
  feedKey: string;
  sku: string | null;
  size: string | null;
  colorSlug: string | null;
}

/**
 * Writes the variants of products; one that the feed no longer has is marked, for carts and orders point at it.
 * @returns the ids of all variants of the products, vanished ones too
 */
export async function storeVariants(sql: RunSql, storings: readonly Storing[], now: Date): Promise<number[]> {
  const productIds = storings.map(({ id }) => id);
  const existing = await sql<ExistingVariant[]>`
    select id, product_id as "productId", feed_key as "feedKey", sku, size, color_slug as "colorSlug"
    from variant where product_id = any(${productIds}::int[])`;
  const byProduct = new Map<number, ExistingVariant[]>();
  for (const variant of existing)
    byProduct.set(variant.productId, [...(byProduct.get(variant.productId) ?? []), variant]);

  const rows = storings.flatMap((storing) => {
    const keys = matchVariants(storing, byProduct.get(storing.id) ?? []);
    return storing.record.variants.map((variant, position) => ({
      ...variantRow(variant, now),
      product_id: storing.id,
      feed_key: keys[position],
      position,
    }));
  });
  const stored = await sql<{ id: number; feedKey: string }[]>`
    insert into variant (
      product_id, feed_key, sku, size, color_slug, price, uvp_price, list_price, list_uvp_price, sale_price, sale_from, sale_to,
      stock_status, stock_quantity, delivery_time_in_days, expected_delivery_date, position)
    select r.* from json_to_recordset((${JSON.stringify(rows)}::text)::json) as r (
      product_id int, feed_key text, sku text, size text, color_slug text, price int, uvp_price int, list_price int, list_uvp_price int,
      sale_price int,
      sale_from timestamptz, sale_to timestamptz, stock_status stock_status, stock_quantity int, delivery_time_in_days int,
      expected_delivery_date date, position int)
    on conflict (feed_key) do update set
      sku = excluded.sku, size = excluded.size, color_slug = excluded.color_slug,
      list_price = excluded.list_price, list_uvp_price = excluded.list_uvp_price, sale_price = excluded.sale_price, sale_from = excluded.sale_from, sale_to = excluded.sale_to,
      stock_status = excluded.stock_status, stock_quantity = excluded.stock_quantity,
      delivery_time_in_days = excluded.delivery_time_in_days, expected_delivery_date = excluded.expected_delivery_date,
      position = excluded.position, vanished_at = null
    returning id, feed_key as "feedKey"`;
  const ids = stored.map(({ id }) => id);
  await sql`
    update variant set vanished_at = ${now}
    where product_id = any(${productIds}::int[]) and id <> all(${ids}::int[]) and vanished_at is null`;

  const known = new Set(existing.map(({ id }) => id));
  await storeHistory(sql, storings, { ids: new Map(stored.map(({ id, feedKey }) => [feedKey, id])), known, rows, now });
  return [...new Set([...ids, ...known])];
}

/**
 * Keys of a product's variants: those of the variants they are in the database already, by key, SKU, or size and
 * colour.
 */
function matchVariants({ id, record }: Storing, existing: readonly ExistingVariant[]): string[] {
  const free = new Set(existing);
  const own = (variant: VariantRecord) => `${id}/${variant.key}`;
  const keys = new Map<VariantRecord, string>();
  const take = (fits: (variant: VariantRecord, other: ExistingVariant) => boolean) => {
    for (const variant of record.variants) {
      const other = keys.has(variant) ? undefined : [...free].find((each) => fits(variant, each));
      if (!other) continue;
      keys.set(variant, other.feedKey);
      free.delete(other);
    }
  };
  take((variant, other) => other.feedKey === own(variant));
  take(
    (variant, other) =>
      variant.sku !== null &&
      other.sku === variant.sku &&
      other.size === variant.size &&
      other.colorSlug === variant.colorSlug,
  );
  take((variant, other) => other.size === variant.size && other.colorSlug === variant.colorSlug);
  return record.variants.map((variant) => keys.get(variant) ?? own(variant));
}

function variantRow({ offer, ...variant }: VariantRecord, now: Date): Record<string, unknown> & { price: number } {
  const { price, uvpPrice } = offerAt(offer, now);
  return {
    sku: variant.sku,
    size: variant.size,
    color_slug: variant.colorSlug,
    price,
    uvp_price: uvpPrice,
    list_price: offer.price,
    list_uvp_price: offer.uvpPrice,
    sale_price: offer.sale?.salePrice ?? null,
    sale_from: offer.sale?.from ?? null,
    sale_to: offer.sale?.to ?? null,
    stock_status: variant.stockStatus,
    stock_quantity: variant.stockQuantity,
    delivery_time_in_days: variant.deliveryTimeInDays,
    expected_delivery_date: variant.expectedDeliveryDate,
  };
}

/**
 * Prices that a feed knows from before, for variants the shop has never had. The history is the product's; a variant
 * that costs more than the cheapest one did so before.
 */
async function storeHistory(
  sql: RunSql,
  storings: readonly Storing[],
  {
    ids,
    known,
    rows,
    now,
  }: { ids: Map<string, number>; known: ReadonlySet<number>; rows: readonly Record<string, unknown>[]; now: Date },
): Promise<void> {
  const history = new Map(
    storings
      .filter(({ record }) => record.priceHistory.length > 0)
      .map((storing) => [storing.id, storing.record.priceHistory]),
  );
  const periods = rows.flatMap((row) => {
    const id = ids.get(String(row.feed_key));
    const spans = history.get(Number(row.product_id));
    if (id === undefined || known.has(id) || !spans) return [];
    const past = spans.filter(({ from }) => new Date(from) <= now).sort((a, b) => a.from.localeCompare(b.from));
    const difference = Number(row.price) - (past.at(-1)?.price ?? 0);
    return past.flatMap((span, index) => {
      const uvpPrice = span.uvpPrice === null ? null : span.uvpPrice + difference;
      const period = {
        variant_id: id,
        price: span.price + difference,
        uvp_price: uvpPrice,
        valid_from: span.from,
        valid_to: past[index + 1]?.from ?? null,
      };
      return period.price > 0 ? [period] : [];
    });
  });
  if (periods.length === 0) return;
  await sql`
    insert into price_period (variant_id, price, uvp_price, valid_from, valid_to)
    select r.* from json_to_recordset((${JSON.stringify(periods)}::text)::json) as r (
      variant_id int, price int, uvp_price int, valid_from timestamptz, valid_to timestamptz)`;
}
