import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { lineText, reportJson, unknownText } from '~/modules/catalog-import/report-text.ts';
import { readMapping } from '~/modules/catalog-import/reading/mapping-file.server.ts';
import { emptyMapping } from '~/modules/catalog-import/report.ts';
import { db } from '~/platform/db.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { fixture, runImport } from './importing.ts';

beforeEach(async () => {
  await db.product.deleteMany();
});

async function mappingFile(content: unknown): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'map-')), 'map.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** The feed's products in order: the first thirty are bikes. */
async function productsInOrder() {
  const products = await db.product.findMany({
    orderBy: { position: 'asc' },
    select: {
      kind: true,
      status: true,
      categorySlugs: true,
      speedKmh: true,
      texts: { where: { locale: 'de' }, select: { name: true } },
    },
  });
  return products.map(({ texts, ...product }) => ({ ...product, name: texts[0]?.name ?? '' }));
}

const BIKES = 30;
type Listed = Awaited<ReturnType<typeof productsInOrder>>[number];
const soldAs = (products: readonly Listed[], kind: string) =>
  products.filter((product) => product.status === 'published' && product.kind === kind).map(({ name }) => name);
const heldBack = (products: readonly Listed[]) =>
  products.filter(({ status }) => status === 'draft').map(({ name }) => name);

describe("a Swiss dealer's feed in its own words", () => {
  it.each(['dealer-german.csv', 'dealer-french.json'])('%s: nothing is sold as what it is not', async (file) => {
    const { complete, lines } = await runImport(fixture(file));
    expect(complete).toBe(true);
    const products = await productsInOrder();
    const bikes = products.slice(0, BIKES);
    const accessories = products.slice(BIKES);
    expect(soldAs(bikes, 'accessory')).toEqual([]);
    expect(soldAs(accessories, 'bike')).toEqual([]);
    expect(soldAs(bikes, 'bike').length).toBeGreaterThanOrEqual(28);
    for (const name of heldBack(products))
      expect(lines.join('\n')).toMatch(new RegExp(`${name} categories: bike or accessory is uncertain`));
    expect(heldBack(accessories)).toEqual([]);
  });

  it('maps bikes to categories and speeds', async () => {
    await runImport(fixture('dealer-german.csv'));
    const products = new Map((await productsInOrder()).map((product) => [product.name, product]));
    expect(products.get('Stromer ST3 Pinion')).toMatchObject({ speedKmh: 45 });
    expect(products.get('Simpel City Komfort 8')).toMatchObject({ speedKmh: 25 });
    expect(products.get('Villiger Bellevue 18')?.speedKmh).toBeNull();
    const slugsOf = (name: string) => products.get(name)?.categorySlugs;
    expect(slugsOf('Price E-Motion Trail 6.10')).toContain('e_fully');
    expect(slugsOf('Urban Arrow Family')).toContain('e_cargo');
    expect(slugsOf('Scott Speedster 30')).toContain('road');
  });

  it('lists unknown names, and reads their meanings from a file', async () => {
    const first = await runImport(fixture('dealer-german.csv'));
    const requested = emptyMapping(first.data.unmapped);
    expect(requested).toMatchObject({
      categories: { Schnäppchen: '', Fanshop: '' },
      attributes: { Antriebseinheit: '' },
    });
    expect(unknownText(first.data, 'de')).toContain('"Schnäppchen": ""');
    // An empty value changes nothing.
    const same = await runImport(fixture('dealer-german.csv'), {
      mapping: await readMapping(await mappingFile(requested)),
    });
    expect(same.counts).toMatchObject({ updated: 0, created: 0 });

    const mapping = await readMapping(
      await mappingFile({
        categories: { Schnäppchen: 'e_trekking', Fanshop: 'accessory', neuheiten: null },
        attributes: { Antriebseinheit: 'Motor', Farbton: null },
        brands: { BiXS: 'BIXS' },
      }),
    );
    const { lines, data } = await runImport(fixture('dealer-german.csv'), { mapping });
    const products = await productsInOrder();
    expect(soldAs(products.slice(0, BIKES), 'bike')).toHaveLength(BIKES);
    expect(heldBack(products)).toEqual([]);
    expect(data.unmapped.categories).not.toHaveProperty('Schnäppchen');
    expect(lines.join()).not.toContain('is uncertain');
    const motors = await db.productAttribute.count({ where: { attribute: { slug: 'pa_motor' } } });
    expect(motors).toBeGreaterThan(3);
  });

  it.each([
    ['no JSON', '{', /Cannot read/],
    ['a category that there is not', { categories: { X: 'velos' } }, /categories\.X/],
    ['a kind of names that there is not', { colours: {} }, /colours/],
  ])('refuses a mapping file with %s', async (_, content, message) => {
    await expect(readMapping(await mappingFile(content))).rejects.toThrow(message);
  });
});

