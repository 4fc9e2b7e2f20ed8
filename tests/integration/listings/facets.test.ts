import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FacetName } from '~/modules/listings/facets.ts';
import { emptyListingQuery, type ListingQuery } from '~/modules/listings/listing-query.ts';
import { countListing, listProducts } from '~/modules/listings/listings.server.ts';
import { listingSorts } from '~/modules/listings/sorts.ts';
import { findMatching } from '~/modules/search/search.server.ts';
import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { sql } from '~/platform/sql.server.ts';
import {
  choose,
  facetNames,
  lowestInstalment,
  optionsOf,
  ordered,
  type PlainProduct,
  type PlainScope,
  selected,
  shownRate,
  stepped,
} from './reference.ts';

const PER_PAGE = 24;
const SEED = 20260115;

const brands = ['focus', 'haibike', 'kalkhoff', 'allegro', 'cilo'];
const categories = ['e_bike', 'e_trekking', 'e_city', 'e_mountain', 'occasion', 'helmet', 'lock'];
const frames = ['men', 'women', 'wave', 'diamant', 'trapez'];
const colours = ['nebelgrau', 'petrol', 'weinrot'];
const mounts = ['rack', 'hitch', 'wheel-28', 'unknown'];
const names = ['allegro limmat 5', 'velo electrique geneve', 'helm 100% zurich', 'akku_halter a\\b', 'cilo orbe'];

const texts = [
  'Limmat',
  'VÉLO genève',
  'helm 100%',
  '%',
  '_',
  'a\\b',
  '5 allegro',
  'Zürich',
  'zu rich',
  '\u0000',
  '’',
  'x',
  'limat',
  'ebike',
];

/**
 * Prices in Rappen, many of them such that a card shows exactly a bound of a band or range at one of the terms, a
 * Rappen next to it, or exactly what rounding makes of it.
 */
const edges = [49, 100, 120, 140, 190]
  .flatMap((rate) => [1, 12, 24, 36, 48].map((months) => rate * months))
  .flatMap((francs) => [francs * 100 - 1, francs * 100, francs * 100 + 1])
  .concat([49_50, 99_50, 100_49, 139_50 * 36, 139_50 * 36 - 1, 140_50 * 12, 2000_00, 1999_99]);
const price = fc.oneof(fc.constantFrom(...edges), fc.integer({ min: 5_00, max: 12_000_00 }));

const someOf = (values: string[]) => fc.subarray(values, { maxLength: 3 });
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { freq: 4 });

const product = fc.record({
  kind: fc.constantFrom('bike', 'bike', 'accessory'),
  status: fc.constantFrom('published', 'published', 'published', 'published', 'draft', 'vanished'),
  brand: orNull(fc.constantFrom(...brands)),
  price,
  regularPrice: orNull(price),
  stockStatus: fc.constantFrom('instock', 'onbackorder', 'outofstock'),
  categories: someOf(categories),
  colours: someOf(colours),
  frames: someOf(frames),
  speedKmh: orNull(fc.constantFrom(25, 45)),
  batteryWh: orNull(fc.constantFrom(400, 500, 625, 750)),
  rangeKm: orNull(fc.constantFrom(60, 80, 120)),
  isUsed: fc.boolean(),
  riders: orNull(fc.tuple(fc.integer({ min: 135, max: 200 }), fc.integer({ min: 0, max: 40 }))),
  heads: orNull(fc.tuple(fc.integer({ min: 44, max: 58 }), fc.integer({ min: 0, max: 10 }))),
  securityLevel: orNull(fc.integer({ min: 1, max: 15 })),
  litres: orNull(fc.constantFrom(1, 9, 10, 20, 48)),
  lux: orNull(fc.constantFrom(30, 50, 100, 205)),
  fastenings: someOf(['hooks', 'handlebar', 'bolts']),
  mounts: someOf(mounts),
  position: fc.integer({ min: 0, max: 20 }),
  createdAt: fc.integer({ min: 0, max: 10 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
  words: fc.constantFrom(...names),
} satisfies Record<string, fc.Arbitrary<unknown>>);

const range = (bound: fc.Arbitrary<number>) =>
  fc
    .tuple(fc.option(bound, { nil: undefined }), fc.option(bound, { nil: undefined }))
    .filter(
      ([min, max]) =>
        (min !== undefined || max !== undefined) && (min === undefined || max === undefined || min <= max),
    )
    .map(([min, max]) => ({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }));

const francs = fc.oneof(fc.constantFrom(0, 49, 1764, 3600, 5040, 6840, 999_999), fc.integer({ min: 0, max: 12_000 }));
const rate = fc.oneof(fc.constantFrom(0, 49, 99, 100, 120, 139, 140, 190, 999_999), fc.integer({ min: 0, max: 340 }));
const band = fc.constantFrom(
  { max: 48 },
  { min: 49, max: 99 },
  { min: 100, max: 139 },
  { min: 140, max: 189 },
  { min: 190, max: 20_000 },
);

/** Most filters are usually absent: otherwise nothing would be left to list. */
const seldom = <Value>(values: fc.Arbitrary<Value>, otherwise: Value) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: values });

