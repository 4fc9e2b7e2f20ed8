import type { DropReason } from '~/modules/catalog-import/reporting/drop-reason.ts';
import { type Message, createMessage } from '~/modules/catalog-import/reporting/message.ts';
import { z } from 'zod';
import { readMoment } from './dates.server.ts';
import type {
  FeedProduct,
  FeedVariation,
  ItemKeys,
  ProductKeys,
  ReadItem,
  Stock,
} from '~/modules/catalog-import/feed/feed-item.ts';
import { Fields, type FieldWarning, isObject } from './fields.server.ts';
import { type Mapping, noMapping } from './mapping.ts';
import { feedId, numbersIn, wholeNumber } from './numbers.ts';
import { readOffer } from './offer.ts';
import {
  readAttributes,
  readCategories,
  readChoices,
  readImages,
  readVariationImage,
} from './read-attributes.server.ts';
import { type Meta, readDelivery, readMeta, readProductMeta } from './read-meta.server.ts';
import { brandOf, languageOf, translationsOf } from './read-relations.server.ts';
import { readSlug, slugify } from './slug.ts';
import { isEncodedTwice, LONGEST_DESCRIPTION, LONGEST_NAME, plainName, plainText, safeHtml } from './text.server.ts';

const itemSchema = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'is no object',
);
const idList = z.union([z.number(), z.string()]).transform(feedId);
const variationEntry = z.union([z.number(), z.string(), itemSchema]);
const plainId = (entry: unknown) =>
  typeof entry === 'number' || typeof entry === 'string' ? feedId(entry) : undefined;
const plainVariation = (entry: unknown) => (isObject(entry) ? entry : undefined);

/** Longest plain text that a short description keeps, characters. */
const SHORT = 600;

type Warn = (label: string, field: string, message: Message) => void;

type Looked =
  | { kind: 'product'; label: string; fields: Fields; types: string[]; name: string }
  | { kind: 'variation'; label: string; fields: Fields; types: string[] }
  | { kind: 'dropped'; label: string; reason: DropReason; detail: Message };

/** @param place of the item in the feed, by which one without number and name is named */
function look(value: unknown, warn: Warn, place?: number): Looked {
  const item = itemSchema.safeParse(value);
  if (!item.success || Array.isArray(value))
    return { kind: 'dropped', label: placeLabel(place), reason: 'unreadable', detail: createMessage('no-object') };
  const label = labelOf(item.data) ?? placeLabel(place);
  const fields = new Fields(item.data, (field, message) => warn(label, field, message));
  const dropped = (reason: DropReason, detail: Message): Looked => ({ kind: 'dropped', label, reason, detail });

  const types = typesOf(fields);
  if (types.includes('variation')) return { kind: 'variation', label, fields, types };
  if (types.includes('external')) return dropped('external product', createMessage('external'));
  if (types.includes('grouped')) return dropped('grouped product', createMessage('grouped'));
  if (!types.includes('simple') && !types.includes('variable'))
    return dropped('unknown type', createMessage('unknown-type', { types: types.join(', ') }));
  if (isIntangible(fields, types)) return dropped('not deliverable', createMessage('intangible'));
  if (fields.text('status') === 'trash') return dropped('in the bin', createMessage('trash'));
  const name = plainName(fields.text('name') || fields.text('title'));
  if (name === '') return dropped('no name', createMessage('no-name'));
  return { kind: 'product', label, fields, types, name };
}

/**
 * Takes a first look at an item of a feed: what it is and whose. Warns of fields only where the item is dropped, for
 * all others `readItem` does.
 * @param place of the item in the feed, from 1 on
 */
export function identifyItem(value: unknown, warn: Warn, place?: number): ItemKeys {
  const warnings: Parameters<Warn>[] = [];
  const looked = look(value, (...warning) => warnings.push(warning), place);
  if (looked.kind === 'dropped') {
    for (const warning of warnings) warn(...warning);
    return looked;
  }
  const { kind, label, fields } = looked;
  if (kind === 'product') return { kind, label, keys: productKeys(fields, looked.name, () => readMeta(fields)) };
  const parentText = fields.text('parent_id') || fields.text('parent');
  const keys = {
    id: feedId(fields.raw('id')) ?? null,
    sku: skuOf(fields),
    parentId: feedId(parentText) ?? null,
    parentSku: plainName(fields.text('parent_sku')) || null,
  };
  return { kind, label, keys };
}

/**
 * Reads one item of a feed, a product or a variation. Never throws: an item that cannot be sold is dropped with its
 * reason, a field that does not fit is left out with a warning.
 */
export function readItem(value: unknown, warn: Warn, mapping: Mapping = noMapping): ReadItem {
  const looked = look(value, warn);
  if (looked.kind === 'dropped') return looked;
  const { kind, label, fields, types } = looked;
  if (kind === 'variation') return { kind, label, variation: readVariation(fields, { types, mapping }) };
  const variable = types.includes('variable');
  return { kind, label, product: readProduct(fields, { name: looked.name, variable, mapping }) };
}

