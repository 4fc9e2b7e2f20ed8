import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import { importCatalog } from '~/modules/catalog-import/import.server.ts';
import { db } from '~/platform/db.server.ts';
import { fixture, NOW, runImport } from './importing.ts';
import { listenTo } from '../../support/statements.ts';

beforeEach(async () => {
  await db.product.deleteMany();
});

/** A feed of simple accessories; `changes` by id. */
const feed = (count: number, changes: Record<number, Record<string, unknown> | null> = {}) =>
  Array.from({ length: count }, (_, index) => index + 1).flatMap((id) =>
    changes[id] === null
      ? []
      : [
          {
            id,
            name: `Pumpe ${id}`,
            sku: `P-${id}`,
            type: 'simple',
            price: String(20 + id),
            categories: [{ name: 'Pumpen' }],
            ...changes[id],
          },
        ],
  );

const lookUp = (slug: string, locale: 'de' | 'fr' = 'de') => findProduct({ slug, locale, now: NOW });

describe('a second import', () => {
  it('of the same feed changes nothing', async () => {
    for (const name of [
      'rest-products.json',
      'variations-apart.ndjson',
      'wc-product-export.csv',
      'wc-produktexport.csv',
    ]) {
      await db.product.deleteMany();
      const first = await runImport(fixture(name));
      const rows = await db.product.findMany({
        orderBy: { id: 'asc' },
        include: { texts: true, variants: true, images: true },
      });
      const second = await runImport(fixture(name));
      expect(second.counts).toEqual({ ...first.counts, created: 0, unchanged: first.counts.created });
      expect(second.dropped).toEqual(first.dropped);
      expect(
        await db.product.findMany({ orderBy: { id: 'asc' }, include: { texts: true, variants: true, images: true } }),
      ).toEqual(rows);
    }
  });

  it('writes what has changed and keeps ids, so that carts stay whole', async () => {
    await runImport(feed(3));
    const before = await db.variant.findFirstOrThrow({ where: { sku: 'P-2' } });
    const { counts } = await runImport(feed(3, { 2: { price: '30', stock_status: 'onbackorder' } }));
    expect(counts).toMatchObject({ created: 0, updated: 1, unchanged: 2 });
    const after = await db.variant.findFirstOrThrow({ where: { sku: 'P-2' } });
    expect(after).toMatchObject({ id: before.id, price: 30_00, stockStatus: 'onbackorder' });
  });

  it('follows the order of the feed without rewriting products', async () => {
    await runImport(feed(3));
    const { counts } = await runImport(feed(3).reverse());
    expect(counts.unchanged).toBe(3);
    const products = await db.product.findMany({ orderBy: { position: 'asc' } });
    expect(products.map(({ sku }) => sku)).toEqual(['P-3', 'P-2', 'P-1']);
  });

  it('finds a product again by its SKU when its id has changed', async () => {
    await runImport(feed(3));
    const { id } = await db.product.findFirstOrThrow({ where: { sku: 'P-1' } });
    const { counts } = await runImport(feed(3, { 1: { id: 901, name: 'Pumpe neu' } }));
    expect(counts).toMatchObject({ created: 0, updated: 1 });
    expect(await db.product.findFirstOrThrow({ where: { sku: 'P-1' } })).toMatchObject({ id });
  });

  it('takes a product of another shop with the same id for another product', async () => {
    await runImport(feed(1));
    const { counts, lines } = await runImport([{ id: 1, name: 'Teapot', sku: 'T-1', type: 'simple', price: '15' }]);
    expect(counts).toMatchObject({ created: 1, updated: 0, vanished: 0 });
    expect(lines.join()).toContain('which looks incomplete');
    expect(await lookUp('pumpe-1')).toMatchObject({ kind: 'found', product: { displayPrice: 21_00 } });
    const again = await runImport([{ id: 1, name: 'Teapot', sku: 'T-1', type: 'simple', price: '15' }]);
    expect(again.counts).toMatchObject({ created: 0, unchanged: 1 });
  });
});

