import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Message, sentenceOf } from '~/modules/catalog-import/reporting/message.ts';
import { type MergeItem, mergeProduct } from './merge.server.ts';
import { offerAt } from './offer.ts';
import { readItem } from './read-item.server.ts';

interface Outcome {
  result: ReturnType<typeof mergeProduct> | undefined;
  dropped: string[];
  warnings: string[];
}

/**
 * Reads items as a feed would bring them and merges what are products; variations among them belong to the first
 * product.
 */
function mergeItems(...items: unknown[]): Outcome {
  const dropped: string[] = [];
  const warnings: string[] = [];
  const warn = (label: string, field: string, message: Message) =>
    void warnings.push(`${label} ${field}: ${sentenceOf(message, 'en')}`);
  const products: MergeItem[] = [];
  for (const item of items) {
    const read = readItem(item, warn);
    if (read.kind === 'product')
      products.push({ label: read.label, product: read.product, variations: read.product.variations });
    else if (read.kind === 'variation') products[0]?.variations.push(read.variation);
    else dropped.push(`${read.label} ${read.reason}: ${sentenceOf(read.detail, 'en')}`);
  }
  const drop = (label: string, reason: string, detail: Message) =>
    void dropped.push(`${label} ${reason}: ${sentenceOf(detail, 'en')}`);
  const result = products.length > 0 ? mergeProduct(products, { warn, drop }) : undefined;
  if (result?.kind === 'dropped') drop(result.label, result.reason, result.detail);
  return { result, dropped, warnings };
}

function recordOf(...items: unknown[]) {
  const { result, dropped } = mergeItems(...items);
  if (result?.kind !== 'record') throw new Error(`Dropped: ${dropped.join('; ')}`);
  return result.record;
}

const helmet = {
  id: 7,
  name: 'Helm Säntis',
  type: 'simple',
  price: '89',
  categories: [{ id: 1, name: 'Helme', slug: 'helme' }],
};

describe('a product', () => {
  it('of a single language is shown in both', () => {
    const record = recordOf(helmet);
    expect(record.texts.fr).toMatchObject({ name: 'Helm Säntis', slug: 'helm-saentis', sourceLocale: 'de', feedId: 7 });
    expect(record).toMatchObject({
      key: 'id:7',
      kind: 'accessory',
      pictures: 'drawing',
      drawing: { kind: 'accessory', type: 'helmet' },
    });
    expect(record.categories.map(({ slug }) => slug)).toEqual(['helmet', 'accessory']);
    expect(recordOf({ ...helmet, lang: 'fr' }).texts.de.sourceLocale).toBe('fr');
  });

  it('joins its languages: German data, texts of each, colours and terms side by side', () => {
    const attribute = (name: string, options: string[]) => ({
      id: 1,
      name,
      slug: 'pa_farbe',
      variation: true,
      options,
    });
    const meta_data = [
      {
        id: 1,
        key: 'colorData',
        value: '[{"slug":"sand","name":"Sand","hex":"#d6d2c4"},{"slug":"oliv","name":"Oliv","hex":"6f7f5c"}]',
      },
    ];
    const de = {
      ...helmet, type: 'variable', sku: 'H-1', lang: 'de', attributes: [attribute('Farbe', ['Sand', 'Oliv'])], meta_data,
      variations: [{ id: 70, price: '89', attributes: [{ name: 'Farbe', option: 'oliv' }] }, { id: 71, price: '79', attributes: [{ name: 'Farbe', option: 'Sand' }] }],
    }; // prettier-ignore
    const fr = {
      ...helmet,
      id: 8,
      name: 'Casque Säntis',
      lang: 'fr_CH',
      price: '999',
      type: 'variable',
      variations: [80],
      attributes: [attribute('Couleur', ['Sable', 'Olive'])],
    };
    const record = recordOf(fr, de);
    expect(record.feedIds).toEqual([7, 8]);
    expect(record.texts.de.name).toBe('Helm Säntis');
    expect(record.texts.fr).toMatchObject({ name: 'Casque Säntis', slug: 'casque-saentis', sourceLocale: 'fr' });
    expect(record.colours).toEqual([
      { slug: 'sand', hex: '#d6d2c4', accent: null, name: { de: 'Sand', fr: 'Sable' } },
      { slug: 'oliv', hex: '#6f7f5c', accent: null, name: { de: 'Oliv', fr: 'Olive' } },
    ]);
    expect(record.attributes[0]).toMatchObject({
      names: { de: 'Farbe', fr: 'Couleur' },
      terms: { de: ['Sand', 'Oliv'], fr: ['Sable', 'Olive'] },
    });
    expect(record.variants.map(({ key, colorSlug, offer }) => [key, colorSlug, offer.price])).toEqual([
      ['id:70', 'oliv', 89_00], ['id:71', 'sand', 79_00],
    ]); // prettier-ignore
  });

  it('reads technical figures and derives a drawing', () => {
    const record = recordOf({
      id: 1, name: 'Rigi 7', type: 'simple', regular_price: '4320', weight: '', categories: [{ name: 'E-Trekking' }],
      attributes: [
        { name: 'Rahmenform', options: ['Trapez', 'Damen'] }, { name: 'Akku', options: ['Bosch PowerTube, 625 Wh'] }, { name: 'Reichweite', options: ['60–120 km'] },
        { name: 'Gewicht', options: ['24,9 kg'] }, { name: 'Geschwindigkeit', options: ['25 km/h'] }, { name: 'Drehmoment', options: ['75 Nm'] }, { name: 'Motor', options: ['Nabenmotor'] },
      ],
    }); // prettier-ignore
    expect(record.facts).toEqual({
      frameTypes: ['trapez', 'women'], speedKmh: 25, batteryWh: 625, rangeMinKm: 60, rangeMaxKm: 120, weightGrams: 24_900, torqueNm: 75,
      mileageKm: null, modelYear: null,
    }); // prettier-ignore
    expect(record).toMatchObject({ kind: 'bike', drawing: { kind: 'bike', type: 'trapez', motor: 'hub' } });
    expect(record.categories.map(({ slug, names }) => [slug, names.fr])).toEqual([
      ['e_trekking', 'E-Trekking'],
      ['e_bike', 'Vélos électriques'],
    ]);
  });

  it('shows photographs where the feed has them and no drawing', () => {
    const images = [
      { id: 5, src: 'https://shop.example/a.jpg', alt: 'Helm' },
      { src: 'file:///etc/passwd' },
      { src: 'https://x.example/woocommerce-placeholder.png' },
    ];
    expect(recordOf({ ...helmet, images })).toMatchObject({
      pictures: 'photo',
      images: [{ feedId: 5, src: 'https://shop.example/a.jpg', alt: { de: 'Helm', fr: 'Helm' } }],
    });
    const drawing = { key: 'drawing', value: { kind: 'accessory', type: 'helmet' } };
    expect(recordOf({ ...helmet, images, meta_data: [drawing] }).pictures).toBe('drawing');
  });
});

