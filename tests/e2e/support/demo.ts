import type { Language } from './texts.ts';

type Paths = Readonly<Record<Language, string>>;

/** Products of the demonstration catalogue that the tests buy and view. */
export const demo = {
  /** 4320 francs; sizes S to XL in three colours, XL sold out in each. */
  bike: {
    de: '/produkt/allegro-limmat-5-trekking-e-bike-trapez',
    fr: '/fr/produit/allegro-limmat-5-velo-electrique-trekking-cadre-trapeze',
  },
  /** A helmet under 2000 francs: no plan. */
  accessory: { de: '/produkt/kask-bahnhof-helm', fr: '/fr/produit/kask-bahnhof-casque-de-ville' },
  used: {
    de: '/produkt/simpel-sihl-trekking-e-bike-trapez-occasion',
    fr: '/fr/produit/simpel-sihl-velo-electrique-trekking-cadre-trapeze-occasion',
  },
} as const satisfies Record<string, Paths>;

/** Pages that the tests open by address. */
export const paths = {
  home: { de: '/', fr: '/fr' },
  allModels: { de: '/alle-modelle-e-bike-schweiz', fr: '/fr/alle-modelle-e-bike-schweiz' },
  category: { de: '/kategorien/e-trekking', fr: '/fr/kategorien/e-trekking' },
  brand: { de: '/marken/allegro', fr: '/fr/marken/allegro' },
  search: { de: '/suche', fr: '/fr/recherche' },
  accessories: { de: '/zubehoer', fr: '/fr/zubehoer' },
  faq: { de: '/faq', fr: '/fr/faq' },
  faqTab: { de: '/faq/lieferung', fr: '/fr/faq/livraison' },
  blackFriday: { de: '/black-friday', fr: '/fr/black-friday' },
  damage: { de: '/kundendienst/schaden', fr: '/fr/service-clientele/dommage' },
  imprint: { de: '/impressum', fr: '/fr/mentions-legales' },
  privacy: { de: '/datenschutz', fr: '/fr/protection-des-donnees' },
  terms: { de: '/agb', fr: '/fr/conditions-generales' },
  cart: { de: '/checkout/', fr: '/fr/checkout/' },
  contact: { de: '/checkout/angaben/', fr: '/fr/checkout/coordonnees/' },
  review: { de: '/checkout/pruefen/', fr: '/fr/checkout/verification/' },
  confirmation: { de: '/checkout/bestaetigung/', fr: '/fr/checkout/confirmation/' },
} as const satisfies Record<string, Paths>;
