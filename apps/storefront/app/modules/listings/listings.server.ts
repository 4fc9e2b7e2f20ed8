import { defaultLocale, type Locale } from '~/i18n/locales.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { categoryPage, type ProductCard } from '~/modules/catalog/catalog.ts';
import { payOnce } from '~/modules/financing/financing.ts';
import { findMatching } from '~/modules/search/search.server.ts';
import { currentIndex } from './index/current-index.server.ts';
import { type Bits, countBits, countCommon, hasBit, intersection, numbersIn } from './index/bits.ts';
import { countFacets, narrowed, without } from './index/count-facets.ts';
import { rateField } from './index/indexed-product.ts';
import type { ProductIndex } from './index/product-index.ts';
import { conditionsOf, type FoundProducts, productsOfScope } from './index/select.ts';
import { defaultListingPlan, emptyListingQuery, type ListingPlan, type ListingQuery } from './listing-query.ts';
import { type CountedListing, type ListingScope, PAGE_SIZE, pageCount } from './listings.ts';
import { standardSort } from './sorts.ts';

export interface Listing extends CountedListing {
  products: ProductCard[];
}

/** One page of a listing with its facets (spec §2, §3 filters). */
export async function listProducts(scope: ListingScope, query: ListingQuery, locale: Locale): Promise<Listing> {
  const [found, index] = await Promise.all([findByText(scope, query, locale), currentIndex()]);
  const inScope = productsOfScope(index, scope, found);
  const conditions = conditionsOf(index, query, found.query);
  const shown = narrowed(inScope, conditions);
  const total = countBits(shown);
  const pages = pageCount(total);
  const page = Math.min(query.page, pages);
  const places = inOrder(index, { scope, query, found: found.query, shown });
  const ids = firstShown(index, { places, shown, count: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE });
  return {
    total,
    instock: countCommon(shown, index.inStock()),
    ...amountsOf(index, shown, query.plan),
    page,
    pages,
    facets: countFacets(index, { scope, inScope, conditions, shown, query, locale }),
    relief:
      total > 0
        ? []
        : conditions
            .map(({ name }) => ({ filter: name, total: countBits(narrowed(inScope, without(conditions, name))) }))
            .filter((each) => each.total > 0)
            .sort((a, b) => b.total - a.total),
    products: await findProductCards({ ids, locale, colours: [...query.colour, ...found.colours] }),
  };
}

/** The lowest and highest amounts that the cards of some products show. */
function amountsOf(
  index: ProductIndex,
  shown: Bits,
  months: ListingPlan,
): Pick<CountedListing, 'lowestPrice' | 'highestPrice' | 'lowestRate' | 'highestRate' | 'lowestInstalment'> {
  const places = numbersIn(shown);
  const price = index.extremes('price', places);
  const rate = index.extremes(rateField(months), places);
  const inInstalments =
    months === payOnce ? new Int32Array(0) : numbersIn(intersection(shown, [index.inInstalments()]));
  return {
    lowestPrice: price.lowest,
    highestPrice: price.highest,
    lowestRate: rate.lowest,
    highestRate: rate.highest,
    lowestInstalment: index.extremes(rateField(months), inInstalments).lowest,
  };
}

/** Reads the listing index of this process, so that no visitor waits for it. */
export async function prepareListings(): Promise<void> {
  const index = await currentIndex();
  index.inOrder(standardSort, defaultListingPlan);
}

/** How many products each scope holds. */
export async function countProducts(scopes: readonly ListingScope[]): Promise<number[]> {
  const index = await currentIndex();
  return scopes.map((scope) => countBits(productsOfScope(index, scope, {})));
}

/** Ids of all products that are listed, the smallest first. */
export async function listedIds(): Promise<number[]> {
  const index = await currentIndex();
  return index.ids().sort((a, b) => a - b);
}

/**
 * A query without what the catalogue does not know: categories, brands and colours that no product has. A category's path
 * slug stands for the category.
 */
export async function withKnownValues(query: ListingQuery): Promise<ListingQuery> {
  const index = await currentIndex();
  const known = (name: 'category' | 'brand' | 'colour', values: readonly string[]) =>
    values.filter((value) => countBits(index.having(name, [value])) > 0);
  const categories = query.category.map((slug) => categoryPage(slug)?.filter.category ?? slug);
  return {
    ...query,
    category: known('category', [...new Set(categories)]),
    brand: known('brand', query.brand),
    colour: known('colour', query.colour),
  };
}

/** Ids of the first products of a listing. */
export async function firstProducts(
  scope: ListingScope,
  query: ListingQuery,
  locale: Locale,
  count: number,
): Promise<number[]> {
  const [found, index] = await Promise.all([findByText(scope, query, locale), currentIndex()]);
  const shown = narrowed(productsOfScope(index, scope, found), conditionsOf(index, query, found.query));
  const places = inOrder(index, { scope, query, found: found.query, shown });
  return firstShown(index, { places, shown, count });
}

/** For each scope the first product that no scope before it has; undefined where there is none. */
export async function firstProductsOf(scopes: readonly ListingScope[]): Promise<(number | undefined)[]> {
  const candidates = await Promise.all(
    scopes.map((scope) => firstProducts(scope, emptyListingQuery, defaultLocale, scopes.length)),
  );
  const taken = new Set<number>();
  return candidates.map((ids) => {
    const id = ids.find((each) => !taken.has(each)) ?? ids[0];
    if (id !== undefined) taken.add(id);
    return id;
  });
}

interface FoundByText extends FoundProducts {
  /** Slugs of the colours that the shopper's text names. */
  colours: readonly string[];
}

async function findByText(
  { kind, rule }: ListingScope,
  { text, sort }: ListingQuery,
  locale: Locale,
): Promise<FoundByText> {
  const find = (words: string | undefined, unordered: boolean) =>
    words === undefined ? undefined : findMatching(words, { locale, kinds: kind && [kind], unordered });
  const [query, ofRule] = await Promise.all([find(text, sort !== 'recommended'), find(rule?.text, true)]);
  return {
    ...(query ? { query: query.ids } : {}),
    ...(ofRule ? { rule: ofRule.ids } : {}),
    colours: query?.colours ?? [],
  };
}

interface Order {
  scope: ListingScope;
  query: ListingQuery;
  /** What a search has found, best first. */
  found: readonly number[] | undefined;
  shown: Bits;
}

/** The places that are shown in their order, others perhaps between them. What fits a search best is recommended first. */
function inOrder(
  index: ProductIndex,
  { scope: { handPicked, only = [] }, query: { sort, plan }, found, shown }: Order,
): Iterable<number> {
  if (found && sort === 'recommended') return found.flatMap((id) => index.placeOf(id) ?? []);
  if (!handPicked || sort !== 'recommended') return index.inOrder(sort, plan, shown);
  return only.flatMap((id) => index.placeOf(id) ?? []);
}

interface Walk {
  places: Iterable<number>;
  shown: Bits;
  count: number;
  skip?: number;
}

function firstShown(index: ProductIndex, { places, shown, count, skip = 0 }: Walk): number[] {
  const ids: number[] = [];
  let left = skip;
  for (const place of places) {
    if (!hasBit(shown, place)) continue;
    if (left > 0) left -= 1;
    else ids.push(index.idAt(place));
    if (ids.length === count) break;
  }
  return ids;
}
