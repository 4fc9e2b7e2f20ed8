import { isRouteErrorResponse } from '@remix-run/react';
import type { Locale } from '~/i18n/locales.ts';

/** Titles of the error pages. They are needed where no texts have been loaded. */
const titles: Readonly<Record<Locale, { missing: string; failed: string }>> = {
  de: { missing: 'Seite nicht gefunden', failed: 'Da ist etwas schiefgegangen' },
  fr: { missing: 'Page introuvable', failed: 'Une erreur s’est produite' },
};

/**
 * Title of the document that an error page is shown in.
 * @param shop name of the shop or of the partner's instance
 */
export function errorTitle(error: unknown, locale: Locale, shop: string): string {
  const { missing, failed } = titles[locale];
  return `${isRouteErrorResponse(error) && error.status === 404 ? missing : failed} · ${shop}`;
}
