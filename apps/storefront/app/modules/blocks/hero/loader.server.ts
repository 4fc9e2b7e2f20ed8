import { formatChf, formatRate } from '~/i18n/money.ts';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { BlockOf } from '~/modules/content/content.ts';
import type { BlockContext, FeaturedProduct } from '~/modules/blocks/block.ts';
import { featured, heroProduct, isCurrentOffer } from '~/modules/blocks/featured.server.ts';

/** What is under the rate: which bike it is of, and all that is paid, by an employer too. */
function captionOf({ name, months, total, employer, employerMonths }: FeaturedProduct, locale: Locale): string {
  if (!employer) return i18nFor(locale, 'blocks')('hero.caption', { name, months, total: formatChf(total) });
  const shared = { shared: employerMonths, employer: formatRate(employer, months) };
  return `${name} · ${i18nFor(locale, 'common')('rate.totalShared', { months, total: formatChf(total), ...shared })}`;
}

/** The hero's words and the bike on its line; an editor's photograph takes the place of the bike's picture. */
export async function loadHero(block: BlockOf<'hero'>, { locale }: BlockContext) {
  const product = await heroProduct(locale, block.productSlug);
  if (!product) return undefined;
  const { title, text, primaryLink, secondaryLink, picture } = block;
  const view = isCurrentOffer(featured(product, locale), product);
  return {
    title,
    text,
    primaryLink,
    secondaryLink,
    photo: picture,
    product: view,
    caption: captionOf(view, locale),
  };
}

export type HeroSection = NonNullable<Awaited<ReturnType<typeof loadHero>>>;
