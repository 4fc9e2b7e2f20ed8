import { createMessage } from '~/modules/catalog-import/reporting/message.ts';
import { z } from 'zod';
import { ADD_ONS_KEY, readFeedAddOns } from '~/modules/catalog/add-ons.server.ts';
import { readHex, guessColour } from './colours.ts';
import { readDate } from './dates.server.ts';
import type { Delivery, FeedProduct } from '~/modules/catalog-import/feed/feed-item.ts';
import {
  type Fields,
  fieldSchemas,
  type FieldWarning,
  isObject,
  type Plain,
  plainField,
  readList,
} from './fields.server.ts';
import { parsePrice, wholeNumber } from './numbers.ts';
import { slugify } from './slug.ts';
import { plainName, plainText } from './text.server.ts';

const { text } = fieldSchemas;

const entrySchema = z.object({ key: z.string(), value: z.unknown().optional() });

function plainEntry(entry: unknown): z.infer<typeof entrySchema> | undefined {
  if (!isObject(entry)) return undefined;
  const { key, value } = entry;
  return typeof key === 'string' ? { key, value } : undefined;
}

/** The keys the catalogue has columns for; the rest is kept as it is. */
const OWN_KEYS = new Set([
  'colorData', 'drawing', 'frame_sizes', 'highlights', 'subtitle', 'delivery_time_in_days', 'logistics_company', 'expected_delivery_date__website_',
  'frame_number', 'price_history', 'pdf_key', ADD_ONS_KEY,
]); // prettier-ignore

const MOST_OTHER_KEYS = 40;
const LONGEST_OTHER_VALUE = 500;

export type Meta = ReadonlyMap<string, unknown>;

/** An item's meta_data by key. Values that hold JSON as text are parsed: plugins and CSV exports write them so. */
export function readMeta(fields: Fields): Meta {
  const meta = new Map<string, unknown>();
  for (const { key, value } of fields.list('meta_data', entrySchema, plainEntry)) meta.set(key, parsedJson(value));
  return meta;
}

function parsedJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function metaText(meta: Meta, key: string): string {
  const value = meta.get(key);
  return plainText(plainField(value) ?? text.safeParse(value).data ?? '', LONGEST_OTHER_VALUE);
}

const colourSchema = z.object({ name: text, slug: text, hex: z.unknown().optional(), accent: z.unknown().optional() });
const frameSizeSchema = z
  .object({ size: text, minCm: z.coerce.number().min(60).max(240), maxCm: z.coerce.number().min(60).max(240) })
  .refine(({ size, minCm, maxCm }) => size !== '' && minCm <= maxCm, 'has no size or ends below its beginning');
const highlightSchema = z
  .object({ title: text, text, view: text })
  .refine((highlight) => highlight.title !== '' || highlight.text !== '', 'is empty');
const historySchema = z.object({
  regular_price: z.unknown().optional(),
  price: z.unknown().optional(),
  from: z.unknown().optional(),
});

function plainColour(entry: unknown): z.infer<typeof colourSchema> | undefined {
  if (!isObject(entry)) return undefined;
  const { hex, accent } = entry;
  const name = plainField(entry.name);
  const slug = plainField(entry.slug);
  return name === undefined || slug === undefined ? undefined : { name, slug, hex, accent };
}

function plainFrameSize(entry: unknown): z.infer<typeof frameSizeSchema> | undefined {
  if (!isObject(entry)) return undefined;
  const { size, minCm, maxCm } = entry;
  if (typeof size !== 'string' || typeof minCm !== 'number' || typeof maxCm !== 'number') return undefined;
  return size !== '' && minCm >= 60 && minCm <= maxCm && maxCm <= 240 ? { size, minCm, maxCm } : undefined;
}

function plainHighlight(entry: unknown): z.infer<typeof highlightSchema> | undefined {
  if (!isObject(entry)) return undefined;
  const title = plainField(entry.title);
  const message = plainField(entry.text);
  const view = plainField(entry.view);
  return title && message !== undefined && view !== undefined ? { title, text: message, view } : undefined;
}

function plainHistory(entry: unknown): z.infer<typeof historySchema> | undefined {
  return isObject(entry) ? { regular_price: entry.regular_price, price: entry.price, from: entry.from } : undefined;
}

