import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLocale } from '~/i18n/locales.ts';
import { namespaceTexts } from '~/i18n/texts.server.ts';

/** Texts of one namespace, for pages that did not carry them (spec §7: translation files). The query holds the build. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const { locale, namespace = '' } = params;
  const texts = isLocale(locale) ? namespaceTexts(locale, namespace) : undefined;
  if (!texts)
    return Response.json(
      { success: false, error: { code: 'not_found', message: 'No such namespace' } },
      { status: 404 },
    );
  return Response.json(texts, { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } });
}