describe('variations', () => {
  const shirt = {
    id: 44, name: 'Trikot', type: 'variable', categories: [{ name: 'Accessoires' }],
    attributes: [{ name: 'Color', options: ['Blue', 'Red'], variation: true }, { name: 'Size', options: ['M', 'L'], variation: true }],
  }; // prettier-ignore

  it('for any size stand for every size, after those that name one', () => {
    const record = recordOf(
      shirt,
      { id: 76, type: 'variation', parent_id: 44, regular_price: '20', attributes: [{ name: 'Color', option: 'Red' }, { name: 'Size', option: '' }] },
      { id: 77, parent_id: 44, regular_price: '25', attributes: [{ name: 'Color', option: 'red' }, { name: 'Size', option: 'L' }] },
    ); // prettier-ignore
    expect(record.variants.map(({ key, size, colorSlug, offer }) => [key, size, colorSlug, offer.price])).toEqual([
      ['id:77', 'L', 'red', 25_00], ['id:76[red|m]', 'M', 'red', 20_00],
    ]); // prettier-ignore
  });

  it('without a price are left out, and the product with them where none is left', () => {
    const red = { id: 76, parent_id: 44, price: '', attributes: [{ name: 'Color', option: 'Red' }] };
    const some = mergeItems(shirt, red, { ...red, id: 77, price: '20' });
    expect(some.result?.kind).toBe('record');
    expect(some.dropped).toEqual([expect.stringMatching(/Trikot variation: variation #76 Red: has no price/)]);
    expect(mergeItems(shirt, red).result).toMatchObject({ kind: 'dropped', reason: 'no price' });
  });

  it('that are not in the feed make every choice cost the same, unless the shop shows a range', () => {
    const parent = { ...shirt, price: '20', variations: [76, 77, 78] };
    const { result, warnings } = mergeItems(parent);
    expect(result?.kind === 'record' && result.record.variants.map(({ size, colorSlug }) => `${colorSlug} ${size}`)).toEqual([
      'blue M', 'blue L', 'red M', 'red L',
    ]); // prettier-ignore
    expect(warnings.join()).toContain('its 3 variations are not in the feed');
    const range = '<span>CHF 20.00</span> &ndash; <span>CHF 35.00</span>';
    expect(mergeItems({ ...parent, price_html: range }).result).toMatchObject({
      kind: 'dropped',
      reason: 'nothing to sell',
    });
  });

  it('keep other choices as part of the size', () => {
    const record = recordOf(
      { ...shirt, attributes: [{ name: 'Logo', options: ['Ja', 'Nein'], variation: true }] },
      { id: 79, parent_id: 44, price: '45', attributes: [{ name: 'Logo', option: 'Nein' }] },
    );
    expect(record.variants.map(({ size }) => size)).toEqual(['Nein']);
  });
});

describe('items that cannot be sold', () => {
  it.each([
    ['external', { ...helmet, type: 'external', external_url: 'https://x.example' }, 'external product'],
    ['a group', { ...helmet, type: 'grouped', price: '' }, 'grouped product'],
    ['a download', { ...helmet, downloadable: true }, 'not deliverable'],
    ['virtual, as a CSV says it', { ...helmet, type: 'simple, virtual' }, 'not deliverable'],
    ['a subscription', { ...helmet, type: 'subscription' }, 'unknown type'],
    ['without a price', { ...helmet, price: '', regular_price: '' }, 'no price'],
    ['for nothing', { ...helmet, price: '0', regular_price: '0' }, 'unusable price'],
    ['on request', { ...helmet, price: 'auf Anfrage' }, 'unusable price'],
    ['without a name', { ...helmet, name: ' <b></b> ' }, 'no name'],
    ['in the bin', { ...helmet, status: 'trash' }, 'in the bin'],
    ['no object', 'helmet', 'unreadable'],
    ['a list', [helmet], 'unreadable'],
  ])('%s', (_, item, reason) => {
    const { result, dropped } = mergeItems(item);
    expect(result?.kind).not.toBe('record');
    expect(dropped.join()).toContain(reason);
  });

  it('are told from items whose prices may be in another currency', () => {
    const price_html = '<span class="woocommerce-Price-currencySymbol">&#36;</span>89';
    expect(mergeItems({ ...helmet, price_html }).warnings.join()).toContain('prices are in $');
    expect(mergeItems({ ...helmet, price_html: price_html.replace('&#36;', 'CHF') }).warnings).toEqual([]);
  });

  it('are named in messages', () => {
    expect(mergeItems({ ...helmet, sku: 'H-1', type: 'grouped' }).dropped).toEqual([
      '#7 (H-1) Helm Säntis grouped product: type: group of other products',
    ]);
  });
});

describe('drafts', () => {
  it.each([['draft'], ['private'], ['pending'], ['future']])('are %s', (status) => {
    expect(recordOf({ ...helmet, status }).draft).toBe(true);
  });

  it('are hidden products too, and nothing else', () => {
    expect(recordOf({ ...helmet, catalog_visibility: 'hidden' }).draft).toBe(true);
    expect(recordOf({ ...helmet, status: 'publish', catalog_visibility: 'search' }).draft).toBe(false);
  });
});

describe('whatever a feed holds', () => {
  const keys = [
    'id', 'name', 'slug', 'type', 'status', 'price', 'regular_price', 'sale_price', 'categories', 'attributes', 'variations', 'images', 'meta_data',
    'parent_id', 'lang', 'translations', 'stock_status', 'stock_quantity', 'brands', 'date_on_sale_to', 'weight', 'description', 'related_ids',
  ]; // prettier-ignore
  const plausible: fc.Arbitrary<unknown> = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom('simple', 'variable', 'publish', '12.50', '1’299.–', 0, '', null, [], {}, '2026-01-01', [{ name: 'Size', options: ['M'], option: 'M' }], [{ key: 'drawing', value: 1 }]),
  ); // prettier-ignore
  const item = fc.dictionary(fc.constantFrom(...keys), plausible, { maxKeys: keys.length });

  it('never throws, and never makes a product without a price', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(item, fc.jsonValue()), { maxLength: 4 }), (items) => {
        const { result } = mergeItems(...items);
        if (result?.kind !== 'record') return;
        expect(result.record.variants.length).toBeGreaterThan(0);
        for (const { offer } of result.record.variants) expect(offerAt(offer, new Date()).price).toBeGreaterThan(0);
        expect(result.record.texts.de.name).not.toBe('');
        expect(result.record.texts.fr.slug).toMatch(/^[a-z0-9-]+$/);
      }),
      { numRuns: 2000 },
    );
  });

  it('never lets markup that runs into a description', () => {
    const nasty = fc.array(
      fc.constantFrom(
        '<script>',
        '</script>',
        '<img src=x onerror=',
        'alert(1)',
        '>',
        '<svg onload=x>',
        '<a href="javascript:x">',
        '<p>',
        '"',
        "'",
        '<!--',
        '-->',
        '<iframe>',
        '&lt;script&gt;',
      ),
    );
    fc.assert(
      fc.property(nasty, (parts) => {
        const { result } = mergeItems({ ...helmet, description: parts.join('') });
        const description = result?.kind === 'record' ? result.record.texts.de.description : '';
        expect(description).not.toMatch(/<(script|svg|img|iframe)|<[^>]*\son\w+=|javascript:/i);
      }),
    );
  });
});