const query: fc.Arbitrary<ListingQuery> = fc
  .record({
    category: seldom(someOf([...categories, 'kids']), []),
    frame: seldom(someOf(['wave', 'diamant', 'trapez']), []),
    wearer: seldom(someOf(['men', 'women', 'unisex']), []),
    speed: seldom(someOf(['25', '45', '99']), []),
    brand: seldom(someOf([...brands, 'ghost', 'nobody']), []),
    colour: seldom(someOf([...colours, 'gold']), []),
    price: seldom(fc.array(range(francs), { minLength: 1, maxLength: 2 }), []),
    rate: seldom(fc.array(fc.oneof(band, range(rate)), { minLength: 1, maxLength: 2 }), []),
    plan: fc.constantFrom(36 as const, 36 as const, 1 as const, 12 as const, 24 as const, 48 as const),
    availability: seldom(fc.constant(true), false),
    height: seldom(
      fc.uniqueArray(fc.oneof(fc.constantFrom(145, 165, 215), fc.integer({ min: 80, max: 230 })), { maxLength: 2 }),
      [],
    ),
    battery: seldom(range(fc.constantFrom(0, 400, 500, 626, 999_999)), undefined),
    range: seldom(range(fc.constantFrom(0, 80, 121)), undefined),
    used: seldom(fc.boolean(), undefined),
    fits: seldom(fc.subarray(['rack', 'hitch', 'wheel-28', 'battery'], { minLength: 1 }), []),
    head: seldom(fc.uniqueArray(fc.integer({ min: 42, max: 66 }), { maxLength: 2 }), []),
    security: seldom(range(fc.constantFrom(5, 9, 12)), undefined),
    volume: seldom(range(fc.constantFrom(9, 10, 20)), undefined),
    fastening: seldom(someOf(['hooks', 'bolts', 'roof']), []),
    brightness: seldom(range(fc.constantFrom(50, 101)), undefined),
    text: seldom(fc.constantFrom(...texts), undefined),
    sort: fc.constantFrom(...listingSorts),
    page: fc.constantFrom(1, 1, 1, 2, 3, 99_999),
  })
  .map((filters) => ({ ...emptyListingQuery, ...filters }));

const presets: NonNullable<PlainScope['preset']>[] = [
  { frame: ['wave'] },
  { wearer: ['women'] },
  { speed: ['45'] },
  { onSale: true },
  {},
];

const scope: fc.Arbitrary<PlainScope> = fc
  .record(
    {
      kind: fc.constantFrom('bike', 'bike', 'accessory'),
      category: fc.constantFrom(...categories),
      brand: fc.constantFrom(...brands),
      preset: fc.constantFrom(...presets),
    },
    { requiredKeys: ['kind'] },
  )
  .map(({ kind, category, brand, preset }) => ({
    kind,
    // One of them at a time, as pages have it.
    ...(category ? { category } : brand ? { brand } : preset ? { preset } : {}),
  }));

let products: Record<Locale, PlainProduct[]> = { de: [], fr: [] };

async function insertProducts(): Promise<PlainProduct[]> {
  const brandIds = new Map((await db.brand.findMany()).map(({ id, slug }) => [slug, id]));
  const plans = fc.sample(product, { numRuns: 240, seed: SEED });
  const rows: PlainProduct[] = [];
  for (const [index, { riders, heads, ...plan }] of plans.entries()) {
    const [headMinCm, headMaxCm] = heads ? [heads[0], heads[0] + heads[1]] : [null, null];
    const { securityLevel, litres, lux, fastenings } = plan;
    const [riderMinCm, riderMaxCm] = riders ? [riders[0], riders[0] + riders[1]] : [null, null];
    const { id } = await db.product.create({
      data: {
        feedKey: `p${index}`,
        kind: plan.kind,
        status: plan.status,
        brandId: plan.brand === null ? null : (brandIds.get(plan.brand) ?? null),
        displayPrice: plan.price,
        uvpPrice: plan.regularPrice,
        stockStatus: plan.stockStatus,
        categorySlugs: plan.categories,
        colorSlugs: plan.colours,
        colorData: plan.colours.map((slug) => ({ slug, hex: '#123456', name: { de: slug, fr: `${slug} (fr)` } })),
        frameTypes: plan.frames,
        speedKmh: plan.speedKmh,
        batteryWh: plan.batteryWh,
        rangeMaxKm: plan.rangeKm,
        isOccasion: plan.isUsed,
        riderMinCm,
        riderMaxCm,
        mounts: plan.mounts,
        gear: { headMinCm, headMaxCm, securityLevel, litres, lux, fastenings },
        position: plan.position,
        createdAt: plan.createdAt,
        sourceHash: '',
        texts: {
          create: (['de', 'fr'] as const).map((locale) => ({
            locale,
            sourceLocale: locale,
            slug: `${locale}-${index}`,
            name: plan.words,
          })),
        },
      },
      select: { id: true },
    });
    rows.push({ ...plan, id, riderMinCm, riderMaxCm, headMinCm, headMaxCm, foundAt: new Map() });
  }
  await sql`select search.index_products(${rows.map(({ id }) => id)}::int[])`;
  await sql`refresh materialized view search.word`;
  return rows;
}

