import { env } from '~/platform/env.server.ts';

/** What crawlers leave alone: personal pages and data; the sitemap shows the rest. */
export function loader(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /checkout/',
    'Disallow: /fr/checkout/',
    'Disallow: /cart',
    'Disallow: /fr/cart',
    'Disallow: /api/',
  ];
  return new Response(`${lines.join('\n')}\n\nSitemap: ${env().PUBLIC_URL}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
