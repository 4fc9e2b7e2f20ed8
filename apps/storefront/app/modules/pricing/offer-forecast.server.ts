import { sql } from '~/platform/sql.server.ts';
import { forecastOffer, type OfferForecast } from './offer-forecast.ts';
import type { PriceSpan } from './pricing.ts';

/**
 * What an offer would do to the product's cheapest variant, or to the one with the article number.
 * @param slug the end of the product's address in any language
 * @returns undefined where the shop has no such product, or it had no price before the offer
 */
export async function forecastOfferOf(
  { slug, sku }: { slug?: string | undefined; sku?: string | undefined },
  offer: { percent: number; startsAt: Date },
): Promise<OfferForecast | undefined> {
  const [variant] = await sql<{ id: number }[]>`
    select variant.id from variant join product on product.id = product_id
    where variant.vanished_at is null and ${
      sku
        ? sql`(variant.sku = ${sku} or product.sku = ${sku})`
        : sql`product.id in (select product_id from product_text where slug = ${slug ?? ''})`
    }
    order by coalesce(variant.sku = ${sku ?? ''}, false) desc, variant.list_price, variant.id limit 1`;
  if (!variant) return undefined;
  const spans = await sql<PriceSpan[]>`
    select price, valid_from as "from", valid_to as "to" from price_period where variant_id = ${variant.id}`;
  return forecastOffer(spans, offer);
}
