import { locales } from '~/i18n/locales.ts';
import { currentAddress, currentInstance } from '~/modules/instances/instances.server.ts';
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
  // Pages of a private instance say themselves that they are not to be indexed: for that they have to be read.
  const isPrivate = currentInstance().organization?.de.private ?? false;
  const sitemap = isPrivate ? '' : `\n\nSitemap: ${currentAddress()}/sitemap.xml`;
  return new Response(`${lines.join('\n')}${sitemap}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