function productKeys(fields: Fields, name: string, meta: () => Meta): ProductKeys {
  return {
    id: feedId(fields.raw('id')) ?? null,
    lang: languageOf(fields, meta),
    translations: translationsOf(fields.raw('translations')),
    translationGroup: plainName(fields.text('translation_group')) || null,
    sku: skuOf(fields),
    slug: readSlug(fields.text('slug')) || slugify(name),
  };
}

/** The currency that WooCommerce shows beside a price, where it is not the franc. */
function foreignCurrency(priceHtml: string): string | undefined {
  const text = plainText(priceHtml);
  return /chf|fr\./i.test(text) ? undefined : /[$£€¥₹]|\b(?:USD|EUR|GBP)\b/.exec(text)?.[0];
}

/** How messages name an item. */
function labelOf(item: Record<string, unknown>): string | undefined {
  const part = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? plainText(String(value), 60) : '';
  const id = part(item.id);
  const sku = part(item.sku);
  const name = plainName(part(item.name) || part(item.title));
  return [id && `#${id}`, sku && `(${sku})`, name].filter(Boolean).join(' ') || undefined;
}

const placeLabel = (place: number | undefined): string => (place === undefined ? 'item' : `item ${place}`);

function typesOf(fields: Fields): string[] {
  const types = fields
    .text('type')
    .toLowerCase()
    .split(',')
    .map((type) => type.trim())
    .filter(Boolean);
  if (types.includes('product_variation')) return ['variation'];
  if (types.some((type) => !['virtual', 'downloadable'].includes(type))) return types;
  if (feedId(fields.raw('parent_id'))) return ['variation', ...types];
  return [fields.list('variations', variationEntry, plainVariation).length > 0 ? 'variable' : 'simple', ...types];
}

function isIntangible(fields: Fields, types: readonly string[]): boolean {
  return (
    types.includes('virtual') || types.includes('downloadable') || fields.flag('virtual') || fields.flag('downloadable')
  );
}

function readProduct(
  fields: Fields,
  { name, variable, mapping }: { name: string; variable: boolean; mapping: Mapping },
): FeedProduct {
  const { warn } = fields;
  const meta = readMeta(fields);
  const attributes = readAttributes(fields, mapping);
  const variations = fields.list('variations', variationEntry, plainVariation);
  const description = safeHtml(fields.text('description'));
  const status = fields.text('status').toLowerCase();
  const [offer, offerProblem] = offerOf(fields);
  const currency = foreignCurrency(fields.text('price_html'));
  if (currency) warn('price_html', createMessage('currency', { currency }));
  for (const [field, most] of [
    ['name', LONGEST_NAME],
    ['description', LONGEST_DESCRIPTION],
  ] as const)
    if (fields.text(field).length > most) warn(field, createMessage('cut', { most }));
  if (isEncodedTwice(`${name} ${fields.text('description').slice(0, 2000)}`))
    warn('name', createMessage('encoded-twice'));
  const keys = productKeys(fields, name, () => meta);
  const own = readProductMeta(meta, warn);
  // Field by field: spreading others into an object of this size takes longer than reading half of them.
  return {
    id: keys.id,
    lang: keys.lang,
    translations: keys.translations,
    translationGroup: keys.translationGroup,
    sku: keys.sku,
    slug: keys.slug,
    variable,
    draft:
      !['publish', 'published', ''].includes(status) ||
      fields.text('catalog_visibility') === 'hidden' ||
      fields.text('post_password') !== '',
    name,
    subtitle: own.subtitle,
    colours: own.colours,
    frameSizes: own.frameSizes,
    highlights: own.highlights,
    priceHistory: own.priceHistory,
    drawing: own.drawing,
    logisticsCompany: own.logisticsCompany,
    frameNumber: own.frameNumber,
    pdfKey: own.pdfKey,
    meta: own.meta,
    shortDescription: plainText(fields.text('short_description'), SHORT),
    description,
    offer,
    offerProblem,
    priceRange: /–|&ndash;|&#8211;/.test(fields.text('price_html')),
    stock: readStock(fields),
    delivery: readDelivery(meta, warn),
    categories: readCategories(fields, mapping),
    brand: brandOf(fields, attributes, { name, mapping }),
    images: readImages(fields),
    attributes,
    variationCount: variations.length,
    variations: variations.flatMap((entry) =>
      typeof entry === 'object' ? [embeddedVariation(entry, { warn, mapping })] : [],
    ),
    relatedIds: ['upsell_ids', 'cross_sell_ids', 'related_ids'].flatMap((field) =>
      fields.list(field, idList, plainId).filter((id) => id !== undefined),
    ),
    weight: readWeight(fields),
    menuOrder: Math.max(-900, Math.min(900, wholeNumber(fields.raw('menu_order')) ?? 0)),
    createdAt:
      (
        readMoment(fields.raw('date_created_gmt'), { utc: true }) ?? readMoment(fields.raw('date_created'))
      )?.toISOString() ?? null,
  };
}

