import { normaliseDrawing } from '~/modules/illustrations/illustrations.ts';
import { byLocale, defaultLocale, type Locale, locales } from '~/i18n/locales.ts';
import { classify, knownCategoryNames } from './categories-of-feed.ts';
import { deriveDrawing } from './derive-drawing.ts';
import { readFacts } from './facts.ts';
import { guessCategory } from './guess-category.ts';
import type { Known } from './known.ts';
import type { DropReason, FeedAttribute, FeedProduct, FeedVariation } from '~/modules/catalog-import/feed/feed-item.ts';
import { readColourRecords } from './product-colours.ts';
import type { AttributeRecord, ColourRecord, ImageRecord, ProductRecord, TextRecord } from './record.ts';
import { slugify } from './slug.ts';
import { productAsVariation, readVariants } from './variants.ts';

/** One language's item of a product with its variations, embedded and of their own. */
export interface MergeItem {
  label: string;
  product: FeedProduct;
  variations: FeedVariation[];
}

export type MergeResult =
  { kind: 'record'; record: ProductRecord } | { kind: 'dropped'; label: string; reason: DropReason; detail: string };

export interface MergeReport {
  warn: (label: string, field: string, message: string) => void;
  /** Told of items and variations that do not become part of the product. */
  drop: (label: string, reason: DropReason, detail: string) => void;
}

/**
 * Joins the items of one product: the German one, or the first that there is, is the source of prices, stock and data, each
 * other gives its texts; where one is missing, the source's text stands for it.
 * @param items at least one
 */
export function mergeProduct(items: readonly MergeItem[], report: MergeReport): MergeResult {
  const { chosen, source } = chooseItems(items, report);
  const { product, label } = source;
  const variations = variationsOf(source, Object.values(chosen), report);
  if (variations.kind === 'dropped') return { ...variations, label };

  const known: Known = { source: product, items: byLocale((locale) => chosen[locale]?.product) };
  const colours = readColourRecords(known);
  const problems: string[] = [];
  const variants = readVariants(product, variations.variations, {
    colours,
    problem: (detail) => problems.push(detail),
    warn: (field, message) => report.warn(label, field, message),
  });
  if (variants.length === 0) {
    const detail = product.variable ? problems.join('; ').slice(0, 300) : (product.offerProblem ?? 'price: is missing');
    return {
      kind: 'dropped',
      label,
      reason: noOfferReason(product, problems),
      detail: detail || 'nothing of it can be sold',
    };
  }
  for (const problem of problems) report.drop(label, 'variation', problem);

  return {
    kind: 'record',
    record: recordOf(known, { label, colours, variants, warn: report.warn, variations: variations.variations }),
  };
}

function noOfferReason(product: FeedProduct, problems: readonly string[]): DropReason {
  if (product.variable) return problems.length > 0 ? 'no price' : 'nothing to sell';
  return product.offerProblem ? 'unusable price' : 'no price';
}

/** The shop's languages as messages name them: German, French. */
const languageNames = locales.map((locale) => new Intl.DisplayNames('en', { type: 'language' }).of(locale));

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
    if (item === source)
      warn(item.label, 'lang', `is in neither ${languageNames.join(' nor ')}; its text is shown as it is`);
    else if (item.product.lang === 'other')
      drop(item.label, 'other language', `lang: the shop has this product in ${languageNames.join(' or ')}`);
    else drop(item.label, 'duplicate', `translations: ${source.label} has an item in this language already`);
  }
  return { chosen, source };
}

type Variations =
  { kind: 'variations'; variations: FeedVariation[] } | { kind: 'dropped'; reason: DropReason; detail: string };

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
      ? `its ${product.variationCount} variations are not in the feed`
      : 'it has no variations in the feed';
  if (!product.offer)
    return {
      kind: 'dropped',
      reason: product.offerProblem ? 'unusable price' : 'no price',
      detail: `price: is missing, and ${missing}`,
    };
  if (product.priceRange)
    return { kind: 'dropped', reason: 'nothing to sell', detail: `variations: ${missing}, and they cost differently` };
  warn(label, 'variations', `${missing}; every choice is sold at the product's price`);
  return { kind: 'variations', variations: [productAsVariation(product)] };
}

interface Parts {
  label: string;
  colours: Map<string, ColourRecord>;
  variants: ProductRecord['variants'];
  variations: readonly FeedVariation[];
  warn: MergeReport['warn'];
}

function recordOf(known: Known, { label, colours, variants, variations, warn }: Parts): ProductRecord {
  const { source } = known;
  const nameSlug = slugify(source.name);
  const slugs = categorySlugs(source);
  const { electric, ...facts } = readFacts(source.attributes, source, slugs);
  const { kind, categories, certain } = classify(slugs, { frame: facts.frameTypes.length > 0, electric });
  if (!certain)
    warn(
      label,
      'categories',
      `none that the shop knows (${namesOf(source)}); taken as ${kind === 'bike' ? 'a bike' : 'an accessory'}`,
    );

  const described = normaliseDrawing(source.drawing);
  if (source.drawing && !described) warn(label, 'meta_data.drawing', 'is none that can be drawn; the shop makes one');
  const drawing = described ?? deriveDrawing({ kind, categories, facts, attributes: source.attributes, nameSlug });
  const images = imagesOf(known, { colours, variations });
  const ids = [source.id, ...Object.values(known.items).map((item) => item?.id)].filter(
    (id) => id !== null && id !== undefined,
  );
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
    draft: source.draft,
    brand: source.brand,
    categories: categories.map((slug) => ({ slug, names: categoryNames(slug, known) })),
    texts: byLocale((locale) => textOf(known, locale, nameSlug)),
    variants,
    colours: [...colours.values()],
    attributes: attributesOf(known),
    images,
    facts,
    isOccasion: slugs.includes('occasion'),
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

/** A product's categories: the feed's, and for those that are its own what their words mean to the shop. */
function categorySlugs({ categories }: FeedProduct): string[] {
  const guesses = categories.flatMap(({ slug, name, known }) =>
    known ? [] : [guessCategory(slugify(name)) ?? guessCategory(slug)],
  );
  return [...new Set([...categories.map(({ slug }) => slug), ...guesses.filter((guess) => guess !== undefined)])];
}

const namesOf = ({ categories }: FeedProduct) => categories.map(({ name }) => name).join(', ') || 'without any';

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

/** The attributes of all languages, terms side by side: those of the source in its order, then what only others have. */
function attributesOf({ source, items }: Known): AttributeRecord[] {
  const find = (item: FeedProduct | undefined, slug: string) =>
    item?.attributes.find((attribute) => attribute.slug === slug);
  const all = [...source.attributes];
  for (const item of Object.values(items)) {
    if (item !== source)
      all.push(...(item?.attributes ?? []).filter(({ slug }) => !all.some((known) => known.slug === slug)));
  }
  return all.map((attribute) => {
    const inLanguage = (item: FeedProduct | undefined): FeedAttribute => find(item, attribute.slug) ?? attribute;
    return {
      slug: attribute.slug,
      names: byLocale((locale) => inLanguage(items[locale]).name),
      terms: byLocale((locale) => inLanguage(items[locale]).options),
      visible: attribute.visible,
    };
  });
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
