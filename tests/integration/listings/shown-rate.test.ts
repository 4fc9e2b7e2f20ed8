import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loader as filterV2 } from '~/api/products-filter.ts';
import { loader as brandPage } from '~/pages/listing/brand-route.tsx';
import { loader as categoryPage } from '~/pages/listing/category-route.tsx';
import { loader as allModels } from '~/pages/listing/all-models-route.tsx';
import { loadPathListing } from '~/pages/listing/path-listing.server.ts';
import { pathAddress } from '~/modules/listings/listing-address.ts';
import { parseListingQuery } from '~/modules/listings/listing-query.ts';
import { db } from '~/platform/db.server.ts';
import { runImport } from '../catalog/importing.ts';

/*
 * Whatever the entry point, a bike counts with the number on its card (decision 49): tested through the routes of
 * listings and calls, against the plain rule.
 */

/** Prices in francs such that cards show bounds of bands and typed ranges at some term, and some below instalments. */
const prices = [
  600, 1199, 1999.9, 2000, 2160, 2399.4, 3564, 3600, 3582, 4302, 4320, 4338, 5022, 5040, 5058, 6840, 7000, 9000,
];

const bike = (id: number, price: number, { used = false } = {}) => ({
  id, name: `Velo ${id}`, slug: `velo-${id}`, sku: `V-${id}`, type: 'simple', price: String(price), brands: [{ name: 'Tössbike' }],
  categories: [{ name: 'E-Trekking' }, ...(used ? [{ name: 'Occasionen' }] : []), ...(id % 2 ? [{ name: 'Hausmarke Spezial', slug: 'hausmarke-spezial' }] : [])],
  attributes: [{ name: 'Rahmenform', options: ['Wave'] }],
}); // prettier-ignore

const bikes = prices.flatMap((price, index) => [
  { id: index + 1, price, used: false },
  { id: 101 + index, price, used: true },
]);

beforeAll(async () => {
  await runImport(bikes.map(({ id, price, used }) => bike(id, price, { used })));
  expect(await db.product.count({ where: { status: 'published', kind: 'bike' } })).toBe(bikes.length);
  expect(await db.product.count({ where: { isOccasion: true } })).toBe(prices.length);
});

/** Whole francs on the card. */
function shown({ price, used }: { price: number; used: boolean }, plan: number): number {
  const months = price < 2000 ? 1 : used ? Math.min(plan, 12) : plan;
  const rappen = Math.round(price * 100);
  return Math.round((months === 1 ? rappen : Math.floor(rappen / months / 5) * 5) / 100);
}

const HOST = 'http://localhost:3000';
const ask = (loader: typeof filterV2, path: string, params: Record<string, string> = {}) =>
  loader({ request: new Request(`${HOST}${path}`), params, context: {} });

interface Filtered {
  data: { total: number; products: { slug: string; monthlyRate: number; planLength: number }[]; facets: Facet[] };
}
interface Facet {
  slug: string;
  options: { slug: string; name: string; count: number }[];
}

const filtered = async (query: string) =>
  (await (await ask(filterV2, `/api/products/filterV2?${query}`)).json()) as Filtered;

const summaryOf = async (path: string, category?: string) => {
  const request = new Request(`${HOST}${path}`);
  const args = { request, params: category ? { category } : {}, context: {} };
  return (await (category ? categoryPage(args) : allModels(args))).data;
};

const count = (text: string): number => Number(/^\d+/.exec(text)?.[0]);

const bound = fc.oneof(
  fc.constantFrom(99, 100, 120, 139, 140, 180, 189, 190, 1199, 2000),
  fc.integer({ min: 0, max: 500 }),
);
const bounds = fc
  .record({ from: fc.option(bound), to: fc.option(bound) })
  .filter(({ from, to }) => (from !== null || to !== null) && (from === null || to === null || from <= to));

