import type { Locale } from '~/i18n/locales.ts';

/** Where a plan's payment schedule is fetched to keep; the path says the language. */
export const scheduleFiles = {
  de: { ics: '/checkout/zahlungsplan.ics', pdf: '/checkout/zahlungsplan.pdf' },
  fr: { ics: '/fr/checkout/plan-de-paiement.ics', pdf: '/fr/checkout/plan-de-paiement.pdf' },
} as const satisfies Record<Locale, { ics: string; pdf: string }>;
