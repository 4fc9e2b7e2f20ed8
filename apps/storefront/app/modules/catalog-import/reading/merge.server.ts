import type { DropReason } from '~/modules/catalog-import/reporting/drop-reason.ts';
import { type Drawing, normaliseDrawing } from '@velory/illustrations/illustrations.ts';
import { byLocale, defaultLocale, type Locale, locales } from '~/i18n/locales.ts';
import { knownCategoryNames } from './categories-of-feed.ts';
import { deriveDrawing } from './derive-drawing.ts';
import { readFacts } from './facts.ts';
import type { Known } from './known.ts';
import { type Mapping, noMapping } from './mapping.ts';
import { attributesOf } from './merge-attributes.ts';
import type { Listener } from './notes.ts';
import { readGear } from './gear-facts.ts';
import { needsOf, offersOf } from './mounts.ts';
import { kindOf } from './product-kind.ts';
import { categorySlugs, unmappedNames } from './unmapped.ts';
import { type Message, createMessage } from '~/modules/catalog-import/reporting/message.ts';
import type { FeedProduct, FeedVariation } from '~/modules/catalog-import/feed/feed-item.ts';
import { readColourRecords } from './product-colours.ts';
import type { ColourRecord, Facts, ImageRecord, ProductRecord, TextRecord } from './record.ts';
import { slugify } from './slug.ts';
import { productAsVariation, readVariants } from './variants.ts';

/** One language's item of a product with its variations, embedded and of their own. */
export interface MergeItem {
  label: string;
  product: FeedProduct;
  variations: FeedVariation[];
}

export type MergeResult =
  { kind: 'record'; record: ProductRecord } | { kind: 'dropped'; label: string; reason: DropReason; detail: Message };

type MergeReport = Pick<Listener, 'warn' | 'drop'> & Partial<Listener>;

/**
 * Joins the items of one product: the German one, or the first that there is, is the source of prices, stock and data,
 * each other gives its texts; where one is missing, the source's text is used.
 * @param items at least one
 * @param mapping the one that the items were read with
 */
export function mergeProduct(
  items: readonly MergeItem[],
  report: MergeReport,
  mapping: Mapping = noMapping,
): MergeResult {
  const { chosen, source } = chooseItems(items, report);
  const { product, label } = source;
  const variations = variationsOf(source, Object.values(chosen), report);
  if (variations.kind === 'dropped') return { ...variations, label };

  const known: Known = { source: product, items: byLocale((locale) => chosen[locale]?.product) };
  const colours = readColourRecords(known);
  const problems: Message[] = [];
  const variants = readVariants(product, variations.variations, {
    colours,
    problem: (detail) => problems.push(detail),
    warn: (field, message) => report.warn(label, field, message),
  });
  if (variants.length === 0) {
    return {
      kind: 'dropped',
      label,
      reason: noOfferReason(product, problems),
      detail: noOfferDetail(product, problems),
    };
  }
  for (const problem of problems) report.drop(label, 'variation', problem);

  return {
    kind: 'record',
    record: recordOf(known, { label, colours, variants, report, variations: variations.variations, mapping }),
  };
}

/** Problems of variations that a dropped product is explained with. */
const MOST_PROBLEMS = 5;

function noOfferDetail(product: FeedProduct, problems: readonly Message[]): Message {
  if (!product.variable) return product.offerProblem ?? createMessage('price-missing');
  return problems.length > 0
    ? createMessage('not-readable', { detail: problems.slice(0, MOST_PROBLEMS) })
    : createMessage('nothing-to-sell');
}

function noOfferReason(product: FeedProduct, problems: readonly Message[]): DropReason {
  if (product.variable) return problems.length > 0 ? 'no price' : 'nothing to sell';
  return product.offerProblem ? 'unusable price' : 'no price';
}

interface Chosen {
  /** The item of each language. */
  chosen: Record<Locale, MergeItem | undefined>;
  source: MergeItem;
}

function chooseItems(items: readonly MergeItem[], { warn, drop }: MergeReport): Chosen {
  const chosen = byLocale((locale) => items.find(({ product }) => product.lang === locale));
  const source = locales.map((locale) => chosen[locale]).find(Boolean) ?? items[0];
  if (!source) throw new Error('A product has at least one item');
  for (const item of items) {
    if (Object.values(chosen).includes(item)) continue;
    if (item === source) warn(item.label, 'lang', createMessage('language-unknown'));
    else if (item.product.lang === 'other') drop(item.label, 'other language', createMessage('language-other'));
    else drop(item.label, 'duplicate', createMessage('language-twice', { label: source.label }));
  }
  return { chosen, source };
}

