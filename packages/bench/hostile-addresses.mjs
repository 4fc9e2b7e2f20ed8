/*
 * Where hostile requests go.
 */

/** Addresses that read visitors' input; `*` is a hostile part of the path. */
export const READING = [
  '/', '/fr', '/alle-modelle-e-bike-schweiz', '/fr/alle-modelle-e-bike-schweiz', '/kategorien/*', '/fr/kategorien/*', '/marken/*', '/zubehoer/*',
  '/fr/zubehoer/*', '/brand-world/*', '/bike-verzeichnis/*', '/bike-verzeichnis/motor/*', '/alle-produkte-schweiz/*',
  '/alle-produkte-schweiz/kategorie/*/marke/*/-', '/produkt/*', '/fr/produit/*', '/suche', '/fr/recherche', '/vergleich',
  '/fr/comparaison', '/faq/*', '/fr/faq/*', '/bestellstatus', '/fr/suivi-de-commande', '/checkout/', '/checkout/angaben/',
  '/checkout/bestaetigung/', '/cart/*', '/cart/data', '/checkout/zahlungsplan.pdf', '/checkout/zahlungsplan.ics', '/*',
  '/*/*', '/locales/*/*', '/bilder/*', '/bilder/foto/*', '/bilder/inhalt/*/640/*', '/produkt/*/datenblatt.pdf',
  '/zahlung/*/link', '/zahlung/*/qr-rechnung.pdf', '/api/search', '/api/search-engine', '/api/search/redirect',
  '/api/products/filterV2', '/api/products/get-search-index', '/api/products/bikes/fetch-bikes-by-slugs/*',
  '/api/document-signing/downloadDocument/*', '/api/getToken', '/sitemap.xml',
]; // prettier-ignore

/** Addresses that take a body. */
export const WRITING = [
  '/cart', '/fr/cart', '/checkout/', '/checkout/angaben/', '/checkout/pruefen/', '/bestellstatus', '/produkt/*',
  '/api/checkout/ip', '/api/downPayment/link/generate', '/api/checkout/payrexx-firebase-update', '/api/payment/webhook',
  '/api/content/webhook', '/api/team-chat/page-not-found', '/api/team-chat/send-caught-checkout-bug',
  '/api/cloud-storage/getsignedurl', '/api/cloud-storage/deletefile', '/api/partners/*', '/api/forms/*/*',
]; // prettier-ignore

/** Names of parameters that some address reads. */
export const PARAMETERS = [
  'kategorie', 'rahmen', 'tempo', 'marke', 'farbe', 'preis', 'preis-von', 'preis-bis', 'rate', 'rate-von', 'plan',
  'verfuegbar', 'groesse', 'akku', 'reichweite', 'occasion', 'suchen', 'sortieren', 'seite', 'q', 'locale', 'offset', 'limit',
  'type', 'term', 'slugs', 'multiple', 'since', 'page', 'categories', 'bikes', 'unterschiede', 'variant', 'variante', 'zahlung',
  'token', 'nr', 'ok', 'utm_source', 'gclid', 'ref', 'uid', '_data', '_routes', 'index', 'early', 'earlyFrom', 'earlyAmount',
]; // prettier-ignore
