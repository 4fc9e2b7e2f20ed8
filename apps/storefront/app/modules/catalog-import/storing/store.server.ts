import type { Message } from '~/modules/catalog-import/reporting/message.ts';
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { RunSql, SqlPool } from '~/platform/sql-pool.server.ts';
import { byLocale, defaultLocale, locales } from '~/i18n/locales.ts';
import { markSeries } from '~/platform/page-cache.server.ts';
import { gatherPrices } from '~/modules/pricing/gather-prices.server.ts';
import { recordPrices } from '~/modules/pricing/pricing.server.ts';
import { findCandidates, matchProduct } from './existing.server.ts';
import type { ProductRecord } from '~/modules/catalog-import/reading/record.ts';
import { assignSlugs } from './slugs.server.ts';
import { storeAttributes, storeCategories, storeImages } from './store-details.server.ts';
import { storeVariants } from './store-variants.server.ts';
import { READER_VERSION } from '~/modules/catalog-import/reading/rules.server.ts';
import type { Storing } from './storing.ts';
import { isWithdrawn, warnOfJump } from './withdrawn.ts';
import type { Taxonomies } from './taxonomies.server.ts';

export interface StoreOptions {
  taxonomies: Taxonomies;
  /** Products that were stored in this import already. */
  claimed: Set<number>;
  /** Leaves alone what would be withdrawn (`withdrawn.ts`), and says which products these are. */
  holds: boolean;
  now: Date;
  warn: (label: string, field: string, message: Message) => void;
}

export interface StoreResult {
  created: number;
  updated: number;
  unchanged: number;
  /** All products of the batch, in its order. */
  productIds: number[];
  /** Those of them that were left alone. */
  held: ReadonlySet<number>;
}

/** A product that is to be stored, with its place in the feed. */
export interface PlacedRecord {
  place: number;
  record: ProductRecord;
}

/**
 * Writes a batch of products in one transaction; one whose record is what it was is left alone, and so is one that is
 * held. Those that were written stay unfinished until `finishBatch`.
 * @throws the database's error; then nothing of the batch is written, nor claimed
 */
export async function storeBatch(
  sql: SqlPool,
  batch: readonly PlacedRecord[],
  options: StoreOptions,
): Promise<StoreResult> {
  const { storings, changed, held } = await sql.begin(async (transaction) => {
    // A batch that is lost in a crash is imported again; no need to wait for the disk after each one.
    await transaction`set local synchronous_commit = off`;
    await markSeries(transaction);
    const storings = await matchBatch(transaction, batch, options.claimed);
    const held = new Set(options.holds ? storings.filter(isWithdrawn) : []);
    const changed = storings.filter(
      (storing) =>
        !held.has(storing) && (storing.existing?.sourceHash !== storing.hash || storing.existing.status === 'vanished'),
    );
    if (changed.length > 0) await storeChanged(transaction, changed, options);
    return { storings, changed, held };
  });
  const productIds = storings.map(({ id }) => id);
  for (const id of productIds) options.claimed.add(id);
  const created = changed.filter(({ existing }) => !existing).length;
  return {
    created,
    updated: changed.length - created,
    unchanged: storings.length - held.size - changed.length,
    productIds,
    held: new Set([...held].map(({ id }) => id)),
  };
}

/** The records of a batch, each with the product that it is a new state of, where there is one. */
async function matchBatch(
  sql: RunSql,
  batch: readonly PlacedRecord[],
  claimedBefore: ReadonlySet<number>,
): Promise<Storing[]> {
  const candidates = await findCandidates(
    sql,
    batch.map(({ record }) => record),
  );
  const claimed = new Set<number>();
  const isClaimed = (id: number) => claimed.has(id) || claimedBefore.has(id);
  return batch.map(({ place, record }) => {
    const existing = matchProduct(record, candidates, isClaimed);
    if (existing) claimed.add(existing.id);
    return { place, record, existing, hash: hashOf(record), slugs: byLocale(() => ''), id: existing?.id ?? 0 };
  });
}

function hashOf(record: ProductRecord): string {
  return createHash('sha256')
    .update(`${READER_VERSION}/${JSON.stringify(record)}`)
    .digest('base64url');
}

async function storeChanged(sql: RunSql, storings: Storing[], { taxonomies, now, warn }: StoreOptions): Promise<void> {
  const records = storings.map(({ record }) => record);
  await lockExisting(sql, storings);
  await taxonomies.ensure(sql, records);
  const slugs = await assignSlugs(sql, storings, warn);
  for (const storing of storings) storing.slugs = slugs.get(storing.record) ?? storing.slugs;
  for (const { record, existing } of storings) if (existing) warnOfJump(record, existing, warn);

  await storeProducts(sql, storings, { taxonomies, now });
  // One after the other on the transaction's connection, but none waits for the answer to the one before.
  await allOf([
    storeTexts(sql, storings),
    storeVariantsWithPrices(sql, storings, now),
    storeImages(sql, storings),
    storeCategories(sql, storings, taxonomies),
    storeAttributes(sql, storings, taxonomies),
  ]);
}

