import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { alternatesOf } from '~/site-map.ts';

const titles = {
  checkoutPlan: 'pages.plan',
  checkoutContact: 'pages.contact',
  checkoutReview: 'pages.review',
  checkoutConfirmation: 'pages.confirmation',
} as const;

/** Title, description and addresses of a page of the checkout; none of them is for search engines. */
export async function checkoutPage(name: keyof typeof titles, locale: Locale) {
  const t = i18nFor(locale, 'checkout');
  return {
    locale,
    title: `${t(titles[name])} · Velory`,
    description: t('pages.description'),
    alternates: alternatesOf(name, {}),
    noindex: true,
  };
}
