import { beforeAll, describe, expect, it } from 'vitest';
import { loader as bySlugs } from '~/api/products-by-slugs.ts';
import { loader as filterCount } from '~/api/products-count.ts';
import { loader as filterV2 } from '~/api/products-filter.ts';
import { loader as searchIndex } from '~/api/products-search-index.ts';
import { db } from '~/platform/db.server.ts';
import { runImport } from './importing.ts';

/* The public calls under /api/products, through their routes. */

const bike = (id: number, price: number, more: Record<string, unknown> = {}) => ({
  id, name: `Velo ${id}`, slug: `velo-${id}`, sku: `V-${id}`, type: 'simple', price: String(price), brands: [{ name: 'Tössbike' }], categories: [{ name: 'E-Trekking' }],
  attributes: [{ name: 'Rahmenform', options: [id % 2 ? 'Wave' : 'Diamant'] }], ...more,
}); // prettier-ignore

const BIKES = 30;
const accessory = { id: 91, name: 'Helm', slug: 'helm', sku: 'H-1', price: '80', categories: [{ name: 'Helme' }] };
const draft = bike(99, 3000, { status: 'draft' });

beforeAll(async () => {
  const bikes = Array.from({ length: BIKES }, (_, index) => bike(index + 1, 2000 + index * 100));
  await runImport([...bikes, accessory, draft]);
});

interface Answer<Data> {
  success: boolean;
  data: Data;
  removed?: number[];
  version?: string;
  error?: { code: string; message: string; fields?: Record<string, string[]> };
}

type Loader = typeof filterV2;

async function ask<Data>(loader: Loader, path: string, { params = {} }: { params?: Record<string, string> } = {}) {
  const request = new Request(`http://localhost:3000${path}`);
  const response = await loader({ request, params, context: {} });
  const text = await response.text();
  return { response, status: response.status, body: JSON.parse(text || 'null') as Answer<Data> };
}

interface Product {
  id: number;
  slug: string;
  name: string;
}

/** Fields that every product of a list has at least. */
const wholeBike = {
  id: expect.any(Number) as number,
  name: 'Velo 1',
  slug: 'velo-1',
  kind: 'bike',
  status: 'published',
  sku: 'V-1',
  categories: expect.arrayContaining([{ id: expect.any(Number) as number, name: 'E-Trekking', slug: 'e_trekking' }]),
  images: [
    {
      id: expect.any(Number) as number,
      src: expect.stringMatching(/^\/bilder\//) as string,
      name: 'Velo 1',
      alt: 'Velo 1',
      description: 'Velo 1',
      width: 1600,
      height: expect.any(Number) as number,
    },
  ],
  lang: 'de',
  uvpPrice: null,
  displayPrice: 2000_00,
  brand: { slug: 'toessbike', name: 'Tössbike' },
  stock_status: 'instock',
  monthlyRate: 5555,
  colours: [],
};

function expectRefusal({ status, body }: { status: number; body: Answer<unknown> }, field: string) {
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, error: { code: 'invalid', message: expect.any(String) } });
  expect(body.error?.fields?.[field]?.[0]).toMatch(/\w/);
}