type Variations =
  { kind: 'variations'; variations: FeedVariation[] } | { kind: 'dropped'; reason: DropReason; detail: Message };

/** What can be chosen of a product. Variations that only another language's item has are taken from there. */
function variationsOf(source: MergeItem, items: readonly (MergeItem | undefined)[], { warn }: MergeReport): Variations {
  const { product, label } = source;
  const given =
    source.variations.length > 0
      ? source.variations
      : (items.find((item) => item?.variations.length)?.variations ?? []);
  if (!product.variable || given.length > 0) {
    return { kind: 'variations', variations: given.length > 0 ? given : [productAsVariation(product)] };
  }
  const missing =
    product.variationCount > 0
      ? createMessage('variations-missing', { count: product.variationCount })
      : createMessage('variations-none');
  const how = createMessage('variations-how');
  if (!product.offer)
    return {
      kind: 'dropped',
      reason: product.offerProblem ? 'unusable price' : 'no price',
      detail: createMessage('price-and-variations', { missing, how }),
    };
  if (product.priceRange)
    return { kind: 'dropped', reason: 'nothing to sell', detail: createMessage('variations-cost', { missing, how }) };
  warn(label, 'variations', createMessage('variations-of-one-price', { missing, how }));
  return { kind: 'variations', variations: [productAsVariation(product)] };
}

interface Parts {
  label: string;
  colours: Map<string, ColourRecord>;
  variants: ProductRecord['variants'];
  variations: readonly FeedVariation[];
  report: MergeReport;
  mapping: Mapping;
}

function recordOf(known: Known, { label, colours, variants, variations, report, mapping }: Parts): ProductRecord {
  const { source } = known;
  const nameSlug = slugify(source.name);
  const { kind, categories, doubtful, facts } = classified(source, { label, nameSlug, variants, report });
  for (const unknown of unmappedNames(source, mapping)) report.unmapped?.(unknown.kind, unknown.name);

  const described = normaliseDrawing(source.drawing);
  if (source.drawing && !described) report.warn(label, 'meta_data.drawing', createMessage('undrawable'));
  const drawing = described ?? deriveDrawing({ kind, categories, facts, attributes: source.attributes, nameSlug });
  const images = imagesOf(known, { colours, variations });
  const ids = [source.id, ...Object.values(known.items).map((item) => item?.id)].filter(
    (id) => id !== null && id !== undefined,
  );
  const { mounts, gear } = gearOf(drawing, { attributes: source.attributes, categories, facts });
  return {
    label,
    key:
      source.id !== null
        ? `id:${source.id}`
        : source.sku !== null
          ? `sku:${source.sku}`
          : `slug:${source.slug || nameSlug}`,
    feedIds: [...new Set(ids)],
    sku: source.sku,
    kind,
    draft: source.draft || doubtful,
    brand: source.brand,
    categories: categories.map((slug) => ({ slug, names: categoryNames(slug, known) })),
    texts: byLocale((locale) => textOf(known, locale, nameSlug)),
    variants,
    colours: [...colours.values()],
    attributes: attributesOf(known, (text) => report.untranslated?.(text)),
    images,
    facts,
    mounts,
    gear,
    isOccasion: categories.includes('occasion'),
    frameNumber: source.frameNumber,
    frameSizes: source.frameSizes,
    drawing: { ...drawing },
    pictures: described || images.length === 0 ? 'drawing' : 'photo',
    priceHistory: source.priceHistory,
    deliveryTimeInDays: source.delivery.days,
    expectedDeliveryDate: source.delivery.expectedDate,
    logisticsCompany: source.logisticsCompany,
    pdfKey: source.pdfKey,
    relatedFeedIds: [...new Set(source.relatedIds)].slice(0, 40),
    meta: source.meta,
    createdAt: source.createdAt,
  };
}

/** What a bike offers to accessories, or what an accessory needs of one and measures. */
function gearOf(drawing: Drawing, requested: Parameters<typeof offersOf>[0]): Pick<ProductRecord, 'mounts' | 'gear'> {
  if (drawing.kind === 'bike') return { mounts: offersOf(requested), gear: {} };
  return { mounts: needsOf(requested.attributes, drawing.type), gear: readGear(requested.attributes, drawing.type) };
}