describe('slugs', () => {
  it('that changed lead to the product, and belong to another as soon as it takes them', async () => {
    await runImport(feed(2));
    await runImport(feed(2, { 1: { name: 'Pumpe 1', slug: 'pumpe-eins' } }));
    expect(await lookUp('pumpe-1')).toEqual({ kind: 'moved', slug: 'pumpe-eins' });
    await runImport(feed(2, { 1: { slug: 'pumpe-eins' }, 2: { slug: 'pumpe-1' } }));
    expect(await lookUp('pumpe-1')).toMatchObject({ kind: 'found', product: { name: 'Pumpe 2' } });
    expect(await lookUp('pumpe-2')).toEqual({ kind: 'moved', slug: 'pumpe-1' });
  });

  it('of the other language lead to this language', async () => {
    const link = { translations: { de: 1, fr: 2 } };
    await runImport([
      { id: 1, lang: 'de', name: 'Pumpe', price: '20', ...link },
      { id: 2, lang: 'fr', name: 'Pompe', price: '20', ...link },
    ]);
    expect(await lookUp('pompe', 'de')).toEqual({ kind: 'moved', slug: 'pumpe' });
    expect(await lookUp('pumpe', 'fr')).toEqual({ kind: 'moved', slug: 'pompe' });
    expect(await lookUp('nichts')).toEqual({ kind: 'missing' });
  });

  it('wanted by several products get a number that stays', async () => {
    const same = [1, 2, 3].map((id) => ({ id, name: 'Pumpe', sku: `P-${id}`, price: '20' }));
    await runImport(same);
    const slugs = async () =>
      (await db.productText.findMany({ where: { locale: 'de' }, orderBy: { feedId: 'asc' } })).map(({ slug }) => slug);
    expect(await slugs()).toEqual(['pumpe', 'pumpe-2', 'pumpe-3']);
    await runImport(same.map((item) => ({ ...item, price: '21' })).reverse());
    expect(await slugs()).toEqual(['pumpe', 'pumpe-2', 'pumpe-3']);
  });
});

