import { type AnyDatabase, queryRows } from '~/platform/any-database.server.ts';
import type { StockStatus } from '~/modules/catalog/stock.ts';
import { gatherOffer } from './gather.ts';
import { priceIndication } from './pricing.ts';

interface VariantRow {
  id: number;
  productId: number;
  price: number;
  uvpPrice: number | null;
  stockStatus: StockStatus;
  /** The end of the limited offer that makes the price. */
  offerUntil: Date | null;
}

interface PriceRow {
  variantId: number;
  price: number;
  from: Date;
  to: Date | null;
}

/**
 * Writes what products show of their variants: the lowest price of what can be ordered, stock, and the price that may
 * be crossed out, when a limited offer ends; nothing is available where a product has no variants. Products are locked
 * before their variants are read, in the order of their ids: of two orders that each take another variant the second
 * sees what the first has left.
 * @param database the transaction that has changed the variants
 */
export async function gatherPrices(database: AnyDatabase, productIds: readonly number[], now: Date): Promise<void> {
  const ids = [...new Set(productIds)];
  await queryRows(database, 'select from product where id = any($1::int[]) order by id for no key update', [ids]);
  const variants = await queryRows<VariantRow>(
    database,
    `select id, product_id as "productId", price, uvp_price as "uvpPrice", stock_status::text as "stockStatus", (
        select ends_at from limited_offer_variant
        where variant_id = id and percent is not null and starts_at <= $2::timestamptz and ends_at > $2::timestamptz
        order by percent desc, ends_at desc limit 1
      ) as "offerUntil"
    from variant where product_id = any($1::int[]) and vanished_at is null
    order by product_id, position, id`,
    [ids, now],
  );
  const byProduct = new Map<number, VariantRow[]>();
  for (const variant of variants) {
    const siblings = byProduct.get(variant.productId);
    if (siblings) siblings.push(variant);
    else byProduct.set(variant.productId, [variant]);
  }
  const offers = [...byProduct].map(([productId, own]) => {
    const offer = gatherOffer(own);
    const { id: variantId = 0, offerUntil = null } = own[offer.index] ?? {};
    return { productId, variantId, offerUntil, ...offer };
  });
  const strikes = await strikePrices(database, offers, now);
  const rows = offers.map((offer) => ({
    id: offer.productId,
    display_price: offer.displayPrice,
    uvp_price: offer.uvpPrice,
    stock_status: offer.stockStatus,
    strike_price: strikes.get(offer.variantId)?.price ?? null,
    strike_until: strikes.get(offer.variantId)?.until ?? null,
    offer_until: offer.offerUntil,
  }));
  await queryRows(
    database,
    `update product set display_price = r.display_price, uvp_price = r.uvp_price, stock_status = r.stock_status,
      strike_price = r.strike_price, strike_until = r.strike_until, offer_until = r.offer_until, updated_at = $2::timestamptz
    from jsonb_to_recordset($1::text::jsonb) as r (
      id int, display_price int, uvp_price int, stock_status stock_status, strike_price int, strike_until timestamptz,
      offer_until timestamptz)
    where product.id = r.id
      and (product.display_price, product.uvp_price, product.stock_status, product.strike_price, product.strike_until,
        product.offer_until)
        is distinct from (r.display_price, r.uvp_price, r.stock_status, r.strike_price, r.strike_until::timestamptz(3),
        r.offer_until::timestamptz(3))`,
    [JSON.stringify(rows), now],
  );
  const empty = ids.filter((id) => !byProduct.has(id));
  if (empty.length > 0) await sellOut(database, empty, now);
}

/** Products without variants: nothing can be ordered, and no price is compared with it. */
async function sellOut(database: AnyDatabase, productIds: readonly number[], now: Date): Promise<void> {
  await queryRows(
    database,
    `update product set stock_status = 'outofstock', strike_price = null, strike_until = null, offer_until = null, updated_at = $2::timestamptz
    where id = any($1::int[]) and (stock_status <> 'outofstock' or strike_price is not null)`,
    [productIds, now],
  );
}

async function strikePrices(
  database: AnyDatabase,
  offers: readonly { variantId: number; displayPrice: number; uvpPrice: number | null }[],
  now: Date,
): Promise<Map<number, { price: number; until: Date | null }>> {
  const reduced = offers.filter(({ uvpPrice }) => uvpPrice !== null);
  if (reduced.length === 0) return new Map();
  const periods = await queryRows<PriceRow>(
    database,
    `select variant_id as "variantId", price, valid_from as "from", valid_to as "to"
    from price_period where variant_id = any($1::int[])`,
    [reduced.map(({ variantId }) => variantId)],
  );
  const strikes = new Map<number, { price: number; until: Date | null }>();
  for (const { variantId, displayPrice, uvpPrice } of reduced) {
    const spans = periods.filter((period) => period.variantId === variantId);
    const indication = priceIndication(spans, { price: displayPrice, highest: uvpPrice, now });
    if (indication) strikes.set(variantId, indication);
  }
  return strikes;
}
