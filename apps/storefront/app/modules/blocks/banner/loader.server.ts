import { findProductsBySlugs } from '~/modules/catalog/catalog.server.ts';
import type { BlockOf } from '~/modules/content/content.ts';
import type { BlockContext } from '~/modules/blocks/block.ts';

/** A sentence with a way out, beside a photograph or the drawing of a product. */
export async function loadBanner(block: BlockOf<'banner'>, { locale }: BlockContext) {
  const { title, text, link, picture, productSlug } = block;
  const [product] = picture || !productSlug ? [] : await findProductsBySlugs({ slugs: [productSlug], locale });
  return { title, text, link, picture: picture ?? (product && { ...product.picture, alt: product.name }) };
}

export type BannerSection = Awaited<ReturnType<typeof loadBanner>>;
