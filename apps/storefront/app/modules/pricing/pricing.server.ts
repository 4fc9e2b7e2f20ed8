import type { Sql, TransactionSql } from 'postgres';
import { PAGE_CACHE_CHANNEL } from '~/platform/page-cache.server.ts';
import { sql as shopSql } from '~/platform/sql.server.ts';
import type { StockStatus } from '~/modules/catalog/stock.ts';
import { gatherOffer } from './gather.ts';
import { priceIndication } from './pricing.ts';

/*
 * Prices with their dates: what was asked for a variant and when, sales that begin and end, and what products show of it.
 */

/** Notes the present prices of variants: a changed one closes the period before, a vanished variant has none open. */
export async function recordPrices(sql: TransactionSql, variantIds: readonly number[], now: Date): Promise<void> {
  await sql`
    update price_period period set valid_to = ${now}
    from variant
    where variant.id = any(${[...variantIds]}::int[]) and period.variant_id = variant.id and period.valid_to is null
      and (variant.vanished_at is not null
        or (period.price, period.uvp_price) is distinct from (variant.price, variant.uvp_price))`;
  await sql`
    insert into price_period (variant_id, price, uvp_price, valid_from)
    select id, price, uvp_price, ${now} from variant
    where id = any(${[...variantIds]}::int[]) and vanished_at is null
      and not exists (select from price_period where variant_id = variant.id and valid_to is null)`;
}

interface VariantRow {
  id: number;
  productId: number;
  price: number;
  uvpPrice: number | null;
  stockStatus: StockStatus;
}

/** Writes what products show of their variants: lowest price, stock, and the price that may be crossed out. */
export async function gatherPrices(sql: TransactionSql, productIds: readonly number[], now: Date): Promise<void> {
  const variants = await sql<VariantRow[]>`
    select id, product_id as "productId", price, uvp_price as "uvpPrice", stock_status as "stockStatus" from variant
    where product_id = any(${[...productIds]}::int[]) and vanished_at is null
    order by product_id, position, id`;
  const byProduct = new Map<number, VariantRow[]>();
  for (const variant of variants) {
    const siblings = byProduct.get(variant.productId);
    if (siblings) siblings.push(variant);
    else byProduct.set(variant.productId, [variant]);
  }
  const offers = [...byProduct].map(([productId, own]) => {
    const offer = gatherOffer(own);
    return { productId, variantId: own[offer.index]?.id ?? 0, ...offer };
  });
  const strikes = await strikePrices(sql, offers, now);
  const rows = offers.map((offer) => ({
    id: offer.productId,
    display_price: offer.displayPrice,
    uvp_price: offer.uvpPrice,
    stock_status: offer.stockStatus,
    strike_price: strikes.get(offer.variantId)?.price ?? null,
    strike_until: strikes.get(offer.variantId)?.until ?? null,
  }));
  await sql`
    update product set display_price = r.display_price, uvp_price = r.uvp_price, stock_status = r.stock_status,
      strike_price = r.strike_price, strike_until = r.strike_until
    from jsonb_to_recordset((${JSON.stringify(rows)}::text)::jsonb) as r (
      id int, display_price int, uvp_price int, stock_status stock_status, strike_price int, strike_until timestamptz)
    where product.id = r.id
      and (product.display_price, product.uvp_price, product.stock_status, product.strike_price, product.strike_until)
        is distinct from (r.display_price, r.uvp_price, r.stock_status, r.strike_price, r.strike_until::timestamptz(3))`;
}

async function strikePrices(
  sql: TransactionSql,
  offers: readonly { variantId: number; displayPrice: number; uvpPrice: number | null }[],
  now: Date,
): Promise<Map<number, { price: number; until: Date | null }>> {
  const reduced = offers.filter(({ uvpPrice }) => uvpPrice !== null);
  if (reduced.length === 0) return new Map();
  const periods = await sql<{ variantId: number; price: number; from: Date; to: Date | null }[]>`
    select variant_id as "variantId", price, valid_from as "from", valid_to as "to" from price_period
    where variant_id = any(${reduced.map(({ variantId }) => variantId)}::int[])`;
  const strikes = new Map<number, { price: number; until: Date | null }>();
  for (const { variantId, displayPrice, uvpPrice } of reduced) {
    const spans = periods.filter((period) => period.variantId === variantId);
    const indication = priceIndication(spans, { price: displayPrice, highest: uvpPrice, now });
    if (indication) strikes.set(variantId, indication);
  }
  return strikes;
}

/**
 * Begins and ends sales whose time has come, and ends crossed-out prices whose time is over. Drops the pages that show
 * them.
 * @returns how many products changed
 */
export async function applyDuePrices({
  now = new Date(),
  sql = shopSql,
}: { now?: Date; sql?: Sql } = {}): Promise<number> {
  return sql.begin(async (transaction) => {
    const changed = await transaction<{ id: number; productId: number }[]>`
      update variant set price = due.price, uvp_price = due.uvp_price
      from (
        select id,
          case when running then sale_price else regular_price end as price,
          case when running then regular_price end as uvp_price
        from (
          select id, sale_price, regular_price,
            coalesce(sale_from <= ${now}, true) and coalesce(sale_to > ${now}, true) as running
          from variant
          where vanished_at is null and sale_price is not null and (sale_from <= ${now} or sale_to <= ${now})
        ) window_of_sale
      ) due
      where variant.id = due.id and variant.price <> due.price
      returning variant.id, variant.product_id as "productId"`;
    const over = await transaction<{ id: number }[]>`select id from product where strike_until <= ${now}`;
    const productIds = [...new Set([...changed.map(({ productId }) => productId), ...over.map(({ id }) => id)])];
    if (productIds.length === 0) return 0;
    await recordPrices(
      transaction,
      changed.map(({ id }) => id),
      now,
    );
    await gatherPrices(transaction, productIds, now);
    await transaction`select pg_notify(${PAGE_CACHE_CHANNEL}, 'catalog')`;
    return productIds.length;
  });
}
