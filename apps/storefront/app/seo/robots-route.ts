import { locales } from '~/i18n/locales.ts';
import { env } from '~/platform/env.server.ts';
import { href } from '~/site-map.ts';

/** What crawlers leave alone: personal pages and data; the sitemap shows the rest. */
export function loader(): Response {
  const lines = [
    'User-agent: *',
    ...(['checkoutPlan', 'cart'] as const).flatMap((name) =>
      locales.map((locale) => `Disallow: ${href(name, {}, locale)}`),
    ),
    'Disallow: /api/',
  ];
  return new Response(`${lines.join('\n')}\n\nSitemap: ${env().PUBLIC_URL}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