describe('a feed in German only', () => {
  it('is found and filtered by French words', async () => {
    const { data } = await runImport(fixture('dealer-german.csv'));
    const found = await sql<{ name: string }[]>`
      select text.name from search.product found join product_text text on text.product_id = found.product_id and text.locale = 'fr'
      where found.locale = 'fr' and found.document @@ to_tsquery('search.fr', 'noir')`;
    expect(found.map(({ name }) => name)).toContain('Stromer ST3 Pinion');
    const product = await db.product.findFirstOrThrow({
      where: { texts: { some: { name: 'Kalkhoff Image 3.B Advance' } } },
      include: { attributes: { include: { attribute: true } } },
    });
    expect(product.colorData).toMatchObject([{ name: { de: 'Schwarz matt', fr: 'Noir mat' } }]);
    const battery = product.attributes.find(({ attribute }) => attribute.slug === 'pa_akku');
    expect(battery?.attribute.names).toMatchObject({ fr: 'Batterie' });
    expect(data.untranslated).toHaveProperty('Royal Blue');
    expect(data.untranslated).not.toHaveProperty('Schwarz');
  });
});

describe('the report', () => {
  it('is stored with the run without a language, and shown in each', async () => {
    const { data } = await runImport([
      { id: 1, type: 'simple', name: 'Pumpe', price: 'gratis', categories: [{ name: 'Pumpen' }] },
      { id: 2, type: 'simple', name: 'Schloss', price: '20', categories: [{ name: 'Schlösser' }], images: ['x'] },
    ]);
    const [run] = await sql<
      { counts: unknown; report: typeof data }[]
    >`select counts, report from import_run order by id desc limit 1`;
    expect(run).toMatchObject({ counts: { created: 1, dropped: { 'unusable price': 1 } } });
    const stored = run?.report.lines ?? [];
    const dropped = stored.find(({ kind }) => kind === 'dropped');
    const sentences = (['de', 'fr', 'en'] as const).map((language) => dropped && lineText(dropped, language).trim());
    expect(sentences).toEqual([
      'verworfen  #1 Pumpe — unbrauchbarer Preis: "gratis" ist kein Betrag',
      'écarté  #1 Pumpe — prix inutilisable: "gratis" n\'est pas un montant',
      'dropped  #1 Pumpe — unusable price: "gratis" is not an amount',
    ]);
    const json = JSON.parse(reportJson(data, 'fr')) as { language: string; created: number; lines: { text: string }[] };
    expect(json).toMatchObject({ language: 'fr', created: 1, complete: true });
    expect(json.lines.map(({ text }) => text)).toContain(sentences[1]);
  });

  it('explains how to export missing variations', async () => {
    const item = {
      id: 3,
      type: 'variable',
      name: 'Helm',
      price: '80',
      categories: [{ name: 'Helme' }],
      variations: [31, 32],
    };
    expect((await runImport([item])).lines.join()).toMatch(/its 2 variations are not in the feed.*Products > Export/);
  });

  it('warns of a sale whose date cannot be read, and has no sale', async () => {
    const item = {
      id: 4,
      type: 'simple',
      name: 'Helm',
      price: '60',
      regular_price: '80',
      sale_price: '60',
      date_on_sale_to: 'Ende Jahr',
    };
    const { lines } = await runImport([{ ...item, categories: [{ name: 'Helme' }] }]);
    expect(lines).toContain('#4 Helm date_on_sale_to: "Ende Jahr" is not a date; sale ignored');
    expect(await db.product.findFirst()).toMatchObject({ displayPrice: 80_00 });
  });
});

