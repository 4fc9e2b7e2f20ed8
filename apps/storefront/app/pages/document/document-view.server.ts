import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { PageInfo } from '~/seo/seo.ts';
import { alternatesOf } from '~/site-map.ts';

/** Title, description and addresses of the page of a document; it is not for search engines. */
export function documentPage(locale: Locale): PageInfo {
  const t = i18nFor(locale, 'document');
  return {
    locale,
    title: `${t('page.title')} · Velory`,
    description: t('page.description'),
    alternates: alternatesOf('document', {}),
    noindex: true,
  };
}
