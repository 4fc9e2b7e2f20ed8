import { type Locale, localeOfPath } from './i18n/locales.ts';

/**
 * Every page of the shop in both languages (spec §2, decisions: Routes): the one table that routes, links, hreflang
 * and the sitemap are made from. `file` is relative to `app/`.
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
} as const satisfies Record<string, { de: string; fr: string; file: string }>;

export type PageName = keyof typeof pages;

type ParamName<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? ParamName<`:${Param}`> | ParamName<`/${Rest}`>
  : Path extends `${string}:${string}?`
    ? never
    : Path extends `${string}:${infer Param}`
      ? Param
      : never;

type OptionalParamName<Path extends string> = Path extends `${string}:${infer Param}?` ? Param : never;

/** The parameters a page's path needs, e.g. `{bike}` for `product`. */
export type PageParams<Name extends PageName> = Record<ParamName<(typeof pages)[Name]['de']>, string> &
  Partial<Record<OptionalParamName<(typeof pages)[Name]['de']>, string>>;

export type Query = Record<string, string | number | undefined>;

/**
 * The path of a page in one language, e.g. `href('product', {bike: 'limmat-5'}, 'fr')` → `/fr/produit/limmat-5`.
 * Parameters are encoded; optional ones that are absent leave no trace; `query` entries that are undefined are left out.
 */
export function href<Name extends PageName>(
  name: Name,
  params: PageParams<Name>,
  locale: Locale,
  query: Query = {},
): string {
  const values: Record<string, string | undefined> = { ...params };
  const path = pages[name][locale].replace(/\/:(\w+)\??/g, (_, param: string) => {
    const value = values[param];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return search ? `${path || '/'}?${search}` : path || '/';
}

/** A page's path in both languages, for hreflang and the language switch. */
export interface Alternates {
  de: string;
  fr: string;
}

/** Both paths of a page whose parameters are the same in either language. */
export function alternatesOf<Name extends PageName>(name: Name, params: PageParams<Name>): Alternates {
  return { de: href(name, params, 'de'), fr: href(name, params, 'fr') };
}

/** The language of a request, taken from its path. */
export function localeOfRequest(request: Request): Locale {
  return localeOfPath(new URL(request.url).pathname);
}
