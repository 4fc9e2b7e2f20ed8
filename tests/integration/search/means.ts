import { z } from 'zod';
import { locales } from '~/i18n/locales.ts';
import a from './unseen/a.json';
import b from './unseen/b.json';
import c from './unseen/c.json';
import d from './unseen/d.json';
import e from './unseen/e.json';

/*
 * Searches written by others who knew the catalogue's categories, brands and models and nothing of the search, with
 * what the first hit has to be for the shopper to be content.
 */

const franc = z.number().min(0);

/** The conditions of a search; every given key has to hold. */
const means = z.strictObject({
  /** Beginnings of German product names, any of them. */
  names: z.array(z.string()).min(1).optional(),
  /** Slugs of §3, any of them. */
  categories: z.array(z.string()).min(1).optional(),
  brand: z.string().optional(),
  maxPrice: franc.optional(),
  minPrice: franc.optional(),
  /** Whole francs that cards show at the usual term (decision 49). */
  maxRate: franc.optional(),
  minRate: franc.optional(),
  colour: z.string().optional(),
  /** A rider's cm: one of the sizes fits. */
  height: z.number().optional(),
  /** Wh, exactly. */
  battery: z.number().optional(),
  minBattery: z.number().optional(),
  /** km */
  minRange: z.number().optional(),
  frame: z.union([z.string(), z.array(z.string())]).optional(),
  speed: z.number().optional(),
  /** The first hit is among the cheaper third of what fits. */
  cheapest: z.literal(true).optional(),
  dearest: z.literal(true).optional(),
});

export type Means = z.infer<typeof means>;

const unseenSearch = z.strictObject({
  text: z.string(),
  locale: z.enum(locales),
  kind: z.enum(['bike', 'accessory']),
  means,
});

export type UnseenSearch = z.infer<typeof unseenSearch>;

const read = (entries: unknown): UnseenSearch[] => z.array(unseenSearch).parse(entries);

/**
 * The sets by name. The search is tuned on `a` and was looked at with `d`; of `b` and `c` only the totals are known,
 * `e` is held back.
 */
export const unseen = { a: read(a), b: read(b), c: read(c), d: read(d), e: read(e) };

/** Facts by which a product is judged. */
export interface JudgedProduct {
  id: number;
  kind: 'bike' | 'accessory';
  /** In German. */
  name: string;
  brand: string | null;
  categories: string[];
  /** Rappen */
  price: number;
  colours: string[];
  sizes: { minCm: number; maxCm: number }[];
  batteryWh: number | null;
  rangeKm: number | null;
  frames: string[];
  speedKmh: number | null;
}

/** Facts by which a product is judged, as Postgres stores them. */
export const judgedProducts = `
  select p.id, p.kind, t.name, b.name as brand, p.category_slugs as categories, p.display_price as price,
    p.color_slugs as colours, p.frame_sizes as sizes, p.battery_wh as "batteryWh", p.range_max_km as "rangeKm",
    p.frame_types as frames, p.speed_kmh as "speedKmh"
  from product p join product_text t on t.product_id = p.id and t.locale = 'de' left join brand b on b.id = p.brand_id
  where p.status = 'published'`;

/** Common names for the colours of the demonstration catalogue; colours in between count as both. */
const colours: Readonly<Record<string, readonly string[]>> = {
  white: ['weiss'],
  black: ['tiefschwarz'],
  grey: ['graphit', 'nebelgrau', 'schiefer'],
  blue: ['gletscher', 'nachtblau', 'seeblau', 'petrol'],
  green: ['laub', 'oliv', 'salbei', 'tannengruen', 'petrol'],
  red: ['mohn', 'bordeaux', 'ziegel'],
  brown: ['kupfer', 'ziegel'],
  yellow: ['ocker'],
  pink: ['altrosa'],
  purple: ['flieder', 'bordeaux'],
  beige: ['sand'],
};

const frames: Readonly<Record<string, string>> = { herren: 'men', damen: 'women' };

const MONTHS = 36;

/** The number that a product's card shows at the usual term, in whole francs (decision 49). */
function shownRate({ kind, price, categories }: JudgedProduct): number {
  if (kind === 'accessory' || price < 2000_00) return Math.round(price / 100);
  return Math.round(price / 100 / (categories.includes('occasion') ? 12 : MONTHS));
}

/** Whether a product is what was meant, apart from how its price compares. */
function isMeant(product: JudgedProduct, requested: Means): boolean {
  const { minPrice = 0, maxPrice = Infinity, minRate = 0, maxRate = Infinity, height } = requested;
  const francs = product.price / 100;
  const wantedFrames = [requested.frame ?? []].flat().map((frame) => frames[frame] ?? frame);
  return [
    !requested.names || requested.names.some((name) => product.name.startsWith(name)),
    !requested.categories || requested.categories.some((slug) => product.categories.includes(slug)),
    requested.brand === undefined || requested.brand === product.brand,
    francs >= minPrice && francs <= maxPrice,
    shownRate(product) >= minRate && shownRate(product) <= maxRate,
    requested.colour === undefined || product.colours.some((slug) => colours[requested.colour ?? '']?.includes(slug)),
    height === undefined || product.sizes.some(({ minCm, maxCm }) => minCm <= height && height <= maxCm),
    requested.battery === undefined || product.batteryWh === requested.battery,
    requested.minBattery === undefined || (product.batteryWh ?? 0) >= requested.minBattery,
    requested.minRange === undefined || (product.rangeKm ?? 0) >= requested.minRange,
    wantedFrames.length === 0 || wantedFrames.some((frame) => product.frames.includes(frame)),
    requested.speed === undefined || product.speedKmh === requested.speed,
  ].every(Boolean);
}

/** Ids of the products that a search means. @param products the whole catalogue */
export function meantProducts(
  products: readonly JudgedProduct[],
  { kind, means: requested }: UnseenSearch,
): Set<number> {
  const fitting = products.filter((product) => product.kind === kind && isMeant(product, requested));
  const prices = fitting.map(({ price }) => price).sort((x, y) => x - y);
  const third = Math.max(1, Math.ceil(prices.length / 3));
  const highest = requested.cheapest ? (prices[third - 1] ?? 0) : Infinity;
  const lowest = requested.dearest ? (prices.at(-third) ?? Infinity) : 0;
  return new Set(fitting.filter(({ price }) => price <= highest && price >= lowest).map(({ id }) => id));
}

/**
 * How often the intended product came first, and among the first three, for the searches that the catalogue can answer.
 */
export interface Score {
  searches: number;
  first: number;
  shown: number;
}

/** Number of hits that are checked. */
export const SHOWN = 3;

/**
 * Judges a search method by one set.
 * @param find returns ids of products of the search's kind, best first
 */
export async function scoreOf(
  searches: readonly UnseenSearch[],
  products: readonly JudgedProduct[],
  find: (search: UnseenSearch) => Promise<readonly number[]>,
): Promise<Score> {
  const score: Score = { searches: 0, first: 0, shown: 0 };
  for (const search of searches) {
    const meant = meantProducts(products, search);
    // Their writers did not know prices: a rate may be asked for that no bike has.
    if (meant.size === 0) continue;
    score.searches += 1;
    const [first, ...others] = (await find(search)).slice(0, SHOWN);
    const isFirst = first !== undefined && meant.has(first);
    score.first += Number(isFirst);
    score.shown += Number(isFirst || others.some((id) => meant.has(id)));
  }
  return score;
}
