import type { Locale } from '~/i18n/locales.ts';
import { textStoreOf } from '~/i18n/texts.server.ts';
import type { PageInfo } from '~/seo/seo.ts';
import { alternatesOf } from '~/site-map.ts';

/** Title, description and addresses of a page about a saved checkout; neither is for search engines. */
export function savedPage(name: 'checkoutLater' | 'checkoutResume', locale: Locale): PageInfo {
  const t = textStoreOf(locale).translate(['saved-checkout']);
  return {
    locale,
    title: `${t(name === 'checkoutLater' ? 'page.later' : 'page.resume')} · Velory`,
    description: t('page.description'),
    alternates: alternatesOf(name, {}),
    noindex: true,
  };
}

/** Pages about one person's checkout: kept nowhere, and their address goes to nobody else. */
export const privateHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };
