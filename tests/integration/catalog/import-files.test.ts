import { beforeEach, describe, expect, it } from 'vitest';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import { db } from '~/platform/db.server.ts';
import { fixture, NOW, runImport } from './importing.ts';

beforeEach(async () => {
  await db.product.deleteMany();
});

const productNames = async () =>
  (await db.productText.findMany({ where: { locale: 'de' }, orderBy: { name: 'asc' } })).map(({ name }) => name);

const productOf = async (slug: string, locale: 'de' | 'fr' = 'de') => {
  const found = await findProduct({ slug, locale, now: NOW });
  if (found.kind !== 'found') throw new Error(`${slug}: ${found.kind}`);
  return found.product;
};

describe('an export of the REST API in two languages', () => {
  it('becomes products with the texts of both, and reports what it dropped and why', async () => {
    const { counts, dropped, lines, complete } = await runImport(fixture('rest-products.json'));
    expect(counts).toEqual({ created: 6, updated: 0, unchanged: 0, drafts: 1, vanished: 0 });
    expect(complete).toBe(true);
    expect(dropped).toEqual({
      'not deliverable': 1, 'grouped product': 1, 'external product': 1, 'no price': 1, 'unusable price': 1, duplicate: 1, 'no name': 1,
      unreadable: 1, variation: 1,
    }); // prettier-ignore
    expect(lines).toContain('#4304 Preis auf Anfrage no price: price: missing');
    expect(lines).toContain('#4305 Gratis-Katalog unusable price: "0" is not above 0');
    expect(lines).toContain('#4307 T-Shirt Logo categories: unknown (Fanshop); imported as an accessory');
    expect(lines).toContain('#4308 Helm Reuss slug: "helm-reuss" is taken; "helm-reuss-2" is used');
    expect(await productNames()).toEqual([
      'Aare 3 – Trekking',
      'Helm Reuss',
      'Helm Reuss',
      'Prototyp',
      'Sale mit Datum',
      'T-Shirt Logo',
    ]);
  });

  it('contains a bike with its variants, colours, sizes and technical data', async () => {
    await runImport(fixture('rest-products.json'));
    const bike = await productOf('aare-3-trekking');
    expect(bike).toMatchObject({
      id: expect.any(Number) as number, slug: 'aare-3-trekking', status: 'published', lang: 'de', picture: { src: expect.stringMatching(/^\/bilder\//) as string },
      kind: 'bike', name: 'Aare 3 – Trekking', brand: { slug: 'aare-velo', name: 'Aare Velo' }, displayPrice: 3290_00, uvpPrice: 3490_00, strikePrice: null,
      stockStatus: 'instock', batteryWh: 500, weightGrams: 25_400, frameTypes: ['trapez', 'diamant'], riderMinCm: 155, riderMaxCm: 178,
      categorySlugs: ['e_trekking', 'e_bike'], pictures: 'photo', slugs: { de: 'aare-3-trekking', fr: 'aare-3-trekking-velo' },
      shortDescription: 'Trekking-E-Bike mit Riemen.',
      description: '<h3>Für jeden Tag</h3>\n<p>Ruhig im Lauf, <strong>stark am Berg</strong>. <a href="https://velo-muster.example/masse" rel="nofollow noopener">Masse</a></p>',
    }); // prettier-ignore
    expect(bike.variants.map(({ sku, size, colourSlug, displayPrice, uvpPrice, orderable, expectedDeliveryDate }) => ({ sku, size, colourSlug, displayPrice, uvpPrice, orderable, expectedDeliveryDate }))).toEqual([
      { sku: 'VM-AARE3-S', size: 'S', colourSlug: 'schwarz-matt', displayPrice: 3290_00, uvpPrice: 3490_00, orderable: true, expectedDeliveryDate: null },
      { sku: 'VM-AARE3-M', size: 'M', colourSlug: 'schwarz-matt', displayPrice: 3490_00, uvpPrice: null, orderable: true, expectedDeliveryDate: '2027-01-15' },
    ]); // prettier-ignore
    expect(bike.sizes).toEqual([
      { size: 'S', label: 'S', frameSize: { size: 'S', minCm: 155, maxCm: 165 } },
      { size: 'M', label: 'M', frameSize: { size: 'M', minCm: 165, maxCm: 178 } },
    ]);
    expect(bike.gallery.map(({ alt, colourSlug, width, height }) => ({ alt, colourSlug, ratio: width / height }))).toEqual([
      { alt: 'Aare 3 in Schwarz', colourSlug: 'schwarz-matt', ratio: 1.6 }, { alt: 'Aare 3 – Trekking', colourSlug: null, ratio: 1.6 },
    ]); // prettier-ignore
    expect(bike.attributes.find(({ group }) => group === 'other')?.items).toEqual([
      { slug: 'pa_pedale', name: 'Pedale', values: ['Alu'] },
    ]);
    const { colorData } = await db.product.findUniqueOrThrow({ where: { id: bike.id } });
    expect(colorData).toMatchObject([
      { slug: 'schwarz-matt', hex: expect.stringMatching(/^#[\da-f]{6}$/) as string, name: { fr: 'Noir mat' } },
      { slug: 'rot', hex: expect.stringMatching(/^#[\da-f]{6}$/) as string, name: { fr: 'Rouge' } },
    ]);
    const where = { productId: bike.id, attribute: { slug: 'pa_pedale' } };
    expect(await db.productAttribute.findFirst({ where, include: { attribute: true } })).toMatchObject({
      attribute: { id: expect.any(Number) as number, slug: 'pa_pedale', names: { de: 'Pedale' } },
      terms: { de: ['Alu'] },
    });
  });

  it('describes the same bike in French', async () => {
    await runImport(fixture('rest-products.json'));
    const velo = await productOf('aare-3-trekking-velo', 'fr');
    expect(velo).toMatchObject({ lang: 'fr', description: '<p>Roule en silence.</p>', displayPrice: 3290_00 });
    expect(velo.colours.map(({ slug, name }) => [slug, name])).toEqual([
      ['schwarz-matt', 'Noir mat'],
      ['rot', 'Rouge'],
    ]);
    expect(velo.attributes.flatMap(({ items }) => items).find(({ slug }) => slug === 'pa_rahmenform')).toMatchObject({
      name: 'Forme du cadre',
      values: ['Trapèze', 'Diamant'],
    });
    expect(velo.categories.map(({ name }) => name)).toEqual(['E-Trekking', 'Vélos électriques']);
  });

  it('joins items that only their SKU links, and shows a single language in both', async () => {
    await runImport(fixture('rest-products.json'));
    expect(await productOf('casque-reuss', 'fr')).toMatchObject({
      name: 'Casque Reuss',
      lang: 'fr',
      slugs: { de: 'helm-reuss', fr: 'casque-reuss' },
      stockStatus: 'outofstock',
    });
    expect(await productOf('t-shirt-logo', 'fr')).toMatchObject({ name: 'T-Shirt Logo', lang: 'de' });
  });

  it('keeps drafts to itself', async () => {
    await runImport(fixture('rest-products.json'));
    expect(await findProduct({ slug: 'prototyp', locale: 'de' })).toEqual({ kind: 'missing' });
    expect(await db.product.count({ where: { status: 'draft' } })).toBe(1);
  });
});

describe('variations of their own, before and after their parent', () => {
  it('join it; orphans and broken lines are dropped', async () => {
    const { counts, dropped, lines } = await runImport(fixture('variations-apart.ndjson'));
    expect(counts.created).toBe(2);
    expect(dropped).toEqual({ 'parent missing': 1, unreadable: 1 });
    expect(lines.join('\n')).toContain('#5103 (WAISE) parent missing: parent: #9999 is not in the feed or was dropped');
    const bell = await productOf('klingel-gotthard');
    expect(bell.variants.map(({ sku, displayPrice, uvpPrice, stockStatus }) => [sku, displayPrice, uvpPrice, stockStatus])).toEqual([
      ['K-1-ROT', 39_00, 49_00, 'instock'], ['K-1-BLAU', 45_00, null, 'onbackorder'],
    ]); // prettier-ignore
    expect(await productOf('pumpe-susten')).toMatchObject({
      displayPrice: 24_50,
      description: '<p>Handpumpe 🚀</p>',
      categorySlugs: ['pump', 'accessory'],
    });
  });
});

describe('the CSV of WooCommerce’s own exporter', () => {
  it('in English, with every kind of product', async () => {
    const { counts, dropped, lines } = await runImport(fixture('wc-product-export.csv'));
    expect(counts).toMatchObject({ created: 4, drafts: 2 });
    expect(dropped).toEqual({ 'not deliverable': 1, 'grouped product': 1, 'external product': 1, 'no price': 1 });
    // Clothing is recognised by its word.
    expect(lines.filter((line) => line.includes('imported as an accessory'))).toEqual([]);
    const jersey = await productOf('wool-jersey');
    expect(jersey.description).toBe('<p>Warm in winter.<br />And in autumn.</p>');
    expect(jersey.variants.map(({ sku, size, colourSlug, displayPrice, stockStatus }) => [sku, size, colourSlug, displayPrice, stockStatus])).toEqual([
      ['wool-jersey-blue', 'Large', 'blue', 99_00, 'onbackorder'],
      ['wool-jersey-green', 'Large', 'green', 120_00, 'instock'],
      ['wool-jersey-green', 'Medium', 'green', 120_00, 'instock'],
      ['wool-jersey-green', 'Small', 'green', 120_00, 'instock'],
    ]); // prettier-ignore
    expect(await productOf('cap-winter')).toMatchObject({
      name: 'Cap, winter',
      displayPrice: 16_00,
      uvpPrice: 18_00,
      weightGrams: 272,
    });
    expect(await db.productImage.count()).toBe(3);
  });

  it('in German, with decimal commas', async () => {
    const { counts, dropped } = await runImport(fixture('wc-produktexport.csv'));
    expect(counts.created).toBe(2);
    expect(dropped).toEqual({});
    const bike = await productOf('toess-8-wave');
    expect(bike).toMatchObject({
      kind: 'bike',
      frameTypes: ['wave'],
      categorySlugs: ['e_bike', 'e_city'],
      brand: { name: 'Töss' },
      weightGrams: 26_300,
      displayPrice: 2890_00,
      uvpPrice: null,
    });
    expect(bike.colours).toMatchObject([{ slug: 'sand', hex: '#d6d2c4' }]);
    expect(bike.variants.map(({ size, colourSlug, displayPrice, uvpPrice, orderable }) => [size, colourSlug, displayPrice, uvpPrice, orderable])).toEqual([
      ['S', 'sand', 2890_00, null, true], ['M', 'sand', 2690_50, 2890_00, false],
    ]); // prettier-ignore
    expect(await productOf('schloss-5')).toMatchObject({
      name: '=Schloss 5',
      sku: '=SUMME',
      displayPrice: 79_90,
      stockStatus: 'onbackorder',
      categorySlugs: ['accessory', 'lock', 'restposten-alt'],
    });
  });
});
