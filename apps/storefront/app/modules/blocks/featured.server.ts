import type { Locale } from '~/i18n/locales.ts';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import { pictureUrl, type ProductCard, STANDING_VIEW } from '~/modules/catalog/catalog.ts';
import { findProductCards, findProductsBySlugs } from '~/modules/catalog/catalog.server.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { emptyListingQuery } from '~/modules/listings/listing-query.ts';
import { firstProducts } from '~/modules/listings/listings.server.ts';
import { href } from '~/site-map.ts';
import type { FeaturedProduct } from './block.ts';

/** The default bike on the line: the example of §1, where the catalogue has it. */
export const EXAMPLE_SLUG = 'allegro-limmat-5-trekking-e-bike-trapez';

/** A product as heroes and offers show it, with its plan of the usual length. */
export function featured(product: ProductCard, locale: Locale): FeaturedProduct {
  const { name, slug, picture, displayPrice, strikePrice, discountPercent } = product;
  const path = href('product', { bike: slug }, locale);
  const plan = cardPlan(product, defaultPlanLength);
  return { name, path, picture, total: displayPrice, strikePrice, discountPercent, ...plan };
}

/** A drawn product in the view that is on the hero's line; a photograph stays as it is. */
export function isCurrentOffer(view: FeaturedProduct, product: ProductCard): FeaturedProduct {
  if (product.picture.srcSet) return view;
  return { ...view, picture: { ...view.picture, src: pictureUrl(product, { view: STANDING_VIEW }) } };
}

/**
 * The bike on the line: the asked one, the shop's own example, or the first recommended one; undefined in an empty
 * shop.
 */
export async function heroProduct(locale: Locale, slug?: string): Promise<ProductCard | undefined> {
  const [requested] = await findProductsBySlugs({ slugs: slug ? [slug, EXAMPLE_SLUG] : [EXAMPLE_SLUG], locale });
  return requested ?? (await popularBikes(locale, 1))[0];
}

/** The first recommended bikes, each of another frame, so that a row shows what there is. */
export async function popularBikes(locale: Locale, count: number): Promise<ProductCard[]> {
  const ids = await firstProducts({ kind: 'bike' }, { ...emptyListingQuery, availability: true }, locale, count * 6);
  const cards = await findProductCards({ ids, locale });
  const shapes = new Set<string>();
  const varied = cards.filter(({ categorySlugs, frameTypes }) => {
    const shape = [frameTypes.at(-1), ...categorySlugs].join();
    return !shapes.has(shape) && shapes.add(shape);
  });
  return [...new Set([...varied, ...cards])].slice(0, count);
}
