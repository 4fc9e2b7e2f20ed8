import { type Locale, localeOfPath } from './i18n/locales.ts';

/**
 * Every page of the shop in both languages (spec §2, decisions: Routes): the one table that routes, links, hreflang
 * and the sitemap are made from. `file` is relative to `app/`.
 */
export const pages = {
  home: { de: '/', fr: '/fr', file: 'routes/home.tsx' },
  allModels: {
    de: '/alle-modelle-e-bike-schweiz',
    fr: '/fr/alle-modelle-e-bike-schweiz',
    file: 'routes/all-models.tsx',
  },
  accessories: { de: '/zubehoer', fr: '/fr/zubehoer', file: 'routes/accessories.tsx' },
  category: { de: '/kategorien/:category', fr: '/fr/kategorien/:category', file: 'routes/category.tsx' },
  brand: { de: '/marken/:brand', fr: '/fr/marken/:brand', file: 'routes/brand.tsx' },
  accessoryCategory: {
    de: '/zubehoer/:category',
    fr: '/fr/zubehoer/:category',
    file: 'routes/accessory-category.tsx',
  },
  brandWorld: { de: '/brand-world/:slug', fr: '/fr/brand-world/:slug', file: 'routes/brand-world.tsx' },
  components: { de: '/bike-verzeichnis', fr: '/fr/bike-verzeichnis', file: 'routes/components.tsx' },
  componentPart: {
    de: '/bike-verzeichnis/:component',
    fr: '/fr/bike-verzeichnis/:component',
    file: 'routes/components.tsx',
  },
  component: {
    de: '/bike-verzeichnis/:component/:entry',
    fr: '/fr/bike-verzeichnis/:component/:entry',
    file: 'routes/component.tsx',
  },
  product: { de: '/produkt/:bike', fr: '/fr/produit/:bike', file: 'routes/product.tsx' },
  search: { de: '/suche', fr: '/fr/recherche', file: 'routes/search.tsx' },
  availability: {
    de: '/verfuegbarkeit/:bike',
    fr: '/fr/disponibilite/:bike',
    file: 'routes/availability.tsx',
  },
  comparison: { de: '/vergleich', fr: '/fr/comparaison', file: 'routes/comparison.tsx' },
  faq: { de: '/faq/:tab?', fr: '/fr/faq/:tab?', file: 'routes/faq.tsx' },
  checkoutPlan: { de: '/checkout/', fr: '/fr/checkout/', file: 'routes/checkout-plan.tsx' },
  checkoutContact: { de: '/checkout/angaben/', fr: '/fr/checkout/coordonnees/', file: 'routes/checkout-contact.tsx' },
  checkoutReview: { de: '/checkout/pruefen/', fr: '/fr/checkout/verification/', file: 'routes/checkout-review.tsx' },
  checkoutConfirmation: {
    de: '/checkout/bestaetigung/',
    fr: '/fr/checkout/confirmation/',
    file: 'routes/checkout-confirmation.tsx',
  },
  orderTracker: { de: '/bestellstatus', fr: '/fr/suivi-de-commande', file: 'routes/order-tracker.tsx' },
  imprint: { de: '/impressum', fr: '/fr/mentions-legales', file: 'routes/legal-page.tsx' },
  privacy: { de: '/datenschutz', fr: '/fr/protection-des-donnees', file: 'routes/legal-page.tsx' },
  terms: { de: '/agb', fr: '/fr/conditions-generales', file: 'routes/legal-page.tsx' },
  /** Custom collections: every other single segment. */
  collection: { de: '/:slug', fr: '/fr/:slug', file: 'routes/collection.tsx' },
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
