import type { LoaderFunctionArgs } from '@remix-run/node';
import { SET_MARK } from '~/i18n/i18n.ts';
import { isLocale, type Locale } from '~/i18n/locales.ts';
import { hashOfTexts, namespaceTexts, textsOfSet } from '~/i18n/texts.server.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Texts of one namespace (spec §7: translation files), whose query holds a hash of all texts; or of a set
 * (`~common~cart`), whose query holds their hash: an address of another build gets this one's texts, which may not be
 * stored under it.
 */
export function loader({ request, params }: LoaderFunctionArgs): Response {
  const { locale, namespace = '' } = params;
  const json = isLocale(locale) ? jsonOf(locale, namespace) : undefined;
  if (!json)
    return Response.json(
      { success: false, error: { code: 'not_found', message: 'Namespace not found' } },
      { status: 404 },
    );
  const hash = namespace.startsWith(SET_MARK) ? hashOfTexts(json) : import.meta.env.TEXTS_VERSION;
  const isOfToday = new URL(request.url).searchParams.get('v') === hash;
  return new Response(json, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': isOfToday ? FOR_GOOD : 'no-cache' },
  });
}

function jsonOf(locale: Locale, namespace: string): string | undefined {
  if (namespace.startsWith(SET_MARK)) return textsOfSet(locale, namespace);
  const texts = namespaceTexts(locale, namespace);
  return texts && JSON.stringify(texts);
}