/** A file as a supplier sends it. */
async function sent(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'sent-')), name);
  await writeFile(file, content);
  return file;
}

const sold = async () =>
  (
    await db.product.findMany({
      orderBy: { position: 'asc' },
      select: { displayPrice: true, texts: { where: { locale: 'de' }, select: { name: true } } },
    })
  ).map(({ displayPrice, texts }) => [texts[0]?.name, displayPrice]);

describe("a supplier's unchanged list", () => {
  const titles = 'ID;Name;SKU;Regulärer Preis;Kategorien';

  it('reads typed prices, and names the reason for each refused row', async () => {
    const prices = [
      "CHF 1'299.00",
      '1’299.–',
      '1299,50',
      'Fr. 1 299.50',
      '1.299,00 CHF',
      '0.00',
      '-5',
      'auf Anfrage',
      '',
    ];
    const rows = prices.map((price, at) => `${at + 1};Velo ${at + 1};V-${at + 1};"${price}";E-Trekking`);
    const { lines, dropped } = await runImport(await sent('list.csv', `\ufeff${[titles, ...rows].join('\r\n')}\r\n`));
    expect(await sold()).toEqual([
      ['Velo 1', 1299_00], ['Velo 2', 1299_00], ['Velo 3', 1299_50], ['Velo 4', 1299_50], ['Velo 5', 1299_00],
    ]); // prettier-ignore
    expect(dropped).toEqual({ 'unusable price': 3, 'no price': 1 });
    expect(lines).toEqual([
      '#6 (V-6) Velo 6 unusable price: "0.00" is not above 0',
      '#7 (V-7) Velo 7 unusable price: "-5" is not above 0',
      '#8 (V-8) Velo 8 unusable price: "auf Anfrage" is not an amount',
      '#9 (V-9) Velo 9 no price: price: missing',
    ]);
  });

  it.each([
    ['bars', 'Art.-Nr.|Bezeichnung|Verkaufspreis|Warengruppe|Marke|Farbe|Grösse|EAN', '|'],
    ['tabs', 'Référence\tDésignation\tPrix de vente TTC\tCatégorie\tMarque\tCouleur\tTaille\tEAN', '\t'],
  ])('reads columns of its own, parted by %s, and names those that it does not read', async (_, head, delimiter) => {
    const cells = ['A-1', 'Tram 5', '2490.00', 'E-City', 'Cilo', 'Rot', 'Grösse M-Rahmen', '7612345678901'];
    const { lines } = await runImport(await sent('list.txt', `${head}\n${cells.join(delimiter)}\n`));
    expect(lines.join('\n')).toContain('Unknown columns: "EAN"');
    const product = await db.product.findFirstOrThrow({ include: { brand: true, variants: true, texts: true } });
    expect(product).toMatchObject({ sku: 'A-1', displayPrice: 2490_00, status: 'published', brand: { name: 'Cilo' } });
    expect(product.categorySlugs).toContain('e_city');
    expect(product.variants.map(({ colorSlug }) => colorSlug)).toEqual(['rot']);
  });

  it('marks counted items without pieces as sold out, whatever their status', async () => {
    const item = { type: 'simple', price: '2490', categories: ['E-City'], stock_status: 'instock', manage_stock: true };
    const lines = [
      { ...item, id: 1, name: 'Voll', stock_quantity: 2 },
      { ...item, id: 2, name: 'Leer', stock_quantity: 0 },
      { ...item, id: 3, name: 'Bestellbar', stock_quantity: 0, backorders: 'notify' },
      { ...item, id: 4, name: 'Nicht gezählt', stock_quantity: 0, manage_stock: false },
      { ...item, id: 5, name: 'Ohne Status', stock_quantity: 0, stock_status: undefined },
    ];
    await runImport(lines);
    const variants = await db.variant.findMany({ orderBy: { feedKey: 'asc' } });
    expect(variants.map(({ stockStatus, stockQuantity }) => [stockStatus, stockQuantity])).toEqual([
      ['instock', 2], ['outofstock', 0], ['onbackorder', 0], ['instock', null], ['outofstock', 0],
    ]); // prettier-ignore
  });

  it('refuses a list whose price column is unclear', async () => {
    const list = await sent('list.csv', 'Art.-Nr.;Bezeichnung;Bruttopreis;Verkaufspreis\n1;Velo;3000;2490\n');
    await expect(runImport(list)).rejects.toThrow('Several price columns: "Bruttopreis", "Verkaufspreis".');
    expect(await sold()).toEqual([]);
  });

  it('reads sizes of any kind, and keeps the text next to the letter', async () => {
    const sizes = ['Grösse M-Rahmen', 'S-M-L', '54 cm (M)', '28 Zoll', 'Einheitsgrösse'];
    const attributes = [{ name: 'Grösse', variation: true, options: sizes }];
    const variations = sizes.map((option, at) => ({
      id: 10 + at, regular_price: '2990', attributes: [{ name: 'Grösse', option }],
    })); // prettier-ignore
    const { lines } = await runImport([
      { id: 1, type: 'variable', name: 'Limmat', categories: ['E-Trekking'], attributes, variations },
    ]);
    expect(lines).toEqual([]);
    const variants = await db.variant.findMany({ orderBy: { feedKey: 'asc' }, select: { size: true } });
    expect(variants.map(({ size }) => size)).toEqual(['M', 'S-M-L', '54 cm (M)', '28 Zoll', 'Einheitsgrösse']);
  });

  it('reports texts that were encoded twice or are too long, and names items without a number by their position', async () => {
    const rows = ['1;TÃ¶ss;T-1;2490;E-Cargo', `2;${'N'.repeat(400)};T-2;2490;E-Cargo`, ';;;;'];
    const csv = await runImport(await sent('list.csv', [titles, ...rows, ';;;2490;E-Cargo', ''].join('\n')));
    expect(csv.lines.join('\n')).toMatch(/#1 \(T-1\) TÃ¶ss name: looks like text encoded twice/i);
    expect(csv.lines.join('\n')).toMatch(/#2 \(T-2\) N+ name: is longer than 300 characters/);
    expect(csv.lines.join('\n')).toContain('item 3 no name: name: missing');
    const json = await runImport([null, 'x', {}]);
    expect(json.lines.slice(0, 3)).toEqual([
      'item 1 unreadable: is not an object',
      'item 2 unreadable: is not an object',
      'item 3 no name: name: missing',
    ]);
  });

  it.each([
    [
      'Windows-1252',
      Buffer.from('ID;Name;SKU;Regul\xe4rer Preis;Kategorien\n1;T\xf6ss \x96 Gr\xf6sse;T-1;2490;E-Cargo\n', 'latin1'),
    ],
    ['UTF-8', `${titles}\n1;"Töss – Grösse";T-1;2490;E-Cargo\n`],
  ])('reads %s', async (_, content) => {
    await runImport(await sent('list.csv', content));
    expect(await sold()).toEqual([['Töss – Grösse', 2490_00]]);
  });

  it('refuses XML and lists without a price with what is missing', async () => {
    const xml = await sent('feed.xml', '<?xml version="1.0"?><products/>');
    await expect(runImport(xml)).rejects.toThrow('web page or XML');
    const list = await sent('list.csv', 'Bezeichnung;Farbe\nTöss;rot\n');
    await expect(runImport(list)).rejects.toThrow('no price column among "Bezeichnung", "Farbe"');
  });
});
