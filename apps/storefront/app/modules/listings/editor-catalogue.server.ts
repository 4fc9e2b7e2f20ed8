import type { Locale } from '~/i18n/locales.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { categoryPages, type ProductCard } from '~/modules/catalog/catalog.ts';
import { findProductCards, findProductsBySlugs } from '~/modules/catalog/catalog.server.ts';
import { searchProducts } from '~/modules/search/search.server.ts';
import { env } from '~/platform/env.server.ts';
import type { EditorChoice, EditorCount, EditorCountQuery, EditorProduct } from './editor-catalogue.schema.server.ts';
import type { FacetName } from './facets.ts';
import { frameFormPicture } from './frame-forms.ts';
import { emptyListingQuery, listingParameters, parseListingQuery } from './listing-query.ts';
import { countListing, countProducts, firstProducts } from './listings.server.ts';
import { type ListingScope, scopeOfCategory } from './listings.ts';
import { namedFacets } from './named-facets.server.ts';
import { isWearer } from './wearers.ts';

/* The catalogue as editors of the CMS see it: products to pick, values to choose from, and how many a rule finds. */

/** Products that a picker offers at once, of each kind. */
const OFFERED = 8;

/** Products that are shown beside what a rule finds. */
const SHOWN = 4;

const pictureUrl = (path: string): string => new URL(path, env().PUBLIC_URL).href;

function editorProduct({ slug, name, brand, sku, displayPrice, stockStatus, picture }: ProductCard): EditorProduct {
  return {
    slug,
    name,
    sku,
    price: displayPrice,
    brand: brand?.name ?? '',
    available: stockStatus !== 'outofstock',
    picture: pictureUrl(picture.src),
  };
}

/**
 * Products whose name, brand or article number fits the words, bikes first; the first recommended bikes without words.
 */
export async function productsForEditors({ q, locale }: { q: string; locale: Locale }): Promise<EditorProduct[]> {
  const text = q.trim();
  if (text === '') {
    const ids = await firstProducts({ kind: 'bike' }, emptyListingQuery, locale, OFFERED);
    return (await findProductCards({ ids, locale })).map(editorProduct);
  }
  const found = await Promise.all(
    (['bike', 'accessory'] as const).map((kind) => searchProducts({ text, locale, kind, limit: OFFERED })),
  );
  return found.flatMap(({ products }) => products).map(editorProduct);
}

/** Published products by slug, in their order; unknown slugs are left out. */
export async function pickedProducts(slugs: readonly string[], locale: Locale): Promise<EditorProduct[]> {
  return (await findProductsBySlugs({ slugs, locale })).map(editorProduct);
}

/** What a rule may name: values that at least one product has, with how many have it. */
export async function choicesForEditors(locale: Locale) {
  const words = { listing: i18nFor(locale, 'listing'), common: i18nFor(locale, 'common'), locale };
  const { facets } = await countListing({}, emptyListingQuery, locale);
  const named = namedFacets(facets, words);
  const choices = (...names: FacetName[]): EditorChoice[] =>
    names.flatMap((name) => named[name].map(({ value, name: label, count }) => ({ value, label, count })));
  const counts = await countProducts(categoryPages.map(({ filter }) => scopeOfCategory(filter)));
  const pages = categoryPages.map(({ slug, names }, index) => ({
    value: slug,
    label: names[locale],
    count: counts[index] ?? 0,
  }));
  return {
    categories: choices('category'),
    brands: choices('brand'),
    frames: choices('frame', 'wearer').map((frame) =>
      // Among frames, «Alle» would say every frame.
      isWearer(frame.value)
        ? { ...frame, label: textOfKey(words.listing, `facet.madeFor.${frame.value}`) }
        : withPicture(frame),
    ),
    pages: pages.filter(({ count }) => count > 0),
  };
}

function withPicture(frame: EditorChoice): EditorChoice {
  const path = frameFormPicture(frame.value);
  return path ? { ...frame, picture: pictureUrl(path) } : frame;
}

/**
 * How many products a rule finds, how many are left after each of its conditions, in canonical order, and what comes
 * of what was pinned or taken out by hand.
 */
export async function countRule({ rule: search, locale, ...byHand }: EditorCountQuery): Promise<EditorCount> {
  const rule = new URLSearchParams(search);
  const { query, dropped } = parseListingQuery(rule);
  const set = listingParameters.filter((name) => rule.getAll(name).some(Boolean));
  const partOf = (names: readonly string[]): ListingScope => {
    const part = new URLSearchParams(names.flatMap((name) => rule.getAll(name).map((value) => [name, value])));
    return { rule: parseListingQuery(part).query };
  };
  const parts = set.map((_, index) => partOf(set.slice(0, index + 1)));
  const count = async (scope: ListingScope) => (await countListing(scope, emptyListingQuery, locale)).total;
  const [pinned, excluded] = await Promise.all([
    findProductsBySlugs({ slugs: byHand.pinned, locale }),
    findProductsBySlugs({ slugs: byHand.excluded, locale }),
  ]);
  const whole: ListingScope = { rule: query, first: idsOf(pinned), except: idsOf(excluded) };
  const [all, total, first, unfit, ...left] = await Promise.all([
    count({}),
    count(whole),
    firstProducts(whole, emptyListingQuery, locale, SHOWN),
    Promise.all(pinned.map(async (product) => unfitAt(product, await partsWith(product, parts, locale), set))),
    ...parts.map(count),
  ]);
  return {
    all,
    total,
    excluded: (left.at(-1) ?? all) - total,
    first: (await findProductCards({ ids: first, locale })).map(editorProduct),
    unfit: unfit.flat(),
    steps: Object.fromEntries(set.map((name, index) => [name, left[index] ?? 0])),
    unknown: dropped,
  };
}

const idsOf = (products: readonly ProductCard[]): number[] => products.map(({ id }) => id);

/** For each part of a rule whether it finds a product. */
function partsWith({ id }: ProductCard, parts: readonly ListingScope[], locale: Locale): Promise<boolean[]> {
  return Promise.all(
    parts.map(async (part) => (await firstProducts({ ...part, only: [id] }, emptyListingQuery, locale, 1)).length > 0),
  );
}

/** A product with the first condition that leaves it out; nothing if none does. */
function unfitAt({ name }: ProductCard, fits: readonly boolean[], set: readonly string[]): EditorCount['unfit'] {
  const parameter = set[fits.indexOf(false)];
  return parameter === undefined ? [] : [{ name, parameter }];
}
