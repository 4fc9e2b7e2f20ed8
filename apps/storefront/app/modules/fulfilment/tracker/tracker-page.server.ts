import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { alternatesOf } from '~/site-map.ts';

/** Title, description and addresses of the tracker; it is not for search engines. */
export async function trackerPage(locale: Locale) {
  const t = (await i18nFor(locale)).getFixedT(locale, 'tracker');
  return {
    locale,
    title: `${t('page.title')} · Velory`,
    description: t('page.description'),
    alternates: alternatesOf('orderTracker', {}),
    noindex: true,
  };
}
