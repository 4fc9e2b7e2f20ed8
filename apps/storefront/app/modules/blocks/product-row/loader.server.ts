import { i18nFor } from '~/i18n/texts.server.ts';
import type { ProductCard } from '~/modules/catalog/catalog.ts';
import { productTile } from '~/modules/catalog/product-tile.ts';
import { findProductCards, findProductsBySlugs } from '~/modules/catalog/catalog.server.ts';
import { findEntryBySlug } from '~/modules/content/content.server.ts';
import type { BlockOf } from '~/modules/content/content.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { type Chosen, productsOfCollection } from '~/modules/listings/collection-scope.server.ts';
import { emptyListingQuery } from '~/modules/listings/listing-query.ts';
import { firstProducts } from '~/modules/listings/listings.server.ts';
import type { BlockContext } from '~/modules/blocks/block.ts';
import { getOrganizationTile } from '~/modules/instances/organization-tile.server.ts';
import { popularBikes } from '~/modules/blocks/featured.server.ts';
import { href } from '~/site-map.ts';

/** Products of a row that an editor's choice does not number. */
const ROW_LENGTH = 4;

/** The editor's products, those of a collection or of a rule, else what is recommended and in stock. */
export async function loadProductRow(block: BlockOf<'product-row'>, { locale }: BlockContext) {
  const chosen = await chosenProducts(block, locale);
  const products = chosen.products.length > 0 ? chosen.products : await popularBikes(locale, ROW_LENGTH);
  if (products.length === 0) return undefined;
  const t = i18nFor(locale, 'common');
  const tiles = products.map((product) => productTile(product, { months: defaultPlanLength, locale, t }));
  const company = getOrganizationTile(locale);
  return {
    title: block.title,
    tiles: company ? tiles.slice(0, ROW_LENGTH - 1) : tiles,
    company,
    all: block.link ?? { href: chosen.page ?? href('allModels', {}, locale) },
  };
}

export type ProductRowSection = NonNullable<Awaited<ReturnType<typeof loadProductRow>>>;

type Row = BlockOf<'product-row'>;

async function chosenProducts(
  { productSlugs, collectionSlug, rule, count }: Row,
  locale: BlockContext['locale'],
): Promise<{ products: ProductCard[]; page?: string }> {
  if (productSlugs.length > 0) return { products: await findProductsBySlugs({ slugs: productSlugs, locale }) };
  if (collectionSlug) {
    const found = await findEntryBySlug('collection', { slug: collectionSlug, locale });
    if (found.kind !== 'found') return { products: [] };
    const page = href('collection', { slug: found.entry.slug }, locale);
    return { products: await firstOf(found.entry, count, locale), page };
  }
  return { products: rule ? await firstOf({ productSlugs: [], rule }, count, locale) : [] };
}

async function firstOf(chosen: Chosen, count: number, locale: BlockContext['locale']): Promise<ProductCard[]> {
  const scope = await productsOfCollection(chosen, locale);
  const ids = await firstProducts(scope, emptyListingQuery, locale, count);
  return findProductCards({ ids, locale });
}
