import { byLocale, type Locale, localeOfPath } from './i18n/locales.ts';

/** An address in each language, and the file that answers it, relative to `app/`. */
type Address = Record<Locale, string> & { file: string };

/**
 * Every page of the shop in both languages (spec §2, decision 40: Routes): the one table that routes, links, hreflang
 * and the sitemap are made from.
 */
export const pages = {
  home: { de: '/', fr: '/fr', file: 'pages/home/route.tsx' },
  allModels: {
    de: '/alle-modelle-e-bike-schweiz',
    fr: '/fr/alle-modelle-e-bike-schweiz',
    file: 'pages/listing/all-models-route.tsx',
  },
  accessories: { de: '/zubehoer', fr: '/fr/zubehoer', file: 'pages/listing/accessories-route.tsx' },
  category: { de: '/kategorien/:category', fr: '/fr/kategorien/:category', file: 'pages/listing/category-route.tsx' },
  brand: { de: '/marken/:brand', fr: '/fr/marken/:brand', file: 'pages/listing/brand-route.tsx' },
  accessoryCategory: {
    de: '/zubehoer/:category',
    fr: '/fr/zubehoer/:category',
    file: 'pages/listing/accessory-category-route.tsx',
  },
  brandWorld: { de: '/brand-world/:slug', fr: '/fr/brand-world/:slug', file: 'pages/listing/brand-world/route.tsx' },
  components: {
    de: '/bike-verzeichnis',
    fr: '/fr/bike-verzeichnis',
    file: 'pages/listing/directory/directory-route.tsx',
  },
  componentPart: {
    de: '/bike-verzeichnis/:component',
    fr: '/fr/bike-verzeichnis/:component',
    file: 'pages/listing/directory/directory-route.tsx',
  },
  component: {
    de: '/bike-verzeichnis/:component/:entry',
    fr: '/fr/bike-verzeichnis/:component/:entry',
    file: 'pages/listing/directory/component-route.tsx',
  },
  product: { de: '/produkt/:bike', fr: '/fr/produit/:bike', file: 'pages/product/route.tsx' },
  search: { de: '/suche', fr: '/fr/recherche', file: 'pages/search/route.tsx' },
  availability: {
    de: '/verfuegbarkeit/:bike',
    fr: '/fr/disponibilite/:bike',
    file: 'pages/availability/route.tsx',
  },
  comparison: { de: '/vergleich', fr: '/fr/comparaison', file: 'pages/comparison/route.tsx' },
  faq: { de: '/faq/:tab?', fr: '/fr/faq/:tab?', file: 'pages/faq/route.tsx' },
  checkoutPlan: { de: '/checkout/', fr: '/fr/checkout/', file: 'pages/checkout/plan/route.tsx' },
  checkoutContact: {
    de: '/checkout/angaben/',
    fr: '/fr/checkout/coordonnees/',
    file: 'pages/checkout/contact/route.tsx',
  },
  checkoutReview: {
    de: '/checkout/pruefen/',
    fr: '/fr/checkout/verification/',
    file: 'pages/checkout/review/route.tsx',
  },
  checkoutConfirmation: {
    de: '/checkout/bestaetigung/',
    fr: '/fr/checkout/confirmation/',
    file: 'pages/checkout/confirmation/route.tsx',
  },
  orderTracker: { de: '/bestellstatus', fr: '/fr/suivi-de-commande', file: 'pages/tracker/route.tsx' },
  imprint: { de: '/impressum', fr: '/fr/mentions-legales', file: 'pages/legal/route.tsx' },
  privacy: { de: '/datenschutz', fr: '/fr/protection-des-donnees', file: 'pages/legal/route.tsx' },
  terms: { de: '/agb', fr: '/fr/conditions-generales', file: 'pages/legal/route.tsx' },
  /** Custom collections: every other single segment. */
  collection: { de: '/:slug', fr: '/fr/:slug', file: 'pages/listing/collection/route.tsx' },
} as const satisfies Record<string, Address>;

export type PageName = keyof typeof pages;

