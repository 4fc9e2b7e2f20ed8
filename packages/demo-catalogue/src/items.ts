/** Turns a product, described once for both languages, into its two WooCommerce items. */
import { brandTerm, type BrandName } from './brands.ts';
import { readPaint, type Paint } from './colours.ts';
import type { DrawingOverrides, Stock, View } from './model.ts';
import { stockOf, type Availability } from './stock.ts';
import { attribute, categoryTerm, chosen, type AttributeSlug, type CategorySlug } from './taxonomy.ts';
import { opening, paragraphs, slugify, typeset, type Text } from './text.ts';
import type { JsonValue, Lang, WooMeta, WooPrices, WooProduct, WooVariation } from './woo.ts';

/** Ids and article number of a product; the feed needs them unique, everything else may repeat. */
export interface Identity {
  product: Record<Lang, number>;
  /** Id before the first variation. */
  variation: Record<Lang, number>;
  sku: string;
}

interface SizeOption {
  key: string;
  label: Text;
  price?: number;
}

/** A product as the feed needs it, in both languages. Prices in CHF, weight in kilograms. */
export interface Draft {
  name: Text;
  slug: Text;
  subtitle: Text;
  /** Paragraphs of the description. */
  paragraphs: Record<Lang, string[]>;
  highlights: { title: Text; text: Text; view: View }[];
  brand: BrandName;
  categories: readonly CategorySlug[];
  attributes: readonly [AttributeSlug, readonly Text[]][];
  /** Colours to choose from. */
  colours: readonly Paint[];
  /** The one colour of a product without a choice. */
  onlyColour?: Paint;
  sizes: readonly SizeOption[];
  price: number;
  was?: number | undefined;
  saleDays?: number | undefined;
  heldDays?: number | undefined;
  weight: number;
  stock: Stock;
  /** One piece only. */
  single: boolean;
  drawing: DrawingOverrides;
  frameSizes: { label: Text; minCm: number; maxCm: number }[];
  /** Further meta data, the same in both languages. */
  meta: Record<string, JsonValue>;
  related: Record<Lang, number[]>;
}

const DAY = 86_400_000;
const LOGISTICS = 'Velotransport Mittelland';

