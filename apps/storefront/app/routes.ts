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
  route('cart', 'api/cart.ts', { id: 'de.cart' }),
  route('fr/cart', 'api/cart.ts', { id: 'fr.cart' }),
  route('cart/data', 'api/cart-data.ts', { id: 'de.cart-data' }),
  route('fr/cart/data', 'api/cart-data.ts', { id: 'fr.cart-data' }),
  route('cart/:token', 'api/cart-link.ts', { id: 'de.cart-link' }),
  route('fr/cart/:token', 'api/cart-link.ts', { id: 'fr.cart-link' }),
  route('api/forms/:first/:second', 'api/forms.ts'),
  route('checkout/zahlungsplan.ics', 'pages/checkout/plan/schedule-route.ts', { id: 'de.schedule-ics' }),
  route('checkout/zahlungsplan.pdf', 'pages/checkout/plan/schedule-route.ts', { id: 'de.schedule-pdf' }),
  route('fr/checkout/plan-de-paiement.ics', 'pages/checkout/plan/schedule-route.ts', { id: 'fr.schedule-ics' }),
  route('fr/checkout/plan-de-paiement.pdf', 'pages/checkout/plan/schedule-route.ts', { id: 'fr.schedule-pdf' }),
  route('alle-produkte-schweiz/*', 'pages/listing/path-listing-route.tsx', { id: 'de.pathListing' }),
  route('fr/alle-produkte-schweiz/*', 'pages/listing/path-listing-route.tsx', { id: 'fr.pathListing' }),
  route('brand-world/fr/:slug', 'pages/listing/brand-world/french-path-route.ts'),
  route('locales/:locale/:namespace', 'api/locale-namespace.ts'),
  route('api/openapi.json', 'api/openapi/route.ts'),
  route('api/content/webhook', 'api/content-webhook.ts'),
  route('api/document-store/storeErrorLogsToFirebase', 'api/browser-error.ts'),
  route('api/team-chat/send-caught-checkout-bug', 'api/checkout-bug.ts'),
  route('blog/*', 'api/external-link.ts', { id: 'de.blog' }),
  route('fr/blog/*', 'api/external-link.ts', { id: 'fr.blog' }),
  route('service-centers', 'api/external-link.ts', { id: 'de.service-centers' }),
  route('fr/service-centers', 'api/external-link.ts', { id: 'fr.service-centers' }),
  route('api/search', 'api/search.ts'),
  route('api/search-engine', 'api/search-engine.ts'),
  route('api/search/redirect', 'api/search-redirect.ts'),
  route('api/products/filterV2', 'api/products-filter.ts'),
  route('api/products/get-search-index', 'api/products-search-index.ts'),
  route('api/products/bikes/fetch-bikes-by-slugs/:slugs', 'api/products-by-slugs.ts'),
  route('api/team-chat/page-not-found', 'api/page-not-found.ts'),
  route('api/partners/:partner', 'api/partner-notice.ts'),
  route('api/getToken', 'api/get-token.ts'),
  route('api/checkout/ip', 'api/checkout-ip.ts'),
  route('api/document-signing/downloadDocument/:id', 'api/document-signing-download.ts'),
  route('bestellung/ausweis', 'pages/checkout/confirmation/id-document-route.ts', { id: 'de.orderIdDocument' }),
  route('fr/bestellung/ausweis', 'pages/checkout/confirmation/id-document-route.ts', { id: 'fr.orderIdDocument' }),
  route('bestellung/versicherung', 'pages/checkout/confirmation/insurance-route.ts', { id: 'de.orderInsurance' }),
  route('fr/bestellung/versicherung', 'pages/checkout/confirmation/insurance-route.ts', { id: 'fr.orderInsurance' }),
  route('bestellung/zahlungsplan.ics', 'pages/checkout/confirmation/schedule-route.ts', { id: 'de.orderScheduleIcs' }),
  route('bestellung/zahlungsplan.pdf', 'pages/checkout/confirmation/schedule-route.ts', { id: 'de.orderSchedulePdf' }),
  route('fr/bestellung/plan-de-paiement.ics', 'pages/checkout/confirmation/schedule-route.ts', {
    id: 'fr.orderScheduleIcs',
  }),
  route('fr/bestellung/plan-de-paiement.pdf', 'pages/checkout/confirmation/schedule-route.ts', {
    id: 'fr.orderSchedulePdf',
  }),
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
  route('produkt/:bike/datenblatt.pdf', 'pages/product/data-sheet-route.ts', { id: 'de.dataSheet' }),
  route('fr/produit/:bike/fiche-technique.pdf', 'pages/product/data-sheet-route.ts', { id: 'fr.dataSheet' }),
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
  ...pageRoutes,
  ...resourceRoutes,
  ...devRoutes,
  route('*', 'pages/not-found/route.tsx'),
] satisfies RouteConfig;