/** Calls and files with an address in each language; what has one address for all stands in `routes.ts`. */
export const resources = {
  cart: { de: '/cart', fr: '/fr/cart', file: 'api/cart.ts' },
  cartData: { de: '/cart/data', fr: '/fr/cart/data', file: 'api/cart-data.ts' },
  cartLink: { de: '/cart/:token', fr: '/fr/cart/:token', file: 'api/cart-link.ts' },
  scheduleIcs: {
    de: '/checkout/zahlungsplan.ics',
    fr: '/fr/checkout/plan-de-paiement.ics',
    file: 'pages/checkout/plan/schedule-route.ts',
  },
  schedulePdf: {
    de: '/checkout/zahlungsplan.pdf',
    fr: '/fr/checkout/plan-de-paiement.pdf',
    file: 'pages/checkout/plan/schedule-route.ts',
  },
  pathListing: {
    de: '/alle-produkte-schweiz/*',
    fr: '/fr/alle-produkte-schweiz/*',
    file: 'pages/listing/path-listing-route.tsx',
  },
  blog: { de: '/blog/*', fr: '/fr/blog/*', file: 'api/external-link.ts' },
  serviceCenters: { de: '/service-centers', fr: '/fr/service-centers', file: 'api/external-link.ts' },
  orderIdDocument: {
    de: '/bestellung/ausweis',
    fr: '/fr/bestellung/ausweis',
    file: 'pages/checkout/confirmation/id-document-route.ts',
  },
  orderInsurance: {
    de: '/bestellung/versicherung',
    fr: '/fr/bestellung/versicherung',
    file: 'pages/checkout/confirmation/insurance-route.ts',
  },
  orderScheduleIcs: {
    de: '/bestellung/zahlungsplan.ics',
    fr: '/fr/bestellung/plan-de-paiement.ics',
    file: 'pages/checkout/confirmation/schedule-route.ts',
  },
  orderSchedulePdf: {
    de: '/bestellung/zahlungsplan.pdf',
    fr: '/fr/bestellung/plan-de-paiement.pdf',
    file: 'pages/checkout/confirmation/schedule-route.ts',
  },
  dataSheet: {
    de: '/produkt/:bike/datenblatt.pdf',
    fr: '/fr/produit/:bike/fiche-technique.pdf',
    file: 'pages/product/data-sheet-route.ts',
  },
} as const satisfies Record<string, Address>;

const addresses = { ...pages, ...resources };

/** A page, or a call or file with an address in each language. */
export type AddressName = keyof typeof addresses;

type ParamName<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? ParamName<`:${Param}`> | ParamName<`/${Rest}`>
  : Path extends `${string}:${string}?`
    ? never
    : Path extends `${string}:${infer Param}`
      ? Param
      : never;

type OptionalParamName<Path extends string> = Path extends `${string}:${infer Param}?` ? Param : never;

/** The parameters an address needs, e.g. `{bike}` for `product`. */
export type Params<Name extends AddressName> = Record<ParamName<(typeof addresses)[Name][Locale]>, string> &
  Partial<Record<OptionalParamName<(typeof addresses)[Name][Locale]>, string>>;

export type Query = Record<string, string | number | undefined>;

/**
 * The path of a page, call or file in one language, e.g. `href('product', {bike: 'limmat-5'}, 'fr')` →
 * `/fr/produit/limmat-5`. Parameters are encoded; optional ones that are absent leave no trace, nor does the `*` of an
 * address with anything below it; `query` entries that are undefined are left out.
 */
export function href<Name extends AddressName>(
  name: Name,
  params: Params<Name>,
  locale: Locale,
  query: Query = {},
): string {
  const values: Record<string, string | undefined> = { ...params };
  const path = addresses[name][locale].replace(/\/\*$|\/:(\w+)\??/g, (_, param?: string) => {
    const value = param && values[param];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return search ? `${path || '/'}?${search}` : path || '/';
}

/** A page's path in each language, for hreflang and the language switch. */
export type Alternates = Record<Locale, string>;

/** The paths of a page whose parameters are the same in each language. */
export function alternatesOf<Name extends PageName>(name: Name, params: Params<Name>): Alternates {
  return byLocale((locale) => href(name, params, locale));
}

/** The language of a request, taken from its path. */
export function localeOfRequest(request: Request): Locale {
  return localeOfPath(new URL(request.url).pathname);
}