describe('what a feed no longer has', () => {
  it('is marked, still found, and restored', async () => {
    await runImport(feed(4));
    const removed = await runImport(feed(4, { 3: null }));
    expect(removed.counts).toMatchObject({ unchanged: 3, vanished: 1 });
    expect(await lookUp('pumpe-3')).toMatchObject({ kind: 'found', product: { status: 'vanished', variants: [] } });
    expect((await runImport(feed(4, { 3: null }))).counts.vanished).toBe(0);
    expect((await runImport(feed(4))).counts).toMatchObject({ updated: 1, unchanged: 3 });
    expect(await lookUp('pumpe-3')).toMatchObject({
      kind: 'found',
      product: { status: 'published', variants: [{ orderable: true }] },
    });
  });

  it('stays if more than a third would vanish, unless that is confirmed', async () => {
    await runImport(feed(4));
    const partial = await runImport(feed(2));
    expect(partial).toMatchObject({ counts: { vanished: 0 }, complete: false });
    expect(partial.lines.join()).toContain('2 of the shop’s 4'.replace('’', "'"));
    expect((await runImport(feed(2), { allowVanishing: true })).counts.vanished).toBe(2);
  });

  it('stays as well if a feed makes drafts of more than a third, or nearly gives them away', async () => {
    await runImport(feed(8));
    const changed = (change: Record<string, unknown>) =>
      feed(8, Object.fromEntries([1, 2, 3, 4].map((id) => [id, change])));
    const rows = () =>
      db.product.findMany({ orderBy: { id: 'asc' }, select: { id: true, status: true, displayPrice: true } });
    const before = await rows();
    for (const change of [{ status: 'draft' }, { price: '0.25' }]) {
      const refused = await runImport(changed(change));
      expect(refused).toMatchObject({ counts: { updated: 0, unchanged: 8, drafts: 0, vanished: 0 }, complete: false });
      expect(refused.lines.join()).toContain("4 of the shop's 8");
      expect(await rows()).toEqual(before);
    }
    // Three may be intended, and what is confirmed is accepted.
    expect((await runImport(feed(8, { 1: { status: 'draft' } }))).counts).toMatchObject({ updated: 1, drafts: 1 });
    const given = await runImport(feed(8, { 2: { price: '0.25' } }));
    expect(given.lines.join()).toMatch(/Pumpe 2 price: was CHF\s22.00, is now CHF\s0.25/);
    expect((await runImport(changed({ status: 'draft' }), { allowVanishing: true })).counts).toMatchObject({
      drafts: 4,
    });
    expect((await rows()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('stays if the feed breaks off, and what came before is imported', async () => {
    await runImport(feed(3));
    async function* cut() {
      yield JSON.stringify(feed(2, { 1: { price: '99' } })).slice(0, -30);
    }
    const report = await importCatalog(cut(), { now: NOW });
    expect(report).toMatchObject({ complete: false, updated: 1, vanished: 0 });
    expect(await db.product.count({ where: { status: 'published' } })).toBe(3);
  });

  it('is a variant, too', async () => {
    const item = (sizes: string[]) => [
      {
        id: 1, name: 'Handschuh', sku: 'H', type: 'variable', price: '30', attributes: [{ name: 'Grösse', variation: true, options: sizes }],
        variations: sizes.map((option, index) => ({ id: 10 + option.charCodeAt(0), sku: `H-${option}`, price: String(30 + index), attributes: [{ name: 'Grösse', option }] })),
      },
    ]; // prettier-ignore
    await runImport(item(['S', 'M', 'L']));
    await runImport(item(['S', 'L']));
    const variants = await db.variant.findMany({ orderBy: { size: 'asc' } });
    expect(variants.map(({ size, vanishedAt }) => [size, vanishedAt !== null])).toEqual([
      ['L', false],
      ['M', true],
      ['S', false],
    ]);
  });
});

describe('an import', () => {
  it('waits for no other: the second is refused', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    let started = () => {};
    const running = new Promise<void>((resolve) => (started = resolve));
    async function* slow() {
      yield '[';
      started();
      await gate;
      yield `${JSON.stringify(feed(1)[0])}]`;
    }
    const first = importCatalog(slow(), { now: NOW });
    await running;
    await expect(runImport(feed(1))).rejects.toThrow(/Another import is running/);
    release();
    expect(await first).toMatchObject({ items: 1, created: 1, complete: true });
    expect((await runImport(feed(1))).counts.unchanged).toBe(1);
  });

  it('stores its counts and notifies the page caches', async () => {
    const reported: string[] = [];
    const listener = await listenTo('page_cache', (tag) => reported.push(tag));
    await runImport(feed(2));
    await expect.poll(() => reported.at(-1)).toBe('catalog');
    expect(new Set(reported.slice(0, reported.indexOf('catalog')))).toEqual(new Set(['catalog:series']));
    listener.stop();
    const run = await db.importRun.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(run).toMatchObject({ source: 'items', counts: { created: 2, items: 2, complete: true } });
    expect(run.finishedAt).not.toBeNull();
  });

  it('names an item by a SKU with characters that Postgres does not take', async () => {
    const report = await runImport([
      { id: 77_001, name: 'Lenker', price: '40', sku: 'L\u0000-1' },
      { id: 'L\u0000', name: 'Korb', price: '30', sku: '\ud800K' },
    ]);
    expect(report).toMatchObject({ counts: { created: 2 }, dropped: {} });
  });

  it('reports anomalies: a SKU of two products, an unknown stock status, endless nesting', async () => {
    async function* odd() {
      yield '[';
      yield JSON.stringify(feed(3, { 2: { sku: 'P-1' }, 3: { stock_status: 'preorder' } })).slice(1, -1);
      yield `,{"id":9,"name":"Tief","price":"5","meta_data":[{"key":"colorData","value":${'['.repeat(20_000)}${']'.repeat(20_000)}}]}`;
      yield `,${'['.repeat(20_000)}${']'.repeat(20_000)}]`;
    }
    const lines: string[] = [];
    const report = await importCatalog(odd(), { now: NOW, onLine: (line) => lines.push(JSON.stringify(line)) });
    expect(report).toMatchObject({ created: 4 });
    expect(lines.join()).toMatch(/sku-shared.*P-1.*Pumpe 1/);
    expect(lines.join()).toMatch(/Pumpe 3.*stock_status.*stock-unknown.*preorder/);
    expect(await db.product.findFirst({ where: { sku: 'P-3' }, select: { stockStatus: true } })).toEqual({
      stockStatus: 'onbackorder',
    });
  });

  it('survives any junk, and imports nothing without a price', async () => {
    const keys = [
      'id',
      'name',
      'slug',
      'sku',
      'type',
      'price',
      'regular_price',
      'sale_price',
      'lang',
      'translations',
      'parent_id',
      'categories',
      'attributes',
      'variations',
      'images',
      'meta_data',
      'brands',
      'related_ids',
      'stock_quantity',
      'date_on_sale_to',
    ];
    const text = fc.string({ unit: 'binary' });
    const plausible = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      text,
      fc.constantFrom(
        'simple',
        'variable',
        '12.50',
        'fr',
        1,
        2,
        { de: 1, fr: 2 },
        [{ name: 'Grösse', options: ['M'], option: 'M', variation: true }],
        [{ id: 5, price: '3' }],
        '2026-12-01',
      ),
    );
    const item = fc.dictionary(fc.constantFrom(...keys), plausible, { maxKeys: keys.length });
    const usable = fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      name: text,
      price: fc.constantFrom('5', '6', '', 0),
      sku: text,
      lang: fc.constantFrom('de', 'fr', 'it'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(item, usable), { minLength: 5, maxLength: 30, size: 'max' }),
        async (items) => {
          await runImport(items);
          expect(await db.variant.count({ where: { price: { lte: 0 } } })).toBe(0);
          expect(await db.product.count({ where: { displayPrice: { lte: 0 } } })).toBe(0);
          expect(await db.product.count({ where: { texts: { none: {} } } })).toBe(0);
        },
      ),
      { numRuns: 20 },
    );
  });
});
