import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { withoutPrefix } from '~/i18n/locales.ts';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import { localeOfRequest } from '~/site-map.ts';

/**
 * `/blog/…` and `/service-centers` (spec §2): they lead to the addresses of the shop's settings, below the blog to its
 * articles.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { blogUrl, serviceCentersUrl } = await getShopSettings(localeOfRequest(request));
  const isBlog = `${withoutPrefix(pathname)}/`.startsWith('/blog/');
  const target = isBlog ? blogUrl : serviceCentersUrl;
  if (!target) return throwUnknownPage(request);
  const article = isBlog ? (params['*'] ?? '').replace(/[^\w/.-]|\.\.+/g, '') : '';
  return redirect(article ? `${target.replace(/\/$/, '')}/${article}` : target, 302);
}

/** Nothing to see: with it an address that leads nowhere gets the page of unknown addresses. */
export default function ExternalLinkRoute() {
  return null;
}
