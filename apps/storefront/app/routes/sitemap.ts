import { sitemapXml } from '~/frame/sitemap.server';

/** Every page for search engines, in both languages. */
export async function loader(): Promise<Response> {
  return new Response(await sitemapXml(), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
