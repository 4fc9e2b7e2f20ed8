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
  route('cart/data', 'routes/cart-data.ts', { id: 'de.cart-data' }),
  route('fr/cart/data', 'routes/cart-data.ts', { id: 'fr.cart-data' }),
  route('cart/:token', 'routes/cart-link.ts', { id: 'de.cart-link' }),
  route('fr/cart/:token', 'routes/cart-link.ts', { id: 'fr.cart-link' }),
  route('api/forms/:first/:second', 'routes/api-forms.ts'),
  route('checkout/zahlungsplan.ics', 'routes/checkout-schedule.ts', { id: 'de.schedule-ics' }),
  route('checkout/zahlungsplan.pdf', 'routes/checkout-schedule.ts', { id: 'de.schedule-pdf' }),
  route('fr/checkout/plan-de-paiement.ics', 'routes/checkout-schedule.ts', { id: 'fr.schedule-ics' }),
  route('fr/checkout/plan-de-paiement.pdf', 'routes/checkout-schedule.ts', { id: 'fr.schedule-pdf' }),
  route('alle-produkte-schweiz/*', 'routes/path-listing.tsx', { id: 'de.pathListing' }),
  route('fr/alle-produkte-schweiz/*', 'routes/path-listing.tsx', { id: 'fr.pathListing' }),
  route('brand-world/fr/:slug', 'routes/brand-world-french.ts'),
  route('locales/:locale/:namespace', 'routes/locale-namespace.ts'),
  route('api/openapi.json', 'routes/api-openapi.ts'),
  route('api/content/webhook', 'routes/api-content-webhook.ts'),
  route('api/document-store/storeErrorLogsToFirebase', 'routes/api-browser-error.ts'),
  route('api/team-chat/send-caught-checkout-bug', 'routes/api-checkout-bug.ts'),
  route('blog/*', 'routes/external-link.ts', { id: 'de.blog' }),
  route('fr/blog/*', 'routes/external-link.ts', { id: 'fr.blog' }),
  route('service-centers', 'routes/external-link.ts', { id: 'de.service-centers' }),
  route('fr/service-centers', 'routes/external-link.ts', { id: 'fr.service-centers' }),
  route('api/search', 'routes/api-search.ts'),
  route('api/search-engine', 'routes/api-search-engine.ts'),
  route('api/search/redirect', 'routes/api-search-redirect.ts'),
  route('api/products/filterV2', 'routes/api-products-filter.ts'),
  route('api/products/get-search-index', 'routes/api-products-search-index.ts'),
  route('api/products/bikes/fetch-bikes-by-slugs/:slugs', 'routes/api-products-by-slugs.ts'),
  route('api/team-chat/page-not-found', 'routes/api-page-not-found.ts'),
  route('api/partners/:partner', 'routes/api-partner-notice.ts'),
  route('api/getToken', 'routes/api-get-token.ts'),
  route('api/checkout/ip', 'routes/api-checkout-ip.ts'),
  route('api/document-signing/downloadDocument/:id', 'routes/api-document-signing-download.ts'),
  route('bestellung/ausweis', 'routes/order-id-document.ts', { id: 'de.orderIdDocument' }),
  route('fr/bestellung/ausweis', 'routes/order-id-document.ts', { id: 'fr.orderIdDocument' }),
  route('bestellung/versicherung', 'routes/order-insurance.ts', { id: 'de.orderInsurance' }),
  route('fr/bestellung/versicherung', 'routes/order-insurance.ts', { id: 'fr.orderInsurance' }),
  route('bestellung/zahlungsplan.ics', 'routes/order-schedule.ts', { id: 'de.orderScheduleIcs' }),
  route('bestellung/zahlungsplan.pdf', 'routes/order-schedule.ts', { id: 'de.orderSchedulePdf' }),
  route('fr/bestellung/plan-de-paiement.ics', 'routes/order-schedule.ts', { id: 'fr.orderScheduleIcs' }),
  route('fr/bestellung/plan-de-paiement.pdf', 'routes/order-schedule.ts', { id: 'fr.orderSchedulePdf' }),
  route('api/cloud-storage/getsignedurl', 'routes/api-cloud-storage-getsignedurl.ts'),
  route('api/cloud-storage/deletefile', 'routes/api-cloud-storage-deletefile.ts'),
  route('api/cloud-storage/upload/:bucket/*', 'routes/api-cloud-storage-upload.ts'),
  route('api/downPayment/link/generate', 'routes/api-down-payment-link.ts'),
  route('api/checkout/payrexx-firebase-update', 'routes/api-payrexx-update.ts'),
  route('api/payment/webhook', 'routes/api-payment-webhook.ts'),
  route('zahlung/:number/link', 'routes/payment-link.ts'),
  route('zahlung/:number/qr-rechnung.pdf', 'routes/qr-bill.ts'),
  route('bilder/inhalt/:version/:width/:file', 'routes/content-picture.ts'),
  route('bilder/:name', 'routes/picture.ts'),
  route('produkt/:bike/datenblatt.pdf', 'routes/data-sheet.ts', { id: 'de.dataSheet' }),
  route('fr/produit/:bike/fiche-technique.pdf', 'routes/data-sheet.ts', { id: 'fr.dataSheet' }),
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
  route('dev/pay/:hash', 'routes/dev-pay.tsx'),
  route('dev/partners', 'routes/dev-partners.tsx'),
  route('dev/searches', 'routes/dev-searches.tsx'),
];

export default [
  ...pageRoutes,
  ...resourceRoutes,
  ...devRoutes,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
