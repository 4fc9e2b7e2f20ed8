import { Prisma } from '~/platform/db.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { forecastOffer, type OfferForecast, type PricingOffer } from './offer-forecast.ts';
import type { PriceSpan } from './pricing.ts';

/** A variant's own prices, Rappen; the sale's dates are open where they are null. */
interface VariantRow {
  id: number;
  list: number;
  compared: number | null;
  salePrice: number | null;
  saleFrom: Date | null;
  saleTo: Date | null;
}

/**
 * What an offer would do to the product's cheapest variant, or to the one with the article number, beside the offers
 * and the sale that it has.
 * @param slug the end of the product's address in any language
 * @param id of the offer's entry, where it is stored; `now`: up to when the prices are known
 * @returns undefined if the shop has no such product, or it had no price before the offer
 */
export async function forecastOfferOf(
  { slug, sku }: { slug?: string | undefined; sku?: string | undefined },
  { id, now, ...offer }: PricingOffer & { id?: string | undefined; now?: Date },
): Promise<OfferForecast | undefined> {
  const [variant] = await sql<VariantRow[]>`
    select variant.id, list_price as list, list_uvp_price as compared,
      sale_price as "salePrice", sale_from as "saleFrom", sale_to as "saleTo"
    from variant
    join product on product.id = product_id
    where variant.vanished_at is null and ${
      sku
        ? Prisma.sql`(variant.sku = ${sku} or product.sku = ${sku})`
        : Prisma.sql`product.id in (
            select product_id from product_text where slug = ${slug ?? ''}
            union select product_id from product_old_slug where slug = ${slug ?? ''})`
    }
    order by coalesce(variant.sku = ${sku ?? ''}, false) desc, variant.list_price, variant.id limit 1`;
  if (!variant) return undefined;
  const spans = await sql<PriceSpan[]>`
    select price, valid_from as "from", valid_to as "to" from price_period where variant_id = ${variant.id}`;
  const others = await sql<Required<PricingOffer>[]>`
    select percent, starts_at as "startsAt", ends_at as "endsAt" from limited_offer_variant
    where variant_id = ${variant.id} and percent is not null and offer_id <> ${id ?? ''} order by starts_at`;
  const { list, compared, salePrice, saleFrom, saleTo } = variant;
  const sale = salePrice === null ? undefined : { price: salePrice, from: saleFrom, to: saleTo };
  return forecastOffer(spans, offer, { own: { list, compared, sale }, others, ...(now && { now }) });
}
