import { index, route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config';
import { locales } from './i18n/locales.ts';
import { routeFiles } from './route-files.ts';
import { addresses, type AddressName, pages, resources } from './site-map.ts';

/** Routes of a table of the site map: one file serves each language under the ids `de.<name>` and `fr.<name>`. */
function routesOf(table: typeof pages | typeof resources): RouteConfigEntry[] {
  return (Object.keys(table) as AddressName[]).flatMap((name) =>
    locales.map((locale) => {
      const file = routeFiles[name];
      const options = { id: `${locale}.${name}` };
      const path = addresses[name][locale].replace(/^\/|\/$/g, '');
      return path === '' ? index(file, options) : route(path, file, options);
    }),
  );
}

/** What answers with data instead of a page, at one address for all languages. */
const resourceRoutes: RouteConfigEntry[] = [
  route('api/forms/:first/:second', 'api/forms.ts'),
  route('brand-world/fr/:slug', 'pages/listing/brand-world/french-path-route.ts'),
  route('locales/:locale/:namespace', 'api/locale-namespace.ts'),
  route('api/openapi.json', 'api/openapi/route.ts'),
  route('api/content/webhook', 'api/content-webhook.ts'),
  route('api/document-store/storeErrorLogsToFirebase', 'api/browser-error.ts'),
  route('api/team-chat/send-caught-checkout-bug', 'api/checkout-bug.ts'),
  route('api/search', 'api/search.ts'),
  route('api/search-engine', 'api/search-engine.ts'),
  route('api/search/redirect', 'api/search-redirect.ts'),
  route('api/products/filterV2', 'api/products-filter.ts'),
  route('api/products/get-search-index', 'api/products-search-index.ts'),
  route('api/products/bikes/fetch-bikes-by-slugs/:slugs', 'api/products-by-slugs.ts'),
  route('api/team-chat/page-not-found', 'api/page-not-found.ts'),
  route('api/partners/:partner', 'api/partner-notice.ts'),
  route('api/partners/financing/pictures/:id', 'api/partner-picture.ts'),
  route('api/getToken', 'api/get-token.ts'),
  route('api/checkout/ip', 'api/checkout-ip.ts'),
  route('api/document-signing/downloadDocument/:id', 'api/document-signing-download.ts'),
  route('api/cloud-storage/getsignedurl', 'api/cloud-storage-getsignedurl.ts'),
  route('api/cloud-storage/deletefile', 'api/cloud-storage-deletefile.ts'),
  route('api/cloud-storage/upload/:bucket/*', 'api/cloud-storage-upload.ts'),
  route('api/downPayment/link/generate', 'api/down-payment-link.ts'),
  route('api/checkout/payrexx-firebase-update', 'api/payrexx-update.ts'),
  route('api/payment/webhook', 'api/payment-webhook.ts'),
  route('zahlung/:number/link', 'api/payment-link.ts'),
  route('zahlung/:number/qr-rechnung.pdf', 'api/qr-bill.ts'),
  route('bilder/inhalt/:version/:width/:file', 'api/content-picture.ts'),
  route('bilder/:name', 'api/picture.ts'),
  route('bilder/foto/:name', 'api/photo.ts'),
  route('sitemap.xml', 'seo/sitemap-route.ts'),
  route('robots.txt', 'seo/robots-route.ts'),
];

/** What developers look at; each answers 404 in production. */
const devRoutes: RouteConfigEntry[] = [
  route('dev/ui', 'pages/dev/gallery-route.tsx'),
  route('dev/mailbox', 'pages/dev/mailbox-route.tsx'),
  route('dev/mailbox/:id', 'pages/dev/mail-route.ts'),
  route('dev/outbox', 'pages/dev/outbox-route.tsx'),
  route('dev/pay/:hash', 'pages/dev/pay-route.tsx'),
  route('dev/partners', 'pages/dev/partners-route.tsx'),
  route('dev/searches', 'pages/dev/searches-route.tsx'),
];

export default [
  ...routesOf(pages),
  ...routesOf(resources),
  ...resourceRoutes,
  ...devRoutes,
  route('*', 'pages/not-found/route.tsx'),
] satisfies RouteConfig;
