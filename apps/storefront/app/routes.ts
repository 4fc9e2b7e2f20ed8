import { index, route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config';
import { locales } from './i18n/locales.ts';
import { pages } from './site-map.ts';

/** Pages of the shop: one file serves both languages under the ids `de.<name>` and `fr.<name>`. */
const pageRoutes: RouteConfigEntry[] = Object.entries(pages).flatMap(([name, page]) =>
  locales.map((locale) => {
    const options = { id: `${locale}.${name}` };
    const path = page[locale].replace(/^\/|\/$/g, '');
    return path === '' ? index(page.file, options) : route(path, page.file, options);
  }),
);

/** Everything that answers with data instead of a page. */
const resourceRoutes: RouteConfigEntry[] = [
  route('cart', 'routes/cart.ts', { id: 'de.cart' }),
  route('fr/cart', 'routes/cart.ts', { id: 'fr.cart' }),
  route('locales/:locale/:namespace', 'routes/locale-namespace.ts'),
  route('api/content/webhook', 'routes/api-content-webhook.ts'),
  route('bilder/inhalt/:version/:width/:file', 'routes/content-picture.ts'),
  route('bilder/:name', 'routes/picture.ts'),
  route('bilder/foto/:name', 'routes/photo.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
];

/** What developers look at; each answers 404 in production. */
const devRoutes: RouteConfigEntry[] = [
  route('dev/ui', 'routes/dev-ui.tsx'),
  route('dev/mailbox', 'routes/dev-mailbox.tsx'),
  route('dev/mailbox/:id', 'routes/dev-mail.ts'),
  route('dev/outbox', 'routes/dev-outbox.tsx'),
];

export default [
  ...pageRoutes,
  ...resourceRoutes,
  ...devRoutes,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
