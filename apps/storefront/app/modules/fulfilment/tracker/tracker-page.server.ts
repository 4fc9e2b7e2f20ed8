import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { alternatesOf } from '~/site-map.ts';

/** Title, description and URLs of the tracker or one of its subpages; not indexed by search engines. */
export async function trackerPage(locale: Locale, name: 'orderTracker' | 'stockChoice' = 'orderTracker') {
  const t = i18nFor(locale, 'tracker');
  return {
    locale,
    title: `${t('page.title')} · Velory`,
    description: t('page.description'),
    alternates: alternatesOf(name, {}),
    noindex: true,
  };
}
