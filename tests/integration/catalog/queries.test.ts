import { beforeAll, describe, expect, it } from 'vitest';
import {
  accessoriesFor,
  brandsWithProducts,
  findBrand,
  findCategoryPage,
  findProduct,
  findProductCards,
  findProductsBySlugs,
  productAddresses,
  similarProducts,
} from '~/modules/catalog/catalog.server.ts';
import { db } from '~/platform/db.server.ts';
import { searchProducts } from '~/modules/search/search.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { NOW, runImport } from './importing.ts';

const bike = (id: number, price: number, category: string, more: Record<string, unknown> = {}) => ({
  id, name: `Velo ${id}`, slug: `velo-${id}`, sku: `V-${id}`, type: 'simple', price: String(price), brands: [{ name: 'Tössbike' }], categories: [{ name: category }],
  attributes: [{ name: 'Rahmenform', options: [id % 2 ? 'Wave' : 'Diamant'] }], ...more,
}); // prettier-ignore

const feed = [
  bike(1, 3000, 'E-Trekking', { related_ids: [22] }),
  bike(2, 3100, 'E-Trekking'),
  bike(3, 2000, 'E-Trekking', { stock_status: 'outofstock' }),
  bike(4, 9000, 'E-Trekking'),
  bike(5, 3050, 'E-Urban', { regular_price: '3500', sale_price: '3050' }),
  bike(6, 3000, 'Rennvelos', { status: 'draft' }),
  { id: 21, name: 'Helm A', slug: 'helm-a', price: '80', categories: [{ name: 'Helme' }] },
  { id: 22, name: 'Helm B', slug: 'helm-b', price: '90', categories: [{ name: 'Helme' }] },
  { id: 23, name: 'Schloss', slug: 'schloss', price: '60', categories: [{ name: 'Schlösser' }] },
  { id: 24, name: 'Korb', slug: 'korb', price: '50', categories: [{ name: 'Körbe' }] },
];

let ids: Record<string, number>;

beforeAll(async () => {
  await runImport(feed);
  const texts = await db.productText.findMany({ where: { locale: 'de' } });
  ids = Object.fromEntries(texts.map(({ slug, productId }) => [slug, productId]));
});

const slugsOf = (cards: readonly { slug: string }[]) => cards.map(({ slug }) => slug);
const idOf = (slug: string) => ids[slug] ?? 0;

describe('cards', () => {
  it('come in the requested order, without unknown ones', async () => {
    const cards = await findProductCards({ ids: [idOf('schloss'), 999_999, idOf('velo-5')], locale: 'fr', now: NOW });
    expect(cards).toMatchObject([
      { slug: 'schloss', kind: 'accessory', lang: 'de', brand: null, picture: { width: 1600, height: 1600, alt: 'Schloss' } },
      { slug: 'velo-5', kind: 'bike', displayPrice: 3050_00, uvpPrice: 3500_00, strikePrice: null, brand: { slug: 'toessbike', name: 'Tössbike' }, frameTypes: ['wave'] },
    ]); // prettier-ignore
    expect(cards[1]?.picture.src).toMatch(new RegExp(`^/bilder/${idOf('velo-5')}-x-side\\.[0-9a-f]{10}\\.svg$`));
    expect(await findProductCards({ ids: [], locale: 'de' })).toEqual([]);
  });

  it('are found by slug, drafts never', async () => {
    const cards = await findProductsBySlugs({
      slugs: ['velo-2', 'nichts', 'velo-6', 'helm-a', 'velo-2'],
      locale: 'de',
    });
    expect(slugsOf(cards)).toEqual(['velo-2', 'helm-a']);
  });
});

describe('similar products', () => {
  it('share a category and are closest in price; nothing sold out, no other kind', async () => {
    expect(slugsOf(await similarProducts({ productId: idOf('velo-1'), locale: 'de', limit: 3 }))).toEqual([
      'velo-2',
      'velo-4',
      'velo-5',
    ]);
    expect(await similarProducts({ productId: 999_999, locale: 'de' })).toEqual([]);
  });
});

describe('accessories for a bike', () => {
  it('are those its editors chose, then one of each other sort', async () => {
    expect(slugsOf(await accessoriesFor({ productId: idOf('velo-1'), locale: 'de' }))).toEqual(['helm-b', 'schloss']);
    expect(slugsOf(await accessoriesFor({ productId: idOf('velo-2'), locale: 'de' }))).toEqual(['helm-a', 'schloss']);
  });
});