/** The calendar day a number of days after the reference date (`YYYY-MM-DD`). */
function dayAfter(reference: string, days: number): string {
  return new Date(Date.parse(`${reference}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

function pricesOf(price: number, was: number | undefined, draft: Draft, reference: string): WooPrices {
  const onSale = was !== undefined;
  return {
    price: price.toFixed(2),
    regular_price: (was ?? price).toFixed(2),
    sale_price: onSale ? price.toFixed(2) : '',
    on_sale: onSale,
    date_on_sale_from: onSale ? `${dayAfter(reference, -14)}T00:00:00` : null,
    date_on_sale_to: onSale && draft.saleDays ? `${dayAfter(reference, draft.saleDays)}T23:59:59` : null,
  };
}

const metaList = (id: number, values: Record<string, JsonValue>): WooMeta[] =>
  Object.entries(values).map(([key, value], index) => ({ id: id * 20 + index, key, value }));

function stockMeta(available: Availability): Record<string, JsonValue> {
  const meta: Record<string, JsonValue> = { delivery_time_in_days: String(available.days) };
  if (available.expected) meta['expected_delivery_date__website_'] = available.expected;
  return meta;
}

interface Cell {
  size?: SizeOption;
  paint?: Paint;
  available: Availability;
}

/** Every combination that can be bought, colours outside, sizes inside; one without options for a simple product. */
function cellsOf(draft: Draft, sku: string, reference: string): Cell[] {
  const sizes: (SizeOption | undefined)[] = draft.sizes.length ? [...draft.sizes] : [undefined];
  const paints: (Paint | undefined)[] = draft.colours.length ? [...draft.colours] : [undefined];
  return paints.flatMap((paint) =>
    sizes.map((size) => {
      const colour = paint && readPaint(paint).slug;
      const available = stockOf(draft.stock, {
        keys: [size?.key, colour].filter((key) => key !== undefined),
        seed: `${sku}/${colour}/${size?.key}`,
        single: draft.single,
        date: (weeks) => dayAfter(reference, weeks * 7),
      });
      return { ...(size && { size }), ...(paint && { paint }), available };
    }),
  );
}

const letters = (text: string) => slugify(text, 'de').replace(/-/g, '').toUpperCase();

function variationOf(
  cell: Cell,
  number: number,
  draft: Draft,
  ids: Identity,
  lang: Lang,
  reference: string,
): WooVariation {
  const id = ids.variation[lang] + number;
  const attributes = [];
  if (cell.paint) attributes.push(chosen('pa_farbe', readPaint(cell.paint).colour.name, lang));
  if (cell.size) attributes.push(chosen('pa_groesse', cell.size.label, lang));
  const suffix = [cell.paint && letters(readPaint(cell.paint).slug).slice(0, 6), cell.size && letters(cell.size.key)];
  const price = cell.size?.price ?? draft.price;
  return {
    id,
    parent_id: ids.product[lang],
    sku: [ids.sku, ...suffix.filter(Boolean)].join('-'),
    ...pricesOf(price, draft.was && draft.was + price - draft.price, draft, reference),
    stock_status: cell.available.status,
    stock_quantity: cell.available.quantity,
    manage_stock: true,
    attributes,
    image: null,
    meta_data: metaList(id, stockMeta(cell.available)),
  };
}

/** The best status of all: in stock beats on order beats sold out. */
function bestOf(cells: readonly Cell[]): Availability {
  const order = ['instock', 'onbackorder', 'outofstock'] as const;
  for (const status of order) {
    const found = cells.find((cell) => cell.available.status === status);
    if (found) return found.available;
  }
  throw new Error('A product without anything to buy');
}

/** All colours of a product. */
const paintsOf = (draft: Draft): readonly Paint[] => (draft.onlyColour ? [draft.onlyColour] : draft.colours);

/** The preselected variation: an available one, of medium size if there is one. */
function presetOf(variations: readonly WooVariation[], best: Availability): WooVariation | undefined {
  const available = variations.filter((variation) => variation.stock_status === best.status);
  const medium = available.find(({ attributes }) =>
    attributes.some(({ option }) => option === 'M' || option === 'M/L'),
  );
  return medium ?? available[0];
}

function metaOf(draft: Draft, best: Availability, lang: Lang, reference: string): Record<string, JsonValue> {
  const words = (text: Text) => typeset(text[lang], lang);
  const meta: Record<string, JsonValue> = {
    subtitle: draft.subtitle[lang],
    drawing: draft.drawing,
    highlights: draft.highlights.map(({ title, text, view }) => ({ title: words(title), text: words(text), view })),
    logistics_company: LOGISTICS,
    ...stockMeta(best),
    ...draft.meta,
  };
  const paints = paintsOf(draft);
  if (paints.length) {
    meta['colorData'] = paints.map((paint) => {
      const { slug, colour, accent } = readPaint(paint);
      return { slug, name: colour.name[lang], hex: colour.hex, accent };
    });
  }
  if (draft.frameSizes.length) {
    meta['frame_sizes'] = draft.frameSizes.map(({ label, minCm, maxCm }) => ({ size: label[lang], minCm, maxCm }));
  }
  if (draft.was !== undefined) {
    const regular = draft.was.toFixed(2);
    meta['price_history'] = [
      { regular_price: regular, price: regular, from: dayAfter(reference, -260) },
      { regular_price: regular, price: draft.price.toFixed(2), from: dayAfter(reference, -14) },
    ];
  } else if (draft.heldDays !== undefined) {
    const price = draft.price.toFixed(2);
    meta['price_history'] = [{ regular_price: price, price, from: dayAfter(reference, -draft.heldDays) }];
  }
  return meta;
}

function itemOf(draft: Draft, ids: Identity, cells: readonly Cell[], lang: Lang, reference: string): WooProduct {
  const id = ids.product[lang];
  const variable = draft.sizes.length + draft.colours.length > 0;
  const best = bestOf(cells);
  const attributes = [
    attribute('pa_marke', [{ de: draft.brand, fr: draft.brand }], lang),
    ...draft.attributes.map(([slug, options]) => attribute(slug, options, lang)),
  ];
  const colours = paintsOf(draft).map((paint) => readPaint(paint).colour.name);
  if (colours.length) attributes.push(attribute('pa_farbe', colours, lang, { variation: draft.colours.length > 0 }));
  const sizes = draft.sizes.map((size) => size.label);
  if (sizes.length) attributes.push(attribute('pa_groesse', sizes, lang, { variation: true }));
  const variations = variable ? cells.map((cell, n) => variationOf(cell, n + 1, draft, ids, lang, reference)) : [];
  const cheapest = Math.min(...(variable ? variations.map((variation) => Number(variation.price)) : [draft.price]));
  const preset = presetOf(variations, best);
  const age = (ids.product.de * 37) % 540;
  const text = draft.paragraphs[lang];
  return {
    id,
    name: draft.name[lang],
    slug: draft.slug[lang],
    permalink: `https://catalogue.velory.example/${lang === 'de' ? 'produkt' : 'fr/produit'}/${draft.slug[lang]}/`,
    type: variable ? 'variable' : 'simple',
    status: 'publish',
    description: paragraphs(text, lang),
    short_description: paragraphs([opening(text[0] ?? '')], lang),
    sku: ids.sku,
    ...pricesOf(cheapest, draft.was && draft.was + cheapest - draft.price, draft, reference),
    stock_status: best.status,
    stock_quantity: variable ? null : best.quantity,
    manage_stock: !variable,
    weight: String(draft.weight),
    dimensions: { length: '', width: '', height: '' },
    categories: draft.categories.map((slug) => categoryTerm(slug, lang)),
    tags: [],
    brands: [brandTerm(draft.brand)],
    images: [],
    attributes,
    default_attributes: preset?.attributes ?? [],
    variations,
    meta_data: metaList(id, metaOf(draft, best, lang, reference)),
    related_ids: draft.related[lang],
    date_created: `${dayAfter(reference, -20 - age)}T09:00:00`,
    date_modified: `${dayAfter(reference, -1 - (age % 19))}T06:30:00`,
    lang,
    translations: { ...ids.product },
  };
}

/**
 * The German and the French item of a product, linked to each other.
 * @param reference the day (`YYYY-MM-DD`) that delivery dates, sales and creation dates are counted from
 */
export function itemsOf(draft: Draft, ids: Identity, reference: string): [WooProduct, WooProduct] {
  const cells = cellsOf(draft, ids.sku, reference);
  return [itemOf(draft, ids, cells, 'de', reference), itemOf(draft, ids, cells, 'fr', reference)];
}