/**
 * Waits for all parts of a transaction: where one fails, it must not be ended before the others have met their end in
 * it.
 * @throws the first part's error
 */
async function allOf(parts: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(parts);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (errors.length > 0) throw errors.find((error) => !isAfterFailure(error)) ?? errors[0];
}

/** Whether a statement was refused only because another of its transaction had failed. */
const isAfterFailure = (error: unknown) => error instanceof pg.DatabaseError && error.code === '25P02';

async function storeVariantsWithPrices(sql: RunSql, storings: readonly Storing[], now: Date): Promise<void> {
  const variantIds = await storeVariants(sql, storings, now);
  await recordPrices(sql, variantIds, now);
  const ids = storings.map(({ id }) => id);
  await gatherPrices(sql, ids, now);
}

/**
 * Holds what the shop has of products before it is changed, as orders do: variants first, each kind in the order of
 * its ids. An order and an import never wait for each other in a circle.
 */
async function lockExisting(sql: RunSql, storings: readonly Storing[]): Promise<void> {
  const ids = storings.flatMap(({ existing }) => (existing ? [existing.id] : []));
  if (ids.length === 0) return;
  await sql`select from variant where product_id = any(${ids}::int[]) order by id for no key update`;
  await sql`select from product where id = any(${ids}::int[]) order by id for no key update`;
  await sql`delete from product_source where product_id = any(${ids}::int[])`;
}

/**
 * Keys of products in the database: the one a product has, else the record's, or one beside it where another product
 * has that.
 * @param taken keys of products in the database
 */
function keysOf(storings: readonly Storing[], taken: Set<string>): string[] {
  for (const { existing } of storings) if (existing) taken.add(existing.feedKey);
  return storings.map(({ record, existing, slugs }) => {
    if (existing) return existing.feedKey;
    const key = taken.has(record.key) ? `${record.key}/${slugs[defaultLocale]}` : record.key;
    taken.add(key);
    return key;
  });
}

async function storeProducts(
  sql: RunSql,
  storings: Storing[],
  { taxonomies, now }: { taxonomies: Taxonomies; now: Date },
): Promise<void> {
  const fresh = storings.filter(({ existing }) => !existing).map(({ record }) => record.key);
  const taken = await sql<
    { feedKey: string }[]
  >`select feed_key as "feedKey" from product where feed_key = any(${fresh}::text[])`;
  const keys = keysOf(storings, new Set(taken.map(({ feedKey }) => feedKey)));
  const rows = storings.map((storing, index) => productRow(storing, keys[index] ?? '', { taxonomies, now }));
  const stored = await sql<{ id: number; feedKey: string }[]>`
    insert into product (
      feed_key, kind, status, sku, brand_id, display_price, stock_status, category_slugs, color_slugs, frame_types, speed_kmh, battery_wh,
      range_min_km, range_max_km, weight_grams, torque_nm, is_occasion, mileage_km, model_year, frame_number, rider_min_cm, rider_max_cm,
      frame_sizes, color_data, drawing, picture_key, pictures, related_feed_ids, meta_data, delivery_time_in_days, logistics_company,
      expected_delivery_date, pdf_key, position, source_hash, mounts, gear, created_at, updated_at, vanished_at)
    select r.* from json_to_recordset((${JSON.stringify(rows)}::text)::json) as r (
      feed_key text, kind product_kind, status product_status, sku text, brand_id int, display_price int, stock_status stock_status,
      category_slugs text[], color_slugs text[], frame_types text[], speed_kmh int, battery_wh int, range_min_km int, range_max_km int,
      weight_grams int, torque_nm int, is_occasion boolean, mileage_km int, model_year int, frame_number text, rider_min_cm int,
      rider_max_cm int, frame_sizes jsonb, color_data jsonb, drawing jsonb, picture_key text, pictures picture_kind, related_feed_ids int[],
      meta_data jsonb, delivery_time_in_days int, logistics_company text, expected_delivery_date date, pdf_key text, position int, source_hash text,
      mounts text[], gear jsonb, created_at timestamptz, updated_at timestamptz, vanished_at timestamptz)
    on conflict (feed_key) do update set
      kind = excluded.kind, status = excluded.status, sku = excluded.sku, brand_id = excluded.brand_id,
      category_slugs = excluded.category_slugs, color_slugs = excluded.color_slugs, frame_types = excluded.frame_types,
      speed_kmh = excluded.speed_kmh, battery_wh = excluded.battery_wh, range_min_km = excluded.range_min_km,
      range_max_km = excluded.range_max_km, weight_grams = excluded.weight_grams, torque_nm = excluded.torque_nm,
      is_occasion = excluded.is_occasion, mileage_km = excluded.mileage_km, model_year = excluded.model_year,
      frame_number = excluded.frame_number, rider_min_cm = excluded.rider_min_cm, rider_max_cm = excluded.rider_max_cm,
      frame_sizes = excluded.frame_sizes, color_data = excluded.color_data, drawing = excluded.drawing,
      picture_key = excluded.picture_key, pictures = excluded.pictures, related_feed_ids = excluded.related_feed_ids,
      meta_data = excluded.meta_data, delivery_time_in_days = excluded.delivery_time_in_days,
      logistics_company = excluded.logistics_company, expected_delivery_date = excluded.expected_delivery_date,
      mounts = excluded.mounts, gear = excluded.gear, pdf_key = excluded.pdf_key, position = excluded.position, source_hash = excluded.source_hash, updated_at = excluded.updated_at, vanished_at = null
    returning id, feed_key as "feedKey"`;
  const ids = new Map(stored.map(({ id, feedKey }) => [feedKey, id]));
  storings.forEach((storing, index) => (storing.id = ids.get(keys[index] ?? '') ?? 0));
}

