import { categoryPage } from '~/modules/catalog/catalog.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import type { BlockOf } from '~/modules/content/content.ts';
import { countProducts, firstProductsOf } from '~/modules/listings/listings.server.ts';
import { scopeOfCategory } from '~/modules/listings/listings.ts';
import type { BlockContext } from '~/modules/blocks/block.ts';
import { href } from '~/site-map.ts';

/** The tile that is on yellow. */
const OFFERS = 'e-bike-on-sale';

/** Categories that hold something, each with its first product. */
export async function loadCategoryGrid({ title, categories }: BlockOf<'category-grid'>, { locale }: BlockContext) {
  const pages = categories.flatMap(({ slug, label }) => {
    const page = categoryPage(slug);
    return page ? [{ page, label }] : [];
  });
  const scopes = pages.map(({ page }) => scopeOfCategory(page.filter));
  const [counts, firstIds, [bikes = 0]] = await Promise.all([
    countProducts(scopes),
    firstProductsOf(scopes),
    countProducts([{ kind: 'bike' }]),
  ]);
  const cards = await findProductCards({ ids: firstIds.filter((id) => id !== undefined), locale });
  const tiles = pages.flatMap(({ page: { slug, names }, label }, index) => {
    const count = counts[index] ?? 0;
    const card = cards.find(({ id }) => id === firstIds[index]);
    if (count === 0 || !card) return [];
    const { src, width, height } = card.picture;
    const path = slug === 'zubehoer' ? href('accessories', {}, locale) : href('category', { category: slug }, locale);
    return [{ path, name: label ?? names[locale], count, picture: { src, width, height }, offer: slug === OFFERS }];
  });
  return tiles.length === 0 ? undefined : { title, tiles, bikes, all: href('allModels', {}, locale) };
}

export type CategoryGridSection = NonNullable<Awaited<ReturnType<typeof loadCategoryGrid>>>;
