import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { href } from '~/site-map.ts';
import { toBikes } from '~/modules/catalog/bike.server.ts';
import type { ProductCard } from '~/modules/catalog/catalog.ts';
import { productTile } from '~/modules/catalog/product-tile.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import type { FieldSuggestions, SuggestedProduct } from './field-suggestions.ts';
import { suggest } from './suggest.server.ts';

/** Suggestions of the search field with their addresses and prices in words: the browser only lists them. */
export async function fieldSuggestions(text: string, locale: Locale): Promise<FieldSuggestions> {
  const { bikes, accessories, leading, brands, categories, suggestions } = await suggest(text, locale);
  return {
    bikes: await listed(bikes, locale),
    accessories: await listed(accessories, locale),
    leading: leading === 'bike' ? 'bikes' : 'accessories',
    brands: brands.map((brand) => ({ ...brand, href: href('brand', { brand: brand.slug }, locale) })),
    categories: categories.map((category) => ({
      ...category,
      href: href('category', { category: category.pathSlug }, locale),
    })),
    suggestions,
  };
}

async function listed(products: readonly ProductCard[], locale: Locale): Promise<SuggestedProduct[]> {
  const t = i18nFor(locale, 'common');
  const shapes = await toBikes(products, locale);
  return products.flatMap((product, index) => {
    const shape = shapes[index];
    if (!shape) return [];
    const { href: path, price, monthly } = productTile(product, { months: defaultPlanLength, locale, t });
    const words = monthly ? `${monthly.rate} ${t('rate.perMonth')}` : price;
    return [{ ...shape, href: path, price: `CHF\u00a0${words}` }];
  });
}