const drawingSchema = z.looseObject({ kind: z.enum(['bike', 'accessory']), type: z.string() });

type MetaFields = Pick<
  FeedProduct,
  | 'subtitle' | 'colours' | 'frameSizes' | 'highlights' | 'priceHistory' | 'drawing' | 'logisticsCompany' | 'frameNumber' | 'pdfKey' | 'meta'
>; // prettier-ignore

/** Parses a product's meta_data key by key: an invalid value is left out with a warning. */
export function readProductMeta(meta: Meta, warn: FieldWarning): MetaFields {
  const list = <Entry>(key: string, schema: z.ZodType<Entry>, plain: Plain<Entry>) =>
    readList(meta.get(key), schema, (message) => warn(`meta_data.${key}`, message), plain);
  const drawing = meta.has('drawing') ? drawingSchema.safeParse(meta.get('drawing')) : undefined;
  if (drawing && !drawing.success) warn('meta_data.drawing', createMessage('no-drawing'));
  return {
    subtitle: metaText(meta, 'subtitle'),
    colours: list('colorData', colourSchema, plainColour).flatMap(({ name, slug, hex, accent }) => {
      const colourSlug = slugify(slug || name);
      if (colourSlug === '') return [];
      const guess = guessColour(colourSlug);
      return [
        {
          slug: colourSlug,
          name: plainName(name || slug),
          hex: readHex(hex) ?? guess.hex,
          accent: readHex(accent) ?? guess.accent,
        },
      ];
    }),
    frameSizes: list('frame_sizes', frameSizeSchema, plainFrameSize).map(({ size, minCm, maxCm }) => ({
      size: plainName(size),
      minCm,
      maxCm,
    })),
    highlights: list('highlights', highlightSchema, plainHighlight).map((highlight) => ({
      title: plainName(highlight.title),
      text: plainText(highlight.text),
      view: /^[a-z]{2,20}$/.test(highlight.view) ? highlight.view : null,
    })),
    priceHistory: list('price_history', historySchema, plainHistory).flatMap((entry) => {
      const price = parsePrice(entry.price);
      const regular = parsePrice(entry.regular_price);
      const from = readDate(entry.from);
      if (price.kind !== 'amount' || from === undefined) return [];
      const uvpPrice = regular.kind === 'amount' && regular.rappen > price.rappen ? regular.rappen : null;
      return [{ price: price.rappen, uvpPrice, from }];
    }),
    drawing: drawing?.data ?? null,
    logisticsCompany: metaText(meta, 'logistics_company') || null,
    frameNumber: metaText(meta, 'frame_number') || null,
    pdfKey: metaText(meta, 'pdf_key') || null,
    meta: { ...otherMeta(meta), ...addOnsMeta(meta) },
  };
}

function addOnsMeta(meta: Meta): Record<string, unknown> {
  const addOns = readFeedAddOns(meta.get(ADD_ONS_KEY));
  return addOns ? { [ADD_ONS_KEY]: addOns } : {};
}

/** Other keys with a plain value; those beginning with `_` are WordPress' and its plugins' own. */
function otherMeta(meta: Meta): Record<string, unknown> {
  const others = [...meta].filter(
    ([key, value]) =>
      !OWN_KEYS.has(key) &&
      /^[a-z][\w-]{0,80}$/i.test(key) &&
      (typeof value === 'number' ||
        typeof value === 'boolean' ||
        (typeof value === 'string' && value !== '' && value.length <= LONGEST_OTHER_VALUE)),
  );
  return Object.fromEntries(
    others.slice(0, MOST_OTHER_KEYS).map(([key, value]) => [key, typeof value === 'string' ? plainText(value) : value]),
  );
}

/** Delivery as an item's meta_data promises it. */
export function readDelivery(meta: Meta, warn: FieldWarning): Delivery {
  const days = wholeNumber(meta.get('delivery_time_in_days'));
  const expected = meta.get('expected_delivery_date__website_');
  const expectedDate = readDate(expected);
  if (expected && expectedDate === undefined)
    warn('meta_data.expected_delivery_date__website_', createMessage('no-date'));
  return { days: days !== undefined && days >= 0 && days <= 730 ? days : null, expectedDate: expectedDate ?? null };
}