describe('GET /api/products/filterV2', () => {
  interface Listing {
    products: Product[];
    facets: { slug: string; options: { id: number; slug: string; name: string; count: number }[] }[];
    total: number;
    page: number;
    pages: number;
  }
  const filter = (query: string) => ask<Listing>(filterV2, `/api/products/filterV2${query}`);

  it('is a page of the bikes with facets that count', async () => {
    const { response, body } = await filter('');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(body).toMatchObject({ success: true, data: { total: BIKES, page: 1, pages: 2 } });
    expect(body.data.products).toHaveLength(24);
    const frames = body.data.facets.find(({ slug }) => slug === 'rahmen');
    expect(frames?.options.find(({ slug }) => slug === 'wave')).toEqual({
      id: 6,
      slug: 'wave',
      name: 'Wave',
      count: BIKES / 2,
    });
    const ids = body.data.facets.flatMap(({ options }) => options.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const optionsOf = (listing: Listing) =>
      new Map(
        listing.facets.flatMap(({ slug: filter, options }) => options.map(({ id, slug }) => [id, `${filter}=${slug}`])),
      );
    const alone = optionsOf((await filter('?rahmen=diamant')).body.data);
    for (const [id, option] of optionsOf(body.data)) if (alone.has(id)) expect(alone.get(id)).toBe(option);
  });

  it('returns categories, frames and speeds with the ids, slugs and names of §3, and accepts these slugs', async () => {
    const { body } = await filter('');
    const options = body.data.facets.flatMap(({ options }) => options).filter(({ id }) => id <= 10);
    expect(options.map(({ id, slug, name }) => [id, slug, name])).toEqual(
      expect.arrayContaining([
        [3, 'e-trekking', 'E-Trekking'],
        [6, 'wave', 'Wave'],
        [7, 'diamant', 'Diamant'],
        [9, '25-km', '25 km'],
      ]),
    );
    for (const { slug, options } of body.data.facets)
      for (const option of options.filter(({ id }) => id <= 10))
        expect((await filter(`?${slug}=${option.slug}`)).body.data.total, option.slug).toBe(option.count);
  });

  it('accepts filters and order as the listing does, and returns whole products', async () => {
    const { body } = await filter('?rahmen=wave&preis=2000-2300&sortieren=preis-auf');
    expect(body.data.products.map(({ slug }) => slug)).toEqual(['velo-1', 'velo-3']);
    expect(body.data.products[0]).toMatchObject(wholeBike);
  });

  it('pages, shows the last page beyond it, and returns accessories by type', async () => {
    const second = await filter('?page=2');
    expect(second.body.data).toMatchObject({ page: 2, pages: 2, total: BIKES });
    expect(second.body.data.products).toHaveLength(BIKES - 24);
    expect((await filter('?seite=2')).body).toEqual(second.body);
    const accessories = await filter('?type=accessories');
    expect(accessories.body.data.products.map(({ slug }) => slug)).toEqual(['helm']);
    const beyond = await filter('?page=99999');
    expect(beyond.status).toBe(200);
    expect(beyond.body.data).toMatchObject({ total: BIKES, pages: 2 });
  });

  it('answers in the requested language and ignores invalid filters', async () => {
    const french = await filter('?locale=fr');
    expect(french.body.data.facets.find(({ slug }) => slug === 'rahmen')?.options.map(({ name }) => name)).toContain(
      'Wave',
    );
    expect(french.body.data.products[0]).toMatchObject({ slug: expect.any(String) });
    const { body } = await filter(`?rahmen=${encodeURIComponent('<b>')}&preis=abc`);
    expect(body.data.total).toBe(BIKES);
  });

  it.each([
    ['?page=0', 'page'],
    ['?page=100000', 'page'],
    ['?page=x', 'page'],
    ['?locale=it', 'locale'],
    ['?type=cars', 'type'],
    ['?preis=3000-1000', 'preis'],
  ])('refuses %s with the reason', async (query, field) => {
    expectRefusal(await filter(query), field);
  });
});

describe('GET /api/products/count', () => {
  interface Counts {
    total: number;
    show: string;
    counts: Record<string, Record<string, number>>;
    relief: { group: string; label: string }[];
  }
  const count = (query: string, scope?: object) =>
    ask<Counts>(
      filterCount,
      `/api/products/count?${query}${scope ? `&list=${encodeURIComponent(JSON.stringify(scope))}` : ''}`,
    );
  const listed = async (query: string) =>
    (await ask<{ total: number }>(filterV2, `/api/products/filterV2?${query}`)).body.data.total;

  it('counts what filters would show, as the page does once they are applied', async () => {
    const { response, body } = await count('rahmen=wave', { kind: 'bike' });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(body.data).toMatchObject({ total: BIKES / 2, show: `${BIKES / 2} Bikes zeigen`, relief: [] });
    for (const [option, expected] of Object.entries(body.data.counts.frame ?? {}))
      expect(await listed(`rahmen=${option}`)).toBe(expected);
    const french = await count('locale=fr&rahmen=wave', { kind: 'bike' });
    expect(french.body.data.show).toBe(`Voir ${BIKES / 2} vélos`);
  });

  it('keeps within what the listing lists', async () => {
    const { body } = await count('', { kind: 'bike', preset: { frame: ['wave'] } });
    expect(body.data.total).toBe(BIKES / 2);
    expect((await count('', { rule: 'rahmen=wave', kind: 'bike' })).body.data.total).toBe(BIKES / 2);
    expect((await count('', { kind: 'accessory' })).body.data).toMatchObject({ total: 1, show: '1 Artikel zeigen' });
  });

  it('names the two filters whose removal brings most if nothing is left', async () => {
    const { body } = await count('rahmen=wave&preis=-1&akku=99999-', { kind: 'bike' });
    expect(body.data.total).toBe(0);
    const one = await count('rahmen=wave&preis=-1', { kind: 'bike' });
    expect(one.body.data.relief).toEqual([{ group: 'price', label: `Preis lösen: ${BIKES / 2}` }]);
  });

  it.each(['x', '{"kind":"car"}', '{"sort":1}', '{"only":["a"]}', 'null', `"${'x'.repeat(2000)}"`])(
    'refuses the scope %s with the reason',
    async (list) => {
      expectRefusal(await ask<Counts>(filterCount, `/api/products/count?list=${encodeURIComponent(list)}`), 'list');
    },
  );
});

describe('GET /api/products/get-search-index', () => {
  interface Entry extends Product {
    brand: string | null;
    category: string | null;
    sku: string | null;
  }
  const index = (query = '') => ask<Entry[]>(searchIndex, `/api/products/get-search-index${query}`);

  it('returns every published product in short, in the requested language', async () => {
    const { body } = await index('?locale=fr');
    expect(body.success).toBe(true);
    expect(body.data).toHaveLength(BIKES + 1);
    expect(body.data.find(({ slug }) => slug === 'velo-7')).toEqual({
      id: expect.any(Number) as number,
      slug: 'velo-7',
      name: 'Velo 7',
      brand: 'Tössbike',
      category: expect.any(String) as string,
      sku: 'V-7',
    });
    expect(body.data.map(({ slug }) => slug)).not.toContain('velo-99');
  });

  it('has a tag that depends on its content', async () => {
    const tag = async () => (await index()).response.headers.get('ETag');
    expect(await tag()).toMatch(/^"[\w-]{22}"$/);
    expect(await tag()).toBe(await tag());
  });

  const after = (version = '') => `?since=${encodeURIComponent(version)}`;

  it('returns what has changed since a version', async () => {
    const whole = await index();
    // The draft is among the changes: a follower cannot know that it was never published.
    const { body } = await index(after(whole.body.version));
    const since = after(body.version);
    expect((await index(since)).body).toEqual({ success: true, data: [], removed: [], version: body.version });
    const { productId } = await db.productText.findFirstOrThrow({ where: { slug: 'velo-5' } });
    await db.product.update({ where: { id: productId }, data: { sku: 'V-5-neu' } });
    const changed = await index(since);
    expect(changed.body.data).toMatchObject([{ slug: 'velo-5', sku: 'V-5-neu' }]);
    expect(changed.body.version).not.toBe(body.version);
  });

  it('names products that are no longer published, to authorised callers', async () => {
    const whole = (await index()).body;
    expect(whole.removed).toEqual([]);
    const { version } = (await index(after(whole.version))).body;
    const { productId } = await db.productText.findFirstOrThrow({ where: { slug: 'velo-6' } });
    await db.product.update({ where: { id: productId }, data: { status: 'vanished' } });
    try {
      const { body } = await index(after(version));
      expect(body).toMatchObject({ data: [], removed: [productId] });
      expect(body.version).not.toBe(version);
    } finally {
      await db.product.update({ where: { id: productId }, data: { status: 'published' } });
    }
  });

  it('leaves out none of many products that changed in one moment', async () => {
    const { productId } = await db.productText.findFirstOrThrow({ where: { slug: 'velo-9' } });
    const { updatedAt } = await db.product.findUniqueOrThrow({ where: { id: productId } });
    const { body } = await index(`?since=${updatedAt.toISOString()}~${productId}`);
    const later = await db.product.count({ where: { updatedAt, id: { gt: productId }, status: 'published' } });
    expect(later).toBeGreaterThan(1);
    expect(body.data).toHaveLength(
      later + (await db.product.count({ where: { updatedAt: { gt: updatedAt }, status: 'published' } })),
    );
    expect((await index(`?since=${updatedAt.toISOString()}`)).body.data.length).toBeLessThan(body.data.length);
  });

  it.each([
    ['?since=yesterday', 'since'],
    ['?since=2026-11-20', 'since'],
    ['?since=0000-01-01T00:00:00Z', 'since'],
    ['?since=2026-11-20T10:00:00Z~x', 'since'],
    ['?since=2026-11-20T10:00:00Z~99999999999', 'since'],
    ['?locale=it', 'locale'],
  ])('refuses %s with the reason', async (query, field) => {
    expectRefusal(await index(query), field);
  });
});

describe('GET /api/products/bikes/fetch-bikes-by-slugs/{slugs}', () => {
  const fetchBySlugs = <Data = Product[]>(slugs: string, query = '?multiple=true') =>
    ask<Data>(bySlugs, `/api/products/bikes/fetch-bikes-by-slugs/${encodeURIComponent(slugs)}${query}`, {
      params: { slugs },
    });

  it('returns products in the requested order, without unknown ones and drafts', async () => {
    const { body } = await fetchBySlugs('velo-3, nichts,helm,velo-99,velo-1,velo-3');
    expect(body.success).toBe(true);
    expect(body.data.map(({ slug }) => slug)).toEqual(['velo-3', 'helm', 'velo-1']);
    expect(body.data[2]).toMatchObject(wholeBike);
  });

  it('returns an empty list if it knows none of many', async () => {
    expect(await fetchBySlugs('nichts,velo-99')).toMatchObject({ status: 200, body: { success: true, data: [] } });
  });

  it('returns one object without multiple, and 404 for an unknown slug', async () => {
    expect((await fetchBySlugs<Product>('velo-1', '?locale=de')).body.data).toMatchObject(wholeBike);
    expect((await fetchBySlugs<Product>('velo-2,velo-1', '?multiple=false')).body.data).toMatchObject({
      slug: 'velo-2',
    });
    expect(await fetchBySlugs('nichts', '')).toMatchObject({
      status: 404,
      body: { success: false, error: { code: 'not_found' } },
    });
  });

  const manySlugs = (count: number) => Array.from({ length: count }, (_, index) => `velo-${index + 1}`).join(',');

  it('takes fifty slugs and no more', async () => {
    expect((await fetchBySlugs(manySlugs(50))).body.data).toHaveLength(BIKES);
    expectRefusal(await fetchBySlugs(manySlugs(51)), 'slugs');
  });

  it.each([
    [' , ,', '', 'slugs'],
    ['x'.repeat(201), '', 'slugs'],
    ['velo-1', '?multiple=vielleicht', 'multiple'],
    ['velo-1', '?locale=it', 'locale'],
  ])('refuses %s%s with the reason', async (slugs, query, field) => {
    expectRefusal(await fetchBySlugs(slugs, query), field);
  });
});