/** The products as one language's searches find them. */
async function searched(rows: readonly PlainProduct[], locale: Locale): Promise<PlainProduct[]> {
  const places = await Promise.all(
    texts.map(
      async (text) => [text, new Map((await findMatching(text, { locale })).ids.map((id, at) => [id, at]))] as const,
    ),
  );
  return rows.map((row) => ({
    ...row,
    foundAt: new Map(places.flatMap(([text, at]) => (at.has(row.id) ? [[text, at.get(row.id) ?? 0]] : []))),
  }));
}

/** A facet's options as the reference computes them. */
function plainOptions(listing: Awaited<ReturnType<typeof listProducts>>, facet: string) {
  const options = listing.facets[facet as FacetName];
  return new Map(
    options.map(({ value, count, selected: isChosen }) => [value, { count, selected: isChosen === true }]),
  );
}

beforeAll(async () => {
  const rows = await insertProducts();
  products = { de: await searched(rows, 'de'), fr: await searched(rows, 'fr') };
});

const runs = { numRuns: 250, seed: SEED } as const;

describe('a listing, against plain arrays', () => {
  it('shows what its filters let through, in its order, page by page', async () => {
    await fc.assert(
      fc.asyncProperty(
        scope,
        query,
        fc.constantFrom('de' as const, 'fr' as const),
        async (where, requested, locale) => {
          const shown = selected(products[locale], where, requested);
          const ids = ordered(shown, requested);
          const pages = Math.max(1, Math.ceil(ids.length / PER_PAGE));
          const page = Math.min(requested.page, pages);

          const listing = await listProducts(where, requested, locale);

          expect(listing.total).toBe(ids.length);
          expect([listing.page, listing.pages]).toEqual([page, pages]);
          expect(listing.products.map(({ id }) => id)).toEqual(ids.slice((page - 1) * PER_PAGE, page * PER_PAGE));
          expect(listing.instock).toBe(shown.filter(({ stockStatus }) => stockStatus === 'instock').length);
          expect(listing.lowestPrice).toBe(
            Math.min(...shown.map(({ price: own }) => own), shown.length === 0 ? 0 : Infinity),
          );
          const rates = shown.map((each) => shownRate(each, requested.plan));
          expect([listing.lowestRate, listing.highestRate]).toEqual(
            shown.length === 0 ? [0, 0] : [Math.min(...rates), Math.max(...rates)],
          );
          expect(listing.lowestInstalment).toBe(lowestInstalment(shown, requested.plan));
        },
      ),
      runs,
    );
  });

  it('counts for each option of each facet what the list would show', async () => {
    await fc.assert(
      fc.asyncProperty(scope, query, async (where, requested) => {
        const listing = await listProducts(where, requested, 'de');
        for (const facet of facetNames) {
          const expected = optionsOf(facet, products.de, where, requested);
          expect(plainOptions(listing, facet), facet).toEqual(expected);
        }
      }),
      runs,
    );
  });

  it('counts bikes along the axes of rates and prices, all filters applied but their own', async () => {
    await fc.assert(
      fc.asyncProperty(scope, query, async (where, requested) => {
        const { steps } = await countListing(where, requested, 'de');
        const found = (filters: Partial<ListingQuery>) => selected(products.de, where, { ...requested, ...filters });
        const isBike = where.kind === 'bike';
        const rates = found({ rate: [] }).map((each) => shownRate(each, requested.plan));
        const prices = found({ price: [] }).map((each) => each.price);
        expect(steps).toEqual({
          ...(isBike ? { price: stepped(prices, { from: 1000, step: 500 }) } : {}),
          ...(isBike && requested.plan > 1 ? { rate: stepped(rates, { from: 50, step: 10 }) } : {}),
        });
      }),
      { ...runs, numRuns: 60 },
    );
  });

  it('shows just that number once an option is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(
        scope,
        query,
        fc.constantFrom(...facetNames),
        fc.nat(),
        async (where, requested, facet, pick) => {
          const options = (await listProducts(where, requested, 'fr')).facets[facet as FacetName];
          const option = options[pick % Math.max(1, options.length)];
          if (!option) return;
          const chosen = { ...requested, ...choose(requested, facet, option.value), plan: requested.plan };
          expect((await listProducts(where, chosen, 'fr')).total).toBe(option.count);
        },
      ),
      { ...runs, numRuns: 120 },
    );
  });

  it('never shows drafts and products that have vanished', async () => {
    const everything = await Promise.all(
      (['bike', 'accessory'] as const).map(
        async (kind) => (await listProducts({ kind }, emptyListingQuery, 'de')).total,
      ),
    );
    expect(everything.reduce((sum, total) => sum + total, 0)).toBe(
      products.de.filter(({ status }) => status === 'published').length,
    );
  });
});
