import type { LoaderFunctionArgs } from '@remix-run/node';
import { sitemapXml } from './sitemap.server.ts';

/** Every page for search engines, in both languages; `teil` is a part of a large one. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return new Response(await sitemapXml(new URL(request.url).searchParams.get('teil')), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