function embeddedVariation(
  item: Record<string, unknown>,
  { warn, mapping }: { warn: FieldWarning; mapping: Mapping },
): FeedVariation {
  const fields = new Fields(item, (field, message) => warn(`variation ${labelOf(item) ?? 'item'} ${field}`, message));
  return readVariation(fields, { types: typesOf(fields), mapping });
}

function readVariation(
  fields: Fields,
  { types, mapping }: { types: readonly string[]; mapping: Mapping },
): FeedVariation {
  const meta = readMeta(fields);
  const [offer, offerProblem] = offerOf(fields);
  const status = fields.text('status').toLowerCase();
  return {
    id: feedId(fields.raw('id')) ?? null,
    sku: skuOf(fields),
    offer,
    offerProblem,
    stock: readStock(fields),
    delivery: readDelivery(meta, fields.warn),
    choices: readChoices(fields, mapping),
    imageSrc: readVariationImage(fields),
    position: wholeNumber(fields.raw('menu_order')) ?? 0,
    published: ['publish', 'published', ''].includes(status) && !isIntangible(fields, types),
  };
}

function skuOf(fields: Fields): string | null {
  return plainName(fields.text('sku')).slice(0, 120) || null;
}

function offerOf(fields: Fields) {
  const saleFrom =
    readMoment(fields.raw('date_on_sale_from_gmt'), { utc: true }) ??
    readMoment(fields.raw('date_on_sale_from')) ??
    null;
  const saleTo =
    readMoment(fields.raw('date_on_sale_to_gmt'), { utc: true }) ??
    readMoment(fields.raw('date_on_sale_to'), { endOfDay: true }) ??
    null;
  const unreadableDate =
    (saleFrom ? undefined : givenDate(fields, 'date_on_sale_from')) ??
    (saleTo ? undefined : givenDate(fields, 'date_on_sale_to'));
  const { offer, problem, warnings } = readOffer({
    price: fields.raw('price'),
    regularPrice: fields.raw('regular_price'),
    salePrice: fields.raw('sale_price'),
    saleFrom,
    saleTo,
    ...(unreadableDate && { unreadableDate }),
  });
  for (const { field, message } of warnings) fields.warn(field, message);
  return [offer, problem] as const;
}

/** A date as it is in the feed; MySQL writes zeros for none. */
function givenDate(fields: Fields, field: string): { field: string; value: string } | undefined {
  const value = fields.text(field) || fields.text(`${field}_gmt`);
  return /^[0:\-\sTZ]*$/.test(value) ? undefined : { field, value: plainText(value, 40) };
}

const STATUSES: ReadonlyMap<string, Stock['status']> = new Map(Object.entries({
  instock: 'instock', '1': 'instock', true: 'instock', yes: 'instock', ja: 'instock', oui: 'instock',
  outofstock: 'outofstock', '0': 'outofstock', false: 'outofstock', no: 'outofstock', nein: 'outofstock', non: 'outofstock',
  onbackorder: 'onbackorder', backorder: 'onbackorder', lieferrueckstand: 'onbackorder',
} as const)); // prettier-ignore

/**
 * Stock by its status; without one by the quantity, where the shop counts. A negative quantity is what others wait
 * for, and of what is counted and used up nothing is in stock, whatever the status says: no order could take a piece
 * of it.
 */
function readStock(fields: Fields): Stock {
  const status = readStatus(fields);
  const counted = isUncounted(fields) ? undefined : wholeNumber(fields.raw('stock_quantity'));
  const quantity = counted === undefined ? null : Math.max(0, Math.min(counted, 1_000_000));
  if (quantity !== 0 || (status && status !== 'instock')) return { status: status ?? 'instock', quantity };
  const backorders = /^(yes|notify|1|true)$/i.test(fields.text('backorders'));
  return { status: backorders ? 'onbackorder' : 'outofstock', quantity };
}

/** Whether the feed does not count the pieces. */
const isUncounted = (fields: Fields): boolean => /^(false|no|0)$/i.test(String(fields.raw('manage_stock') ?? ''));

/** The status of the feed; what the shop does not know, such as `preorder`, is on order (spec §4). */
function readStatus(fields: Fields): Stock['status'] | undefined {
  const field = fields.raw('stock_status') === undefined ? 'in_stock' : 'stock_status';
  const value = String(fields.raw(field) ?? '').trim();
  if (value === '') return undefined;
  const known = STATUSES.get(value.toLowerCase());
  if (known) return known;
  if (/^\d+$/.test(value)) return Number(value) > 0 ? 'instock' : 'outofstock';
  fields.warn(field, createMessage('stock-unknown', { value: plainText(value, 40) }));
  return 'onbackorder';
}

const GRAMS = new Map(Object.entries({ g: 1, kg: 1000, lbs: 453.592, lb: 453.592, oz: 28.3495 }));

/** Weight in grams; REST gives the shop's unit no name, and Swiss shops weigh in kilograms. */
function readWeight(fields: Fields): number | null {
  const number = numbersIn(fields.text('weight'))[0];
  const grams = number === undefined ? 0 : Math.round(number * (GRAMS.get(fields.text('weight_unit')) ?? 1000));
  return grams > 0 && grams < 2_000_000 ? grams : null;
}
