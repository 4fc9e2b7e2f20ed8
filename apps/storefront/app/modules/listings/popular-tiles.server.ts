import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { ProductKind } from '~/modules/catalog/catalog.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { productTile, type ProductTile } from '~/modules/catalog/product-tile.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { emptyListingQuery } from './listing-query.ts';
import { firstProducts } from './listings.server.ts';

/** The first recommended products of a kind, for pages that have nothing else to show. */
export async function popularTiles(locale: Locale, count: number, kind: ProductKind = 'bike'): Promise<ProductTile[]> {
  const ids = await firstProducts({ kind }, emptyListingQuery, locale, count);
  const t = i18nFor(locale, 'common');
  const products = await findProductCards({ ids, locale });
  return products.map((product) => productTile(product, { months: defaultPlanLength, locale, t }));
}
