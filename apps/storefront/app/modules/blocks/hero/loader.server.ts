import type { BlockOf } from '~/modules/content/content.ts';
import type { BlockContext } from '~/modules/blocks/block.ts';
import { featured, heroProduct, standing } from '~/modules/blocks/featured.server.ts';

/** The hero's words and the bike on its line; an editor's photograph takes the place of the bike's picture. */
export async function loadHero(block: BlockOf<'hero'>, { locale }: BlockContext) {
  const product = await heroProduct(locale, block.productSlug);
  if (!product) return undefined;
  const { title, text, primaryLink, secondaryLink, picture } = block;
  return {
    title,
    text,
    primaryLink,
    secondaryLink,
    photo: picture,
    product: standing(featured(product, locale), product),
  };
}

export type HeroSection = NonNullable<Awaited<ReturnType<typeof loadHero>>>;
