import { index, route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config';
import { locales } from './i18n/locales.ts';
import { routeFile } from './route-files.ts';
import { singleAddresses } from './single-addresses.ts';
import { addresses, type AddressName, pages, resources } from './site-map.ts';

/** Routes of a table of the site map: one file serves each language under the ids `de.<name>` and `fr.<name>`. */
function routesOf(table: typeof pages | typeof resources): RouteConfigEntry[] {
  return (Object.keys(table) as AddressName[]).flatMap((name) =>
    locales.map((locale) => {
      const file = routeFile(name);
      const options = { id: `${locale}.${name}` };
      const path = addresses[name][locale].replace(/^\/|\/$/g, '');
      return path === '' ? index(file, options) : route(path, file, options);
    }),
  );
}

export default [
  ...routesOf(pages),
  ...routesOf(resources),
  ...Object.entries(singleAddresses).map(([path, file]) => route(path, file)),
  route('*', 'pages/not-found/route.tsx'),
] satisfies RouteConfig;
