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
const resourceRoutes: RouteConfigEntry[] = [route('locales/:locale/:namespace', 'routes/locale-namespace.ts')];

export default [...pageRoutes, ...resourceRoutes, route('*', 'routes/not-found.tsx')] satisfies RouteConfig;
