/**
 * What has one address for all languages, with the file that answers it, relative to `app/`: calls, files and pages for
 * developers. Its words stand here as they are written in addresses (decision 47).
 */
export const singleAddresses: Readonly<Record<string, string>> = {
  'api/forms/:first/:second': 'api/forms.ts',
  'brand-world/fr/:slug': 'pages/listing/brand-world/french-path-route.ts',
  'locales/:locale/:namespace': 'api/locale-namespace.ts',
  'api/openapi.json': 'api/openapi/route.ts',
  'api/content/webhook': 'api/content-webhook.ts',
  'api/document-store/storeErrorLogsToFirebase': 'api/browser-error.ts',
  'api/team-chat/send-caught-checkout-bug': 'api/checkout-bug.ts',
  'api/search': 'api/search.ts',
  'api/search-engine': 'api/search-engine.ts',
  'api/search/redirect': 'api/search-redirect.ts',
  'api/products/filterV2': 'api/products-filter.ts',
  'api/products/get-search-index': 'api/products-search-index.ts',
  'api/products/bikes/fetch-bikes-by-slugs/:slugs': 'api/products-by-slugs.ts',
  'api/team-chat/page-not-found': 'api/page-not-found.ts',
  'api/partners/:partner': 'api/partner-notice.ts',
  'api/partners/financing/pictures/:id': 'api/partner-picture.ts',
  'api/getToken': 'api/get-token.ts',
  'api/visit': 'api/visit.ts',
  'api/visit/styles.css': 'api/visit-styles.ts',
  'api/checkout/ip': 'api/checkout-ip.ts',
  'api/document-signing/downloadDocument/:id': 'api/document-signing-download.ts',
  'api/cloud-storage/getsignedurl': 'api/cloud-storage-getsignedurl.ts',
  'api/cloud-storage/deletefile': 'api/cloud-storage-deletefile.ts',
  'api/cloud-storage/upload/:bucket/*': 'api/cloud-storage-upload.ts',
  'api/downPayment/link/generate': 'api/down-payment-link.ts',
  'api/checkout/payrexx-firebase-update': 'api/payrexx-update.ts',
  'api/payment/webhook': 'api/payment-webhook.ts',
  'zahlung/:number/link': 'api/payment-link.ts',
  'zahlung/:number/qr-rechnung.pdf': 'api/qr-bill.ts',
  'bilder/inhalt/:version/:width/:file': 'api/content-picture.ts',
  'bilder/:name': 'api/picture.ts',
  'bilder/foto/:name': 'api/photo.ts',
  'bilder/sitz/:name': 'api/rider-picture.ts',
  'sitemap.xml': 'seo/sitemap-route.ts',
  'robots.txt': 'seo/robots-route.ts',

  // What is below /api and no call.
  'api/*': 'api/unknown-call.ts',

  // What developers look at; each answers 404 in production.
  'dev/ui': 'pages/dev/gallery-route.tsx',
  'dev/mailbox': 'pages/dev/mailbox-route.tsx',
  'dev/mailbox/:id': 'pages/dev/mail-route.ts',
  'dev/messages': 'pages/dev/messages-route.tsx',
  'dev/pay/:hash': 'pages/dev/pay-route.tsx',
  'dev/partners': 'pages/dev/partners-route.tsx',
  'dev/searches': 'pages/dev/searches-route.tsx',
};
