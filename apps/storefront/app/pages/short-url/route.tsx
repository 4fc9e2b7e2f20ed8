import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { followShortUrl } from '~/modules/short-urls/short-urls.server.ts';
import { withQuery } from '~/modules/short-urls/short-urls.ts';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';

/** `GET /s/{code}` (spec §3: shortURLs): leads to the page that staff chose, with the query that came along. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const target = await followShortUrl(params.code ?? '');
  if (target === undefined) return throwUnknownPage(request);
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  return redirect(withQuery(target, new URL(request.url).searchParams), { status: 302, headers });
}

/** Nothing to see: with it an unknown code gets the page of unknown addresses. */
export default function ShortUrlRoute() {
  return null;
}
