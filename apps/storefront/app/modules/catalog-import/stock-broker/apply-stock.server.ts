import type { RunSql, SqlPool } from '~/platform/sql-pool.server.ts';
import { markSeries } from '~/platform/page-cache.server.ts';
import { gatherPrices } from '~/modules/pricing/gather-prices.server.ts';
import type { StockStatus } from '~/modules/catalog/stock.ts';
import { sellable, type StockRow } from './stock-rows.ts';

/** Article numbers of one transaction: orders of them wait that long at most. */
const BATCH = 300;

/** The result of a feed. */
export interface AppliedStock {
  /** Variants that are different now, and those that were so before. */
  changed: number;
  unchanged: number;
  /** Article numbers that the shop does not have. */
  unknown: string[];
  /** Products with a changed variant. */
  products: number;
}

/** Writes what rows say into the variants with their article numbers, and into what products show. */
export async function applyStock(sql: SqlPool, rows: readonly StockRow[], now: Date): Promise<AppliedStock> {
  const applied: AppliedStock = { changed: 0, unchanged: 0, unknown: [], products: 0 };
  const products = new Set<number>();
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = new Map(rows.slice(start, start + BATCH).map((row) => [row.sku, row]));
    await sql.begin(async (transaction) => {
      await markSeries(transaction);
      const variants = await heldVariants(transaction, [...batch.keys()]);
      const known = new Set(variants.map(({ sku }) => sku));
      applied.unknown.push(...[...batch.keys()].filter((sku) => !known.has(sku)));
      const changes = await changesOf(transaction, variants, batch);
      applied.changed += changes.length;
      applied.unchanged += variants.length - changes.length;
      if (changes.length === 0) return;
      await writeChanges(transaction, changes);
      const changed = [...new Set(changes.map(({ productId }) => productId))];
      await gatherPrices(transaction, changed, now);
      await transaction`update product set updated_at = ${now} where id = any(${changed}::int[])`;
      for (const id of changed) products.add(id);
    });
  }
  return { ...applied, products: products.size };
}

interface HeldVariant {
  id: number;
  productId: number;
  sku: string;
  stockStatus: StockStatus;
  quantity: number | null;
  days: number | null;
  date: string | null;
}

/** Variants of article numbers, held in the order of their ids, as anyone who takes pieces does. */
function heldVariants(transaction: RunSql, skus: string[]): Promise<HeldVariant[]> {
  return transaction<HeldVariant[]>`
    select id, product_id as "productId", sku, stock_status::text as "stockStatus", stock_quantity as quantity,
      delivery_time_in_days as days, expected_delivery_date::text as date
    from variant where sku = any(${skus}) and vanished_at is null order by id for update`;
}

type Change = HeldVariant;

async function changesOf(
  transaction: RunSql,
  variants: readonly HeldVariant[],
  rows: ReadonlyMap<string, StockRow>,
): Promise<Change[]> {
  const reserved = await reservedPieces(
    transaction,
    variants.map(({ id }) => id),
  );
  return variants.flatMap((variant) => {
    const row = rows.get(variant.sku);
    if (!row) return [];
    const { stockStatus, quantity } = sellable(row, reserved.get(variant.id) ?? 0);
    // What the feed does not say of the delivery stays as the catalogue says.
    const days = row.deliveryTimeInDays ?? variant.days;
    const date = row.expectedDeliveryDate ?? (stockStatus === 'instock' ? null : variant.date);
    const same =
      stockStatus === variant.stockStatus &&
      quantity === variant.quantity &&
      days === variant.days &&
      date === variant.date;
    return same ? [] : [{ ...variant, stockStatus, quantity, days, date }];
  });
}

/**
 * Pieces of orders that have not left the warehouse. One that was ordered before it came, or before pieces were
 * counted, belongs to its order as well once it lies there. Orders that get theirs with the payment hold none
 * (decision 140).
 */
async function reservedPieces(transaction: RunSql, variantIds: number[]): Promise<Map<number, number>> {
  const rows = await transaction<{ id: number; count: number }[]>`
    select deal.variant_id as id, count(*)::int as count from deal
    join fulfilment on fulfilment.checkout_id = deal.checkout_id
    join checkout on checkout.id = deal.checkout_id
    where deal.variant_id = any(${variantIds}::int[])
      and fulfilment.stage not in ('shipped', 'delivered', 'cancelled', 'returned')
      and (deal.stock_taken or checkout.stock_state in ('reserved', 'pre_ordered'))
    group by deal.variant_id`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

async function writeChanges(transaction: RunSql, changes: readonly Change[]): Promise<void> {
  const rows = changes.map(({ id, stockStatus, quantity, days, date }) => ({ id, stockStatus, quantity, days, date }));
  await transaction`
    update variant set stock_status = r."stockStatus", stock_quantity = r.quantity, delivery_time_in_days = r.days,
      expected_delivery_date = r.date
    from jsonb_to_recordset((${JSON.stringify(rows)}::text)::jsonb)
      as r (id int, "stockStatus" stock_status, quantity int, days int, date date)
    where variant.id = r.id`;
}
