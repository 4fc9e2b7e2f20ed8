import type { RunSql } from '~/platform/sql-pool.server.ts';
import { z } from 'zod';
import { locales } from '~/i18n/locales.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { Prisma } from '~/platform/db.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { type ContentTypeName, getEntries } from '~/modules/content/content.server.ts';
import { offerEnd } from '~/modules/content/content.ts';
import { applyDuePrices } from './pricing.server.ts';

/*
 * Limited offers (spec §3, §4; decision 71): editors name a product and a percentage, prices follow it from the first
 * second to the last.
 */

/** A limited offer as prices need it: once for all languages. */
interface PricedOffer {
  id: string;
  sku: string | null;
  slugs: string[];
  percent: number | null;
  startsAt: string;
  endsAt: string;
}

async function publishedOffers(): Promise<PricedOffer[]> {
  const offers = new Map<string, PricedOffer>();
  for (const locale of locales) {
    for (const offer of await getEntries('limited-offer', locale)) {
      const known = offers.get(offer.id);
      const slugs = offer.productSlug ? [offer.productSlug] : [];
      if (known) known.slugs.push(...slugs);
      else
        offers.set(offer.id, {
          id: offer.id,
          sku: offer.sku ?? null,
          slugs,
          percent: offer.percent ?? null,
          startsAt: new Date(offer.limitedOfferStartDate).toISOString(),
          endsAt: offerEnd(offer).toISOString(),
        });
    }
  }
  return [...offers.values()];
}

/**
 * Brings prices to what the published limited offers say: by the article number of a variant or of a product, else by
 * the end of a product's address in any language. Their beginnings and ends become jobs, so that each happens in its
 * second. An offer that is published no more ends at once; what has begun is kept as a past deal.
 * @returns how many products have another price now, and the ids of offers whose product is not found
 */
export async function applyLimitedOffers({ now = new Date() }: { now?: Date } = {}): Promise<{
  changed: number;
  missing: string[];
}> {
  const offers = await publishedOffers();
  const { found, products } = await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtext('pricing.offers'))`;
    const concerned = await transaction<OfferVariant[]>`
      select offer.id as "offerId", variant.id as "variantId", percent, "startsAt", "endsAt"
      from jsonb_to_recordset((${JSON.stringify(offers)}::text)::jsonb) as offer (
        id text, sku text, slugs jsonb, percent int, "startsAt" timestamptz, "endsAt" timestamptz)
      cross join lateral (
        select id from variant where variant.sku = offer.sku
        union
        select variant.id from product join variant on product_id = product.id where product.sku = offer.sku
        union
        select variant.id
        from jsonb_array_elements_text(offer.slugs) slug cross join unnest(enum_range(null::locale)) locale
        cross join lateral (
          select product_id from product_text where product_text.locale = locale.locale and product_text.slug = slug.value
          union
          select product_id from product_old_slug old where old.locale = locale.locale and old.slug = slug.value
        ) named
        join variant using (product_id)
        where offer.sku is null
      ) concerned
      join variant on variant.id = concerned.id and variant.vanished_at is null`;
    const products = await keepOffers(transaction, concerned, now);
    return { found: new Set(concerned.map(({ offerId }) => offerId)), products };
  });
  for (const moment of offers.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])) {
    if (Date.parse(moment) <= now.getTime()) continue;
    await addJob(sql, applyPricesJob, {}, { key: `prices:${moment}`, runAt: new Date(moment) });
  }
  const missing = offers.map(({ id }) => id).filter((id) => !found.has(id));
  return { changed: await applyDuePrices({ now, products }), missing };
}

interface OfferVariant {
  offerId: string;
  variantId: number;
  percent: number | null;
  startsAt: Date;
  endsAt: Date;
}

/** @returns ids of the products whose offers are others now */
async function keepOffers(transaction: RunSql, concerned: readonly OfferVariant[], now: Date): Promise<number[]> {
  const rows = JSON.stringify(concerned);
  const stored = await transaction<{ id: number }[]>`
    insert into limited_offer_variant as kept (offer_id, variant_id, percent, starts_at, ends_at)
    select "offerId", "variantId", percent, "startsAt", "endsAt"
    from jsonb_to_recordset((${rows}::text)::jsonb) as r (
      "offerId" text, "variantId" int, percent int, "startsAt" timestamptz, "endsAt" timestamptz)
    on conflict (variant_id, offer_id) do update
      set percent = excluded.percent, starts_at = excluded.starts_at, ends_at = excluded.ends_at
      where (kept.percent, kept.starts_at, kept.ends_at)
        is distinct from (excluded.percent, excluded.starts_at, excluded.ends_at)
    returning variant_id as id`;
  const withdrawn = Prisma.sql`
    ends_at > ${now} and (offer_id, variant_id) not in (
      select "offerId", "variantId" from jsonb_to_recordset((${rows}::text)::jsonb) as r ("offerId" text, "variantId" int))`;
  await transaction`delete from limited_offer_variant where starts_at >= ${now} and ${withdrawn}`;
  const ended = await transaction<{ id: number }[]>`
    update limited_offer_variant set ends_at = ${now} where ${withdrawn} returning variant_id as id`;
  const variantIds = [...stored, ...ended].map(({ id }) => id);
  if (variantIds.length === 0) return [];
  const products = await transaction<{ id: number }[]>`
    select distinct product_id as id from variant where id = any(${variantIds}::int[])`;
  return products.map(({ id }) => id);
}

/**
 * Follows what editors have published, and logs offers that name no product of the shop.
 * @param types that were refreshed
 */
export async function followContent(types: readonly ContentTypeName[]): Promise<void> {
  if (!types.includes('limited-offer')) return;
  const { missing } = await applyLimitedOffers();
  for (const offer of missing) log.warn({ offer }, 'limited offer without a product');
}

/** Prices of the moment: each minute, and when an offer begins or ends. */
export const applyPricesJob = defineJob({
  name: 'prices.apply',
  crontab: '* * * * *',
  schema: z.object({}),
  run: () => applyLimitedOffers(),
});

export interface OfferedProduct {
  /** Document id of the offer's entry. */
  offerId: string;
  productId: number;
  /** Whole percent; null: the offer leaves the price. */
  percent: number | null;
  startsAt: Date;
  endsAt: Date;
}

/**
 * What limited offers that have begun are about: those that run, and past deals (spec §4 pastDeals), the latest end
 * first.
 */
export async function offeredProducts({
  now,
  productId,
}: {
  now: Date;
  /** Only this product. */
  productId?: number;
}): Promise<{ running: OfferedProduct[]; past: OfferedProduct[] }> {
  const all = await sql<OfferedProduct[]>`
    select offer_id as "offerId", product_id as "productId", max(percent) as percent,
      max(starts_at) as "startsAt", max(ends_at) as "endsAt"
    from limited_offer_variant join variant on variant.id = variant_id
    where starts_at <= ${now} ${productId === undefined ? Prisma.empty : Prisma.sql`and product_id = ${productId}`}
    group by offer_id, product_id
    order by max(ends_at) desc, offer_id, product_id`;
  return {
    running: all.filter(({ endsAt }) => endsAt > now),
    past: all.filter(({ endsAt }) => endsAt <= now),
  };
}
