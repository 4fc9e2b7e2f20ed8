import type { Locale } from '~/i18n/locales.ts';
import { keepTogether } from '~/i18n/units.ts';
import { Prisma } from '~/platform/db.server.ts';
import { ReadCache } from '~/platform/read-cache.server.ts';
import { indexedSql as sql } from '~/platform/sql.server.ts';
import { discountPercent, strikePriceAt } from '~/modules/pricing/pricing.ts';
import {
  type BrandRef,
  frameTypes,
  type FrameType,
  pictureUrl,
  type Prices,
  type ProductCard,
  type ProductColour,
  type ProductKind,
  type ProductStatus,
  type StockStatus,
} from '~/modules/catalog/catalog.ts';
import { isRowSoldHere } from '~/modules/catalog/assortment.server.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import { promisedDate } from '~/modules/catalog/promised-date.server.ts';
import { readColours } from '~/modules/catalog/json.server.ts';
import { coverPicture, photoPicture, pictureVersion } from '~/modules/catalog/pictures/product-pictures.server.ts';

/** What a card is made from: a product with its brand and one language's text. */
export interface ProductCardRow {
  id: number;
  kind: ProductKind;
  status: ProductStatus;
  sku: string | null;
  displayPrice: number;
  uvpPrice: number | null;
  strikePrice: number | null;
  strikeUntil: Date | null;
  offerUntil: Date | null;
  stockStatus: StockStatus;
  expectedDeliveryDate: Date | null;
  categorySlugs: string[];
  colorData: unknown;
  frameTypes: string[];
  speedKmh: number | null;
  batteryWh: number | null;
  rangeMinKm: number | null;
  rangeMaxKm: number | null;
  weightGrams: number | null;
  isOccasion: boolean;
  mileageKm: number | null;
  modelYear: number | null;
  pictures: 'drawing' | 'photo';
  pictureKey: string;
  coverId: number | null;
  brand: BrandRef | null;
  slug: string;
  name: string;
  subtitle: string;
  sourceLocale: Locale;
}

/** The columns of a card, in SQL: of a product `p`, its `text` in one language and its `brand`. */
export const cardColumns = (): Prisma.Sql => Prisma.sql`
    p.id, p.kind, p.status, p.sku, p.display_price as "displayPrice", p.uvp_price as "uvpPrice",
    p.strike_price as "strikePrice", p.strike_until as "strikeUntil", p.offer_until as "offerUntil",
    p.stock_status as "stockStatus", p.expected_delivery_date as "expectedDeliveryDate", p.category_slugs as "categorySlugs", p.color_data as "colorData",
    p.frame_types as "frameTypes", p.speed_kmh as "speedKmh", p.battery_wh as "batteryWh", p.range_min_km as "rangeMinKm",
    p.range_max_km as "rangeMaxKm", p.weight_grams as "weightGrams", p.is_occasion as "isOccasion",
    p.mileage_km as "mileageKm", p.model_year as "modelYear", p.pictures, p.picture_key as "pictureKey",
    p.cover_id as "coverId", text.slug, text.name, text.subtitle, text.source_locale as "sourceLocale",
    case when brand.id is null then null else json_build_object('slug', brand.slug, 'name', brand.name) end as brand`;

/**
 * Cards of products by id, in the asked order; unknown ids are left out, and what the instance does not sell. Every
 * list of the shop goes through this one read, which is why it is a single prepared statement.
 */
export async function findProductCards({
  ids,
  locale,
  colours = [],
  everywhere = false,
  now = new Date(),
}: {
  ids: readonly number[];
  locale: Locale;
  /** Whether those that the instance does not sell are wanted as well. */
  everywhere?: boolean;
  /** Slugs of colours that were asked for: cards show the first of them that a product has. */
  colours?: readonly string[];
  now?: Date;
}): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const read = await readRows(ids, locale);
  const rows = everywhere ? read : read.filter(isRowSoldHere);
  const cards = new Map(rows.map((row) => [row.id, toProductCard(row, locale, now)]));
  if (colours.length > 0) await showColours(rows, cards, colours);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Rows of cards that pages for everyone have asked for. */
const cachedRows = new ReadCache<ProductCardRow>('catalog', 600);

