import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { href } from '~/site-map.ts';
import type { ProductCard } from '~/modules/catalog/catalog.ts';
import type { ProductKind } from '~/modules/catalog/catalog.ts';
import { productTile, type ProductTile } from '~/modules/catalog/product-tile.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { leadingKind } from './leading-kind.ts';
import { searchProducts } from './search.server.ts';
import { type Closeness, LONGEST_SEARCH, SEARCH_PAGE_SIZE } from './search.ts';
import { recordSearch } from './search-log.server.ts';
import { matchTaxonomy } from './suggestions/taxonomy-matches.server.ts';
import { type UnderstoodChip, understoodChips } from './understood-chips.server.ts';

const ACCESSORIES = 8;

export interface ResultGroup {
  tiles: ProductTile[];
  total: number;
}

/** What the page of results shows. */
export interface SearchPageView {
  /** What was searched for; '' before the first search. */
  text: string;
  bikes: ResultGroup;
  accessories: ResultGroup;
  closeness: Closeness;
  leading: ProductKind;
  /** What was understood of the text as more than words. */
  understood: UnderstoodChip[];
  pages: { name: string; href: string }[];
}

const nothing: ResultGroup = { tiles: [], total: 0 };

/**
 * Results of both kinds for the page.
 * @param typed what is in the query
 * @param options count: whether it counts as a search of a person
 */
export async function searchPage(
  typed: string,
  locale: Locale,
  { count }: { count: boolean },
): Promise<SearchPageView> {
  const text = typed.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LONGEST_SEARCH);
  if (text === '')
    return {
      text,
      bikes: nothing,
      accessories: nothing,
      closeness: 'none',
      leading: 'bike',
      understood: [],
      pages: [],
    };
  const [bikes, accessories, taxonomy] = await Promise.all([
    searchProducts({ text, locale, kind: 'bike', limit: SEARCH_PAGE_SIZE }),
    searchProducts({ text, locale, kind: 'accessory', limit: ACCESSORIES }),
    matchTaxonomy(text, locale),
  ]);
  const leading = leadingKind({
    bike: { ...bikes, meant: bikes.reading?.meant },
    accessory: { ...accessories, meant: accessories.reading?.meant },
  });
  const t = i18nFor(locale, ['search', 'common']);
  if (count) await recordSearch({ text, locale, hits: bikes.total + accessories.total });
  return {
    text,
    bikes: { tiles: await tilesOf(bikes.products, locale), total: bikes.total },
    accessories: { tiles: await tilesOf(accessories.products, locale), total: accessories.total },
    closeness: leading === 'bike' ? bikes.closeness : accessories.closeness,
    leading,
    understood: understoodChips(leading === 'bike' ? bikes : accessories, { t, locale, kind: leading }),
    pages: [
      ...taxonomy.categories.map(({ name, pathSlug }) => ({
        name,
        href: href('category', { category: pathSlug }, locale),
      })),
      ...taxonomy.brands.map(({ name, slug }) => ({ name, href: href('brand', { brand: slug }, locale) })),
    ],
  };
}

async function tilesOf(products: readonly ProductCard[], locale: Locale): Promise<ProductTile[]> {
  const t = i18nFor(locale, 'common');
  return products.map((product) => productTile(product, { months: defaultPlanLength, locale, t }));
}
