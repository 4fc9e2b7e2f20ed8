import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { toLocale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { loadPreview, PREVIEW_QUERY, readPreviewToken } from '~/modules/content/preview.server.ts';
import { previewPath } from './preview-address.server.ts';

/**
 * `GET /vorschau?token=…&locale=…`: leads an editor from the CMS to the page on which an entry is seen, with the token
 * in its address. 403 without a token of the CMS, 404 for what is on no page.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  const locale = toLocale(searchParams.get('locale'));
  const t = i18nFor(locale, 'preview');
  const entry = readPreviewToken(token);
  if (!entry) return say(t('over'), 403);
  // Its draft says where it stands, also where its published version is looked at.
  const path = previewPath(await loadPreview({ ...entry, status: 'draft' }), locale);
  if (!path) return say(t('none'), 404);
  const [page = '', place] = path.split('#');
  const address = `${page}?${PREVIEW_QUERY}=${encodeURIComponent(token)}${place ? `#${place}` : ''}`;
  return redirect(address, { headers: { 'Cache-Control': 'no-store' } });
}

function say(words: string, status: number): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(`${words}\n`, { status, headers });
}