describe('categories and brands', () => {
  it('are known without drafts', async () => {
    expect(await brandsWithProducts()).toEqual([{ slug: 'toessbike', name: 'Tössbike' }]);
    expect(await findBrand('TOESSBIKE')).toEqual({ slug: 'toessbike', name: 'Tössbike' });
    expect(await findBrand('focus')).toBeNull();
  });

  it('have pages, those of the feed too', async () => {
    expect(await findCategoryPage('e_trekking')).toMatchObject({ slug: 'e-trekking' });
    expect(await findCategoryPage('koerbe')).toMatchObject({
      slug: 'koerbe',
      names: { de: 'Körbe' },
      filter: { category: 'koerbe' },
    });
    expect(await findCategoryPage('nichts')).toBeUndefined();
  });

  it('list every published product once, page by page', async () => {
    const first = await productAddresses({ after: 0, limit: 4 });
    const second = await productAddresses({ after: first.at(-1)?.id ?? 0, limit: 100 });
    expect(first).toHaveLength(4);
    expect(new Set([...first, ...second].map(({ slugs }) => slugs.fr)).size).toBe(9);
  });
});

describe('the search index', () => {
  it('finds words of both languages without accents', async () => {
    const search = async (locale: 'de' | 'fr', text: string) => {
      const kinds = ['bike', 'accessory'] as const;
      const results = await Promise.all(kinds.map((kind) => searchProducts({ text, locale, kind })));
      return results.flatMap(({ products }) => products.map(({ id }) => id));
    };
    expect(await search('de', 'Schlösser')).toEqual([idOf('schloss')]);
    expect(await search('fr', 'casque helm')).toHaveLength(2);
    expect(await search('de', 'V-3')).toEqual([idOf('velo-3')]);
    const [row] = await sql<
      { name: string; codes: string[] }[]
    >`select name, codes from search.product where product_id = ${idOf('velo-1')} and locale = 'de'`;
    expect(row).toEqual({ name: 'tossbike velo 1', codes: ['v1'] });
  });
});

describe('a product page', () => {
  it('names the categories as its feed does, wherever Postgres keeps them', async () => {
    const id = idOf('velo-5');
    const named = async () => {
      const found = await findProduct({ slug: 'velo-5', locale: 'de' });
      return found.kind === 'found' ? found.product.categories.map(({ slug }) => slug) : [];
    };
    const asFed = ['e_city', 'e_bike'];
    expect(await named()).toEqual(asFed);
    for (const slugs of [asFed, [...asFed].reverse()]) {
      await db.productCategory.deleteMany({ where: { productId: id } });
      for (const slug of slugs)
        await db.productCategory.create({ data: { product: { connect: { id } }, category: { connect: { slug } } } });
      expect(await named()).toEqual(asFed);
    }
  });

  it('has each moment as a moment: of prices, of deliveries', async () => {
    const id = idOf('velo-4');
    const [variant] = await db.variant.findMany({ where: { productId: id } });
    await db.variant.update({
      where: { id: variant?.id ?? 0 },
      data: { expectedDeliveryDate: new Date('2027-02-03'), uvpPrice: 9500_00 },
    });
    await db.pricePeriod.deleteMany({ where: { variantId: variant?.id ?? 0 } });
    await db.pricePeriod.createMany({
      data: [
        { price: 9500_00, from: '2026-01-01T23:30:00.250Z', to: '2026-09-01T10:00:00.125Z' },
        { price: 9000_00, from: '2026-09-01T10:00:00.125Z', to: null },
      ].map(({ price, from, to }) => ({
        variantId: variant?.id ?? 0,
        price,
        validFrom: new Date(from),
        validTo: to === null ? null : new Date(to),
      })),
    });
    const found = await findProduct({ slug: 'velo-4', locale: 'fr', now: new Date('2026-09-10T10:00:00Z') });
    expect(found).toMatchObject({
      kind: 'found',
      product: { slugs: { de: 'velo-4' }, variants: [{ expectedDeliveryDate: '2027-02-03', strikePrice: 9500_00 }] },
    });
  });

  it('shows the stock as the specification says', async () => {
    const found = await findProduct({ slug: 'velo-3', locale: 'de' });
    expect(found).toMatchObject({
      kind: 'found',
      product: { stockStatus: 'outofstock', variants: [{ orderable: false }] },
    });
  });
});