describe('a rate that a shopper types', () => {
  it('is the one that cards show, with both ends, wherever it is used', async () => {
    await fc.assert(
      fc.asyncProperty(bounds, fc.constantFrom(1, 12, 24, 36, 48), async ({ from, to }, plan) => {
        const expected = bikes
          .filter((each) => shown(each, plan) >= (from ?? 0) && shown(each, plan) <= (to ?? Infinity))
          .map(({ id }) => `velo-${id}`);
        const search = `rate=${from ?? ''}-${to ?? ''}${plan === 36 ? '' : `&plan=${plan}`}`;

        const { data } = await filtered(search);
        expect(data.total).toBe(expected.length);
        expect(data.products.filter(({ slug }) => !expected.includes(slug))).toEqual([]);
        for (const { slug, monthlyRate } of data.products) {
          const own = bikes.find(({ id }) => slug === `velo-${id}`);
          expect(Math.round(monthlyRate / 100)).toBe(own && shown(own, plan));
        }

        const { query } = parseListingQuery(new URLSearchParams(search));
        const path = pathAddress('/alle-produkte-schweiz').of(query);
        const listings = await Promise.all([
          summaryOf(`/alle-modelle-e-bike-schweiz?${search}`),
          summaryOf(`/kategorien/e-trekking?${search}`, 'e-trekking'),
          loadPathListing(new Request(`${HOST}${path}`)).then((listing) => listing.data),
        ]);
        for (const { view } of listings) expect(count(view.summary)).toBe(expected.length);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves the bands of §9 half-open, labelled so, and counted as they list', async () => {
    for (const plan of [36, 12]) {
      const { data } = await filtered(`plan=${plan}`);
      const options = data.facets.find(({ slug }) => slug === 'rate')?.options ?? [];
      expect(options.map(({ name }) => name)).toContain('CHF\u00a0140 bis unter 190');
      for (const option of options) {
        const [min = 0, max = 0] = option.slug.split('-').map(Number);
        const inside = bikes.filter((each) => shown(each, plan) >= min && shown(each, plan) <= max);
        expect([option.name, option.count]).toEqual([option.name, inside.length]);
        expect((await filtered(`rate=${option.slug}&plan=${plan}`)).data.total).toBe(option.count);
      }
    }
  });

  it('is the meaning of a band in the path of a listing of bikes; its canonical address and its other language keep it', async () => {
    const path = (order: string, prefix = '') =>
      `${prefix}/alle-produkte-schweiz/kategorie/e_trekking/marke/-/farbe/-/preisbereich/100-140/verfugbar/-/suchen/-/sortieren/preis/${order}/-`;
    const { page, view } = (await loadPathListing(new Request(`${HOST}${path('asc')}`))).data;
    const inside = bikes.filter((each) => shown(each, 36) >= 100 && shown(each, 36) <= 139);
    expect(inside.length).toBeGreaterThan(0);
    expect(count(view.summary)).toBe(inside.length);
    expect(page.alternates).toEqual({ de: path('-'), fr: path('-', '/fr') });
    expect(page.switchPaths).toEqual({ de: path('asc'), fr: path('asc', '/fr') });
  });

  it('of bikes on sale is available at the page of that quick category, in the query and in the path', async () => {
    const location = async (listing: Promise<unknown>) =>
      ((await listing.catch((thrown: unknown) => thrown)) as Response).headers.get('Location');
    const query = '/alle-modelle-e-bike-schweiz?kategorie=e-bike-on-sale&rate=100-139';
    expect(await location(summaryOf(query))).toBe('/kategorien/e-bike-on-sale?rate=100-139');
    const path = new Request(`${HOST}/fr/alle-produkte-schweiz/kategorie/e-bike-on-sale/marke/-`);
    expect(await location(loadPathListing(path))).toBe('/fr/kategorien/e-bike-on-sale');
  });

  it('whose lower bound is above its upper one is named on the page that does without it', async () => {
    const redirected = await summaryOf('/alle-modelle-e-bike-schweiz?rate=140-100&sortieren=preis-auf').catch(
      (thrown: unknown) => thrown,
    );
    const location = (redirected as Response).headers.get('Location') ?? '';
    expect(location).toBe('/alle-modelle-e-bike-schweiz?sortieren=preis-auf&verkehrt=140-100');
    expect((await summaryOf(location)).view.summary).toMatch(/^Von 140 bis 100 gibt es nichts/);
    expect((await summaryOf('/alle-modelle-e-bike-schweiz?verkehrt=%3Cb%3E')).view.summary).toMatch(/^\d+ /);
  });

  it('shows the chosen term next to the filter, whose fields name the lowest and the highest rate', async () => {
    const { view } = await summaryOf('/alle-modelle-e-bike-schweiz?plan=24');
    const group = view.filters.find(({ name }) => name === 'rate');
    const rates = bikes.map((each) => shown(each, 24));
    expect(group?.meta).toBe('bei 24 Raten');
    expect(group?.range?.from.placeholder).toBe(String(Math.min(...rates)));
    expect(group?.range?.to.placeholder).toBe('2’000');
  });

  it('is dropped if all is paid once, and is named on the card if its term differs', async () => {
    const { view } = await summaryOf('/alle-modelle-e-bike-schweiz?rate=-200');
    expect(view.terms?.options.find(({ value }) => value === '1')?.href).toBe('/alle-modelle-e-bike-schweiz?plan=1');
    const used = view.tiles.filter(({ monthly }) => monthly?.asked);
    expect(used.map(({ monthly }) => monthly?.months)).toEqual(used.map(() => 12));
    expect(used.length).toBeGreaterThan(0);
    expect(
      view.tiles.filter(({ monthly }) => monthly && !monthly.asked).every(({ monthly }) => monthly?.months === 36),
    ).toBe(true);
  });

  it('sorts as it is shown', async () => {
    const { data } = await filtered('sortieren=rate-auf&plan=24');
    const rates = data.products.map(({ monthlyRate }) => monthlyRate);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
  });
});

describe("a listing's own texts", () => {
  it('names the lowest available rate, and none if nothing is paid in instalments', async () => {
    const { page } = await summaryOf('/alle-modelle-e-bike-schweiz');
    expect(page.description).toContain('ab CHF\u00a056 im Monat');
    const cheap = await summaryOf('/alle-modelle-e-bike-schweiz?preis=-1999');
    expect(cheap.page.description).toMatch(/ab CHF\u00a0600\. 4 Modelle/);
    expect(cheap.page.title).toBe('Alle Modelle kaufen · Velory');
  });

  it('distinguish one model and several models', async () => {
    expect((await summaryOf('/alle-modelle-e-bike-schweiz?preis=600-600&occasion=nein')).view.summary).toMatch(
      /^1 von 36 Bikes passt /,
    );
    expect((await summaryOf('/alle-modelle-e-bike-schweiz')).view.summary).toMatch(/^36 Modelle,/);
    expect((await summaryOf('/alle-modelle-e-bike-schweiz?preis=-1')).view.summary).toMatch(/^0 von 36 Bikes passen /);
  });

  it('calls a dealer’s own category by its name', async () => {
    const { data } = await filtered('');
    const options = data.facets.find(({ slug }) => slug === 'kategorie')?.options ?? [];
    expect(options.find(({ slug }) => slug === 'hausmarke-spezial')?.name).toBe('Hausmarke Spezial');
  });

  it('leaves out options without a name', async () => {
    const { id: brandId } = await db.brand.create({ data: { slug: 'namenlos', name: ' ' } });
    await db.product.updateMany({ where: { isOccasion: true }, data: { brandId } });
    const { data } = await filtered('');
    const brands = data.facets.find(({ slug }) => slug === 'marke')?.options.map(({ slug }) => slug);
    expect(brands).toEqual(['toessbike']);
  });

  it('is part of all models if its category or its brand is unknown', async () => {
    const ways = [
      () => ask(brandPage as never, '/marken/nichts', { brand: 'nichts' }),
      () => ask(categoryPage as never, '/kategorien/nichts', { category: 'nichts' }),
    ];
    for (const way of ways) {
      const answer = await way().catch((thrown: unknown) => thrown as Response);
      expect([answer.status, answer.headers.get('Location')]).toEqual([
        302,
        '/alle-modelle-e-bike-schweiz?unbekannt=ja',
      ]);
    }
  });

  it('is found under its own address on further pages of a path listing', async () => {
    const path = (page: string) =>
      `/alle-produkte-schweiz/kategorie/e_trekking/marke/-/farbe/-/preisbereich/-/verfugbar/-/suchen/-/sortieren/preis/-/${page}`;
    const { page } = (await loadPathListing(new Request(`${HOST}${path('2')}`))).data;
    expect(page.alternates.de).toBe(path('2'));
    expect(page.canonicalQuery).toBeUndefined();
    expect((await loadPathListing(new Request(`${HOST}${path('-')}`))).data.page.alternates.de).toBe(
      '/kategorien/e-trekking',
    );
  });
});
