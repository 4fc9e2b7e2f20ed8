import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { PageInfo } from '~/seo/seo.ts';
import { alternatesOf, type PageName } from '~/site-map.ts';

type NewsletterPageName = Extract<PageName, 'newsletter' | 'newsletterConfirm' | 'newsletterLeave'>;

/** Title, description and addresses of a page of the newsletter; what a mail's link opens is not for search engines. */
export function newsletterPage(name: NewsletterPageName, locale: Locale): PageInfo {
  const t = i18nFor(locale, 'newsletter');
  return {
    locale,
    title: `${t('page.title')} · Velory`,
    description: t('page.description'),
    alternates: alternatesOf(name, {}),
    ...(name === 'newsletter' ? {} : { noindex: true }),
  };
}

/** Pages about one person's address: kept nowhere, and their address goes to no one else. */
export const privateHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };
