import { isRouteErrorResponse } from '@remix-run/react';
import type { Locale } from '~/i18n/locales.ts';
import { readNotFoundData } from './not-found-data.ts';

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
  // The target after a crash is no page either, but says that something went wrong.
  const isMissing = isRouteErrorResponse(error) && error.status === 404 && !readNotFoundData(error.data)?.isFailure;
  return `${isMissing ? missing : failed} · ${shop}`;
}
