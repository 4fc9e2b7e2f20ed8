import type { Locale } from '~/i18n/locales.ts';
import { textStoreOf } from '~/i18n/texts.server.ts';
import { categoryPages, type ProductCard } from '~/modules/catalog/catalog.ts';
import { findProductCards, findProductsBySlugs } from '~/modules/catalog/catalog.server.ts';
import { searchProducts } from '~/modules/search/search.server.ts';
import { env } from '~/platform/env.server.ts';
import type { EditorChoice, EditorCount, EditorProduct } from './editor-catalogue.schema.server.ts';
import type { FacetName } from './facets.ts';
import { emptyListingQuery, listingParameters, parseListingQuery } from './listing-query.ts';
import { countListing, countProducts, firstProducts } from './listings.server.ts';
import { scopeOfCategory } from './listings.ts';
import { namedFacets } from './named-facets.server.ts';

/* The catalogue as editors of the CMS see it: products to pick, values to choose from, and how many a rule finds. */

/** Products that a picker offers at once, of each kind. */
const OFFERED = 8;

function editorProduct({ slug, name, brand, sku, displayPrice, stockStatus, picture }: ProductCard): EditorProduct {
  return {
    ...{ slug, name, sku, price: displayPrice },
    brand: brand?.name ?? '',
    available: stockStatus !== 'outofstock',
    picture: new URL(picture.src, env().PUBLIC_URL).href,
  };
}

/** Products whose name, brand or article number fits the words, bikes first; the first recommended bikes without words. */
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
  const texts = textStoreOf(locale);
  const words = { listing: texts.translate(['listing']), common: texts.translate(['common']), locale };
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
    frames: choices('frame', 'wearer'),
    pages: pages.filter(({ count }) => count > 0),
  };
}

/**
 * How many products a rule finds, and how many are left after each of its conditions, in canonical order.
 * @param rule a listing's query
 */
export async function countRule(rule: URLSearchParams, locale: Locale): Promise<EditorCount> {
  const { dropped } = parseListingQuery(rule);
  const set = listingParameters.filter((name) => rule.getAll(name).some(Boolean));
  const count = async (names: readonly string[]) => {
    const part = new URLSearchParams(names.flatMap((name) => rule.getAll(name).map((value) => [name, value])));
    return (await countListing({ rule: parseListingQuery(part).query }, emptyListingQuery, locale)).total;
  };
  const counts = await Promise.all([[], ...set.map((_, index) => set.slice(0, index + 1))].map(count));
  const [all = 0, ...left] = counts;
  return {
    all,
    total: left.at(-1) ?? all,
    steps: Object.fromEntries(set.map((name, index) => [name, left[index] ?? 0])),
    unknown: dropped,
  };
}
