import { sql } from '~/platform/sql.server.ts';
import { forecastOffer, type OfferForecast, type PricingOffer } from './offer-forecast.ts';
import type { PriceSpan } from './pricing.ts';

interface VariantRow {
  id: number;
  price: number;
  regular: number;
  salePrice: number | null;
  saleFrom: Date | null;
  saleTo: Date | null;
}

/**
 * What an offer would do to the product's cheapest variant, or to the one with the article number, beside the offers that it has.
 * @param slug the end of the product's address in any language
 * @param id of the offer's entry, where it is stored
 * @returns undefined where the shop has no such product, or it had no price before the offer
 */
export async function forecastOfferOf(
  { slug, sku }: { slug?: string | undefined; sku?: string | undefined },
  { id, ...offer }: PricingOffer & { id?: string | undefined },
): Promise<OfferForecast | undefined> {
  const [variant] = await sql<VariantRow[]>`
    select variant.id, list_price as price, coalesce(list_uvp_price, list_price) as regular,
      sale_price as "salePrice", sale_from as "saleFrom", sale_to as "saleTo"
    from variant
    join product on product.id = product_id
    where variant.vanished_at is null and ${
      sku
        ? sql`(variant.sku = ${sku} or product.sku = ${sku})`
        : sql`product.id in (
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
  const { price, regular, salePrice, saleFrom, saleTo } = variant;
  const sale = salePrice === null ? null : { price: salePrice, from: saleFrom, to: saleTo };
  return forecastOffer(spans, offer, { own: { price, regular, sale }, others });
}