/** Rows of cards, in no order; unknown ids are left out. */
function readRows(ids: readonly number[], locale: Locale): Promise<ProductCardRow[]> {
  const keys = ids.map((id) => `${locale}${id}`);
  return cachedRows.several(keys, async (missing) => {
    const rows = await sql<ProductCardRow[]>`
      select ${cardColumns()}
      from product p
      join product_text text on text.product_id = p.id and text.locale = ${locale}
      left join brand on brand.id = p.brand_id
      where p.id = any(${missing.map((key) => Number(key.slice(locale.length)))}::int[])`;
    return rows.map((row) => [`${locale}${row.id}`, row] as const);
  });
}

/** Puts the colours that were asked for on the cards of products that come in several. */
async function showColours(
  rows: readonly ProductCardRow[],
  cards: ReadonlyMap<number, ProductCard>,
  colours: readonly string[],
): Promise<void> {
  const photos = await photosInColours(
    rows.flatMap(({ id, pictures }) => (pictures === 'photo' ? id : [])),
    colours,
  );
  for (const { id, kind, pictures } of rows) {
    const card = cards.get(id);
    const requested = card?.colours.find(({ slug }) => colours.includes(slug));
    if (!card || !requested || card.colours.length < 2) continue;
    card.colourAsked = requested.slug;
    const photo = photos.find((each) => each.productId === id && each.colour === requested.slug);
    if (photo) card.picture = photoPicture(photo.id, kind, card.name);
    else if (pictures === 'drawing' && requested !== card.colours[0])
      card.picture = { ...card.picture, src: pictureUrl(card, { colour: requested.slug }) };
  }
}

interface ColouredPhoto {
  id: number;
  productId: number;
  colour: string;
}

/** The photographs of products that feeds say to show some colours, those of a product in the order of its gallery. */
async function photosInColours(productIds: readonly number[], colours: readonly string[]): Promise<ColouredPhoto[]> {
  if (productIds.length === 0) return [];
  return sql<ColouredPhoto[]>`
    select id, product_id as "productId", color_slug as colour from product_image
    where product_id = any(${[...productIds]}::int[]) and color_slug = any(${[...colours]}::text[])
    order by product_id, position`;
}

/** Prices as they may be shown at a moment. */
export function toPrices(
  row: Pick<ProductCardRow, 'displayPrice' | 'uvpPrice' | 'strikePrice' | 'strikeUntil'>,
  now: Date,
): Prices {
  const strikePrice = strikePriceAt(row, now);
  return {
    displayPrice: row.displayPrice,
    uvpPrice: row.uvpPrice,
    strikePrice,
    discountPercent: discountPercent(strikePrice, row.displayPrice),
  };
}

function toColours(colorData: unknown, locale: Locale): ProductColour[] {
  return readColours(colorData).map(({ slug, name, hex, accent }) => ({
    slug,
    name: name[locale],
    hex,
    accent: accent ?? null,
  }));
}

const isFrameType = (value: string): value is FrameType => (frameTypes as readonly string[]).includes(value);

/** A row as plain data for a card in one language. */
export function toProductCard(row: ProductCardRow, locale: Locale, now: Date): ProductCard {
  const version = pictureVersion(row.pictureKey);
  const { displayPrice, uvpPrice, strikePrice, discountPercent } = toPrices(row, now);
  // Every field by its name: objects that are spread into another are several times slower to make.
  const { maxPlanLength, costSharing } = currentRules();
  const planRules = maxPlanLength !== undefined || costSharing ? { maxPlanLength, costSharing } : undefined;
  return {
    planRules,
    id: row.id,
    pictureVersion: version,
    displayPrice,
    uvpPrice,
    strikePrice,
    discountPercent,
    kind: row.kind,
    status: row.status,
    slug: row.slug,
    name: row.name,
    subtitle: keepTogether(row.subtitle),
    lang: row.sourceLocale,
    sku: row.sku,
    brand: row.brand,
    stockStatus: row.stockStatus,
    expectedDeliveryDate: promisedDate(row.expectedDeliveryDate),
    offerUntil: row.offerUntil && row.offerUntil > now ? row.offerUntil.toISOString() : null,
    categorySlugs: row.categorySlugs,
    colours: toColours(row.colorData, locale),
    frameTypes: row.frameTypes.filter(isFrameType),
    speedKmh: row.speedKmh,
    batteryWh: row.batteryWh,
    rangeMinKm: row.rangeMinKm,
    rangeMaxKm: row.rangeMaxKm,
    weightGrams: row.weightGrams,
    isOccasion: row.isOccasion,
    mileageKm: row.mileageKm,
    modelYear: row.modelYear,
    picture: coverPicture(
      { id: row.id, pictureVersion: version, kind: row.kind, coverId: row.coverId, pictures: row.pictures },
      row.name,
    ),
  };
}