/** Prices and stock are gathered from the variants afterwards. */
function productRow(
  { record, hash, place }: Storing,
  feedKey: string,
  { taxonomies, now }: { taxonomies: Taxonomies; now: Date },
): Record<string, unknown> {
  const { facts, frameSizes } = record;
  const pictureKey = createHash('sha256')
    .update(JSON.stringify([record.drawing, record.colours]))
    .digest('base64url')
    .slice(0, 16);
  return {
    feed_key: feedKey,
    kind: record.kind,
    status: record.draft ? 'draft' : 'published',
    sku: record.sku,
    brand_id: taxonomies.brandId(record.brand),
    display_price: record.variants[0]?.offer.price ?? 0,
    stock_status: record.variants[0]?.stockStatus ?? 'outofstock',
    category_slugs: record.categories.map(({ slug }) => slug),
    color_slugs: record.colours.map(({ slug }) => slug),
    frame_types: facts.frameTypes,
    speed_kmh: facts.speedKmh,
    battery_wh: facts.batteryWh,
    range_min_km: facts.rangeMinKm,
    range_max_km: facts.rangeMaxKm,
    weight_grams: facts.weightGrams,
    torque_nm: facts.torqueNm,
    is_occasion: record.isOccasion,
    mileage_km: facts.mileageKm,
    model_year: facts.modelYear,
    frame_number: record.frameNumber,
    rider_min_cm: frameSizes.length > 0 ? Math.round(Math.min(...frameSizes.map(({ minCm }) => minCm))) : null,
    rider_max_cm: frameSizes.length > 0 ? Math.round(Math.max(...frameSizes.map(({ maxCm }) => maxCm))) : null,
    frame_sizes: frameSizes,
    color_data: record.colours,
    drawing: record.drawing,
    picture_key: pictureKey,
    pictures: record.pictures,
    related_feed_ids: record.relatedFeedIds,
    meta_data: record.meta,
    delivery_time_in_days: record.deliveryTimeInDays,
    logistics_company: record.logisticsCompany,
    expected_delivery_date: record.expectedDeliveryDate,
    pdf_key: record.pdfKey,
    position: place,
    source_hash: hash,
    mounts: record.mounts,
    gear: record.gear,
    created_at: record.createdAt ?? now.toISOString(),
    updated_at: now.toISOString(),
    vanished_at: null,
  };
}

async function storeTexts(sql: RunSql, storings: readonly Storing[]): Promise<void> {
  const rows = storings.flatMap(({ record, id, slugs }) =>
    locales.map((locale) => {
      const text = record.texts[locale];
      return {
        product_id: id,
        locale,
        source_locale: text.sourceLocale,
        feed_id: text.feedId,
        slug: slugs[locale],
        name: text.name,
        subtitle: text.subtitle,
        short_description: text.shortDescription,
        description: text.description,
        highlights: text.highlights,
      };
    }),
  );
  await sql`
    insert into product_text (product_id, locale, source_locale, feed_id, slug, name, subtitle, short_description, description, highlights)
    select r.* from json_to_recordset((${JSON.stringify(rows)}::text)::json) as r (
      product_id int, locale locale, source_locale locale, feed_id int, slug text, name text, subtitle text, short_description text,
      description text, highlights jsonb)
    on conflict (product_id, locale) do update set
      source_locale = excluded.source_locale, feed_id = excluded.feed_id, slug = excluded.slug, name = excluded.name,
      subtitle = excluded.subtitle, short_description = excluded.short_description, description = excluded.description,
      highlights = excluded.highlights`;
  await keepOldSlugs(sql, storings);
}

/** Slugs that products had before lead to them for ever, until another product takes them. */
async function keepOldSlugs(sql: RunSql, storings: readonly Storing[]): Promise<void> {
  const old = storings.flatMap(({ existing, slugs, id }) =>
    (existing?.texts ?? []).flatMap(({ locale, slug }) =>
      slug === slugs[locale] ? [] : [{ locale, slug, product_id: id }],
    ),
  );
  if (old.length > 0) {
    await sql`
      insert into product_old_slug (locale, slug, product_id)
      select r.* from json_to_recordset((${JSON.stringify(old)}::text)::json) as r (locale locale, slug text, product_id int)
      on conflict (locale, slug) do update set product_id = excluded.product_id`;
  }
  await sql`
    delete from product_old_slug old using product_text text
    where text.product_id = any(${storings.map(({ id }) => id)}::int[]) and old.locale = text.locale and old.slug = text.slug`;
}
