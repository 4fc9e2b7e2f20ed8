import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import type { Picture } from '~/modules/catalog/catalog.ts';
import type { PageInfo } from '~/seo/seo.ts';
import { alternatesOf } from '~/site-map.ts';

/** Title, description and addresses of a page about a saved checkout; neither is for search engines. */
export function savedPage(name: 'checkoutLater' | 'checkoutResume', locale: Locale): PageInfo {
  const t = i18nFor(locale, 'saved-checkout');
  return {
    locale,
    title: `${t(name === 'checkoutLater' ? 'page.later' : 'page.resume')} · Velory`,
    description: t('page.description'),
    alternates: alternatesOf(name, {}),
    noindex: true,
  };
}

/** Pages about one person's checkout: kept nowhere, and their address goes to no one else. */
export const privateHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };

export async function picturesOf(
  products: readonly { productId: number }[],
  locale: Locale,
): Promise<Record<number, Picture>> {
  const cards = await findProductCards({ ids: [...new Set(products.map(({ productId }) => productId))], locale });
  return Object.fromEntries(cards.map(({ id, picture }) => [id, picture]));
}