interface Classified {
  kind: ProductRecord['kind'];
  categories: string[];
  /** Whether it may be of the other kind: it is held back. */
  doubtful: boolean;
  facts: Facts;
}

function classified(
  source: FeedProduct,
  { label, nameSlug, variants, report }: Pick<Parts, 'label' | 'variants' | 'report'> & { nameSlug: string },
): Classified {
  const { attributes } = source;
  const slugs = categorySlugs(source);
  const { electric, ...facts } = readFacts(attributes, source, slugs);
  const price = Math.min(...variants.map(({ offer }) => offer.price));
  const { kind, categories, certain, doubts } = kindOf({ slugs, nameSlug, facts, electric, attributes, price });
  const doubtful = doubts.length > 0;
  const names = source.categories.map(({ name }) => name).join(', ') || createMessage('no-category');
  if (doubtful)
    report.warn(
      label,
      'categories',
      createMessage('kind-doubtful', { names, signs: doubts.map((sign) => createMessage(sign)) }),
    );
  else if (!certain) report.warn(label, 'categories', createMessage(`kind-taken-${kind}`, { names }));
  // A name may have told a category that figures follow from.
  const isMore = categories.some((slug) => !slugs.includes(slug));
  const { electric: _, ...final } = isMore ? readFacts(attributes, source, categories) : { electric, ...facts };
  // A battery helps no one along by itself.
  return { kind, categories, doubtful, facts: kind === 'accessory' ? { ...final, speedKmh: null } : final };
}

function textOf({ source, items }: Known, locale: Locale, nameSlug: string): TextRecord {
  const item = items[locale] ?? source;
  return {
    sourceLocale: item.lang === 'other' ? defaultLocale : item.lang,
    feedId: item.id,
    slug:
      item.slug ||
      slugify(item.name) ||
      nameSlug ||
      `produkt-${item.id ?? item.sku ?? ''}`.replace(/[^a-z0-9-]+/gi, ''),
    name: item.name,
    subtitle: item.subtitle,
    shortDescription: item.shortDescription,
    description: item.description,
    highlights: item.highlights,
  };
}

/** A category's names: the shop's own for those of §3, else the feed's in each language. */
function categoryNames(slug: string, { source, items }: Known): Record<Locale, string> {
  const own = knownCategoryNames.get(slug);
  if (own) return own;
  const index = source.categories.findIndex((category) => category.slug === slug);
  const nameIn = (item: FeedProduct | undefined) =>
    item?.categories.find((category) => category.slug === slug)?.name ??
    (item?.categories.length === source.categories.length ? item.categories[index]?.name : undefined);
  const name = source.categories[index]?.name ?? slug;
  return byLocale((locale) => nameIn(items[locale]) ?? name);
}

/** The pictures of a product and of its variations; a variation's own picture shows its colour. */
function imagesOf(
  { source, items }: Known,
  { colours, variations }: { colours: ReadonlyMap<string, ColourRecord>; variations: readonly FeedVariation[] },
): ImageRecord[] {
  const bySlug = new Map([...colours].map(([option, { slug }]) => [slugify(option), slug]));
  const colourOf = new Map<string, string>();
  for (const { imageSrc, choices } of variations) {
    const option = choices.find(({ slug }) => slug === 'pa_farbe')?.option;
    const colour = option ? bySlug.get(slugify(option)) : undefined;
    if (imageSrc && !colourOf.has(imageSrc)) colourOf.set(imageSrc, colour ?? '');
  }
  const alts = (item: FeedProduct | undefined, index: number) => item?.images[index]?.alt ?? '';
  const own = source.images.map((image, index): ImageRecord => ({
    feedId: image.id,
    src: image.src,
    name: image.name,
    alt: byLocale((locale) => alts(items[locale] ?? source, index)),
    colorSlug: colourOf.get(image.src) || null,
  }));
  const more = [...colourOf]
    .filter(([src]) => !source.images.some((image) => image.src === src))
    .map(([src, colour]): ImageRecord => ({
      feedId: null,
      src,
      name: '',
      alt: byLocale(() => ''),
      colorSlug: colour || null,
    }));
  return [...own, ...more].slice(0, 40);
}
