import { defaultLocale, type Locale } from '~/i18n/locales.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { categoryPage, type ProductCard } from '~/modules/catalog/catalog.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import { payOnce } from '~/modules/financing/financing.ts';
import { findMatching } from '~/modules/search/search.server.ts';
import { currentIndex } from './index/current-index.server.ts';
import { type Bits, countBits, countCommon, hasBit, intersection, numbersIn } from './index/bits.ts';
import { type CountedProducts, countFacets, narrowed, without } from './index/count-facets.ts';
import { type NumberField, rateField } from './index/indexed-product.ts';
import type { ProductIndex } from './index/product-index.ts';
import { conditionsOf, type FoundProducts, keyOf, productsOfScope } from './index/select.ts';
import { defaultListingPlan, emptyListingQuery, type ListingPlan, type ListingQuery } from './listing-query.ts';
import { type CountedListing, type ListingScope, PAGE_SIZE, pageCount } from './listings.ts';
import { standardSort } from './sorts.ts';
import { amountAxes } from './steps.ts';

export interface Listing extends CountedListing {
  products: ProductCard[];
}

/** One page of a listing with its facets (spec §2, §3 filters). */
export async function listProducts(scope: ListingScope, query: ListingQuery, locale: Locale): Promise<Listing> {
  const selection = await selectProducts(scope, query, locale);
  const { index, found, shown } = selection;
  const counted = countSelection(selection);
  const places = inOrder(index, { scope, query, found: found.query, shown });
  const ids = firstShown(index, { places, shown, count: PAGE_SIZE, skip: (counted.page - 1) * PAGE_SIZE });
  return {
    ...counted,
    products: await findProductCards({ ids, locale, colours: [...query.colour, ...found.colours] }),
  };
}

/** A scope as far as the instance sells it. */
const soldHere = (scope: ListingScope): ListingScope => {
  const { assortment } = currentRules();
  return assortment ? { ...scope, assortment } : scope;
};

/** What a listing counts, without its products: for filters that are not applied yet. */
export async function countListing(scope: ListingScope, query: ListingQuery, locale: Locale): Promise<CountedListing> {
  return countSelection(await selectProducts(scope, query, locale));
}

/** The products that a listing shows, and what they were chosen from. */
interface Selection extends CountedProducts {
  index: ProductIndex;
  found: FoundByText;
}

async function selectProducts(requested: ListingScope, query: ListingQuery, locale: Locale): Promise<Selection> {
  const scope = soldHere(requested);
  const [found, index] = await Promise.all([findByText(scope, query, locale), currentIndex()]);
  const inScope = productsOfScope(index, scope, found);
  const conditions = conditionsOf(index, query, found.query);
  return { index, found, scope, inScope, conditions, query, locale, shown: narrowed(inScope, conditions) };
}

function countSelection(selection: Selection): CountedListing {
  const { index, inScope, conditions, shown, query } = selection;
  const total = countBits(shown);
  const pages = pageCount(total);
  const withoutOne = (name: keyof ListingQuery) => narrowed(inScope, without(conditions, name));
  return {
    total,
    all: countBits(inScope),
    instock: countCommon(shown, index.inStock()),
    ...amountsOf(index, shown, query.plan),
    page: Math.min(query.page, pages),
    pages,
    facets: countFacets(index, selection),
    steps: stepsOf(selection, withoutOne),
    relief:
      total > 0
        ? []
        : conditions
            .map(({ name }) => ({ filter: name, total: countBits(withoutOne(name)) }))
            .filter((each) => each.total > 0)
            .sort((a, b) => b.total - a.total),
  };
}

/**
 * Bikes along the axes of their amounts; those of a scope without filters are counted once. Paid once they have no
 * rate.
 */
function stepsOf(
  { index, scope, conditions, query: { plan } }: Selection,
  withoutOne: (name: 'rate' | 'price') => Bits,
): CountedListing['steps'] {
  if (scope.kind === 'accessory') return {};
  const count = (name: 'rate' | 'price', field: NumberField) => {
    const make = () => index.countSteps(field, numbersIn(withoutOne(name)), amountAxes[name]);
    const key = without(conditions, name).length === 0 ? keyOf(scope) : undefined;
    return key ? index.steps.get(`${name} ${field} ${key}`, make) : make();
  };
  const price = count('price', 'price');
  return plan === payOnce ? { price } : { price, rate: count('rate', rateField(plan)) };
}

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

/** Takes what has changed into the listing index of this process: little at a time holds no one up. */
export async function followCatalogue(): Promise<void> {
  await currentIndex();
}

/** How many products each scope holds. */
export async function countProducts(scopes: readonly ListingScope[]): Promise<number[]> {
  const index = await currentIndex();
  return scopes.map((scope) => countBits(productsOfScope(index, soldHere(scope), {})));
}

/** Ids of all products that are listed, the smallest first. */
export async function listedIds(): Promise<number[]> {
  const index = await currentIndex();
  return index.ids().sort((a, b) => a - b);
}

/**
 * A query without what the catalogue does not know: categories, brands and colours that no product has. A category's
 * path slug represents the category.
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
  const shown = narrowed(productsOfScope(index, soldHere(scope), found), conditionsOf(index, query, found.query));
  const places = inOrder(index, { scope, query, found: found.query, shown });
  return firstShown(index, { places, shown, count });
}

/** For each scope the first product that no scope before it has; undefined if there is none. */
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

/**
 * The places that are shown in their order, others perhaps between them. What fits a search best is recommended first,
 * else what an editor has put first, in the order of the editor's rule.
 */
function inOrder(
  index: ProductIndex,
  { scope: { handPicked, only = [], first = [], rule }, query: { sort, plan }, found, shown }: Order,
): Iterable<number> {
  const placesOf = (ids: readonly number[]) => ids.flatMap((id) => index.placeOf(id) ?? []);
  if (sort !== 'recommended') return index.inOrder(sort, plan, shown);
  if (found) return placesOf(found);
  if (handPicked) return placesOf(only);
  const others = index.inOrder(rule?.sort ?? sort, plan, shown);
  if (first.length === 0) return others;
  const ahead = new Set(placesOf(first));
  return [...ahead, ...others.filter((place) => !ahead.has(place))];
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
