import { byLocale, type Locale, localeOfPath } from './i18n/locales.ts';

/** An address in each language; `route-table.server.ts` names the file that answers it and who may reach it. */
type Address = Record<Locale, string>;

/**
 * Every page of the shop in both languages (spec §2, decision 40: Routes): the one table that routes, links, hreflang
 * and the sitemap are made from.
 */
export const pages = {
  home: { de: '/', fr: '/fr' },
  allModels: {
    de: '/alle-modelle-e-bike-schweiz',
    fr: '/fr/alle-modelle-e-bike-schweiz',
  },
  accessories: { de: '/zubehoer', fr: '/fr/zubehoer' },
  category: { de: '/kategorien/:category', fr: '/fr/kategorien/:category' },
  brand: { de: '/marken/:brand', fr: '/fr/marken/:brand' },
  accessoryCategory: {
    de: '/zubehoer/:category',
    fr: '/fr/zubehoer/:category',
  },
  brandWorld: { de: '/brand-world/:slug', fr: '/fr/brand-world/:slug' },
  components: {
    de: '/bike-verzeichnis',
    fr: '/fr/bike-verzeichnis',
  },
  componentPart: {
    de: '/bike-verzeichnis/:component',
    fr: '/fr/bike-verzeichnis/:component',
  },
  component: {
    de: '/bike-verzeichnis/:component/:entry',
    fr: '/fr/bike-verzeichnis/:component/:entry',
  },
  product: { de: '/produkt/:bike', fr: '/fr/produit/:bike' },
  productZoom: { de: '/produkt/:bike/ganz-nah', fr: '/fr/produit/:bike/de-pres' },
  productQuestions: { de: '/produkt/:bike/fragen/:question?', fr: '/fr/produit/:bike/questions/:question?' },
  search: { de: '/suche', fr: '/fr/recherche' },
  availability: {
    de: '/verfuegbarkeit/:bike',
    fr: '/fr/disponibilite/:bike',
  },
  /** Sends a person a link to a product. */
  recommend: { de: '/weitersagen/:bike', fr: '/fr/partager/:bike' },
  blackFriday: { de: '/black-friday', fr: '/fr/black-friday' },
  quiz: { de: '/suggestion-quiz', fr: '/fr/suggestion-quiz' },
  /** Calls at a time one chooses, questions, test rides. */
  consultation: { de: '/consultation', fr: '/fr/consultation' },
  /** A booked call, by the link of its mail. */
  consultationCall: { de: '/consultation/termin', fr: '/fr/consultation/rendez-vous' },
  /** Whether a person fits the rules of a plan (spec §2). */
  creditCheck: { de: '/creditcheck/2', fr: '/fr/creditcheck/2' },
  /** Answers about a product, or of the FAQ. */
  assistant: { de: '/assistent/:bike?', fr: '/fr/assistant/:bike?' },
  comparison: { de: '/vergleich', fr: '/fr/comparaison' },
  faq: { de: '/faq/:tab?', fr: '/fr/faq/:tab?' },
  serviceTopic: {
    de: '/kundendienst/:topic',
    fr: '/fr/service-clientele/:topic',
  },
  /** The form of a kind of ticket that is no topic of its own. */
  ticketForm: { de: '/kundendienst/melden/:kind', fr: '/fr/service-clientele/signaler/:kind' },
  /** A ticket: its state and messages. */
  ticket: { de: '/kundendienst/meldung/:number', fr: '/fr/service-clientele/demande/:number' },
  checkoutPlan: { de: '/checkout/', fr: '/fr/checkout/' },
  checkoutContact: {
    de: '/checkout/angaben/',
    fr: '/fr/checkout/coordonnees/',
  },
  checkoutReview: {
    de: '/checkout/pruefen/',
    fr: '/fr/checkout/verification/',
  },
  checkoutConfirmation: {
    de: '/checkout/bestaetigung/',
    fr: '/fr/checkout/confirmation/',
  },
  /** Puts the checkout aside, and resumes it by the link of a mail. */
  checkoutLater: { de: '/checkout/spaeter', fr: '/fr/checkout/plus-tard' },
  checkoutResume: { de: '/checkout/weiter', fr: '/fr/checkout/reprendre' },
  /** A document of an order, for anyone who holds its link. */
  document: { de: '/dokument', fr: '/fr/document' },
  /** Forms that editors build. */
  userForm: { de: '/formular/:slug', fr: '/fr/formulaire/:slug' },
  orderTracker: { de: '/bestellstatus', fr: '/fr/suivi-de-commande' },
  /** The choice for an order of which a piece is not available. */
  stockChoice: { de: '/bestellung/auswahl', fr: '/fr/commande/choix' },
  signContract: { de: '/bestellung/vertrag', fr: '/fr/commande/contrat' },
  signIn: { de: '/anmelden', fr: '/fr/connexion' },
  /** What the link of a mail opens. */
  signInLink: { de: '/anmelden/link', fr: '/fr/connexion/lien' },
  /** Where a window of Google's leads once it has signed in: it closes itself. */
  signedIn: { de: '/konto/angemeldet', fr: '/fr/compte/connecte' },
  /** What a private shop of an organization shows to those who are no members. */
  gate: { de: '/willkommen', fr: '/fr/bienvenue' },
  /** What the link of an invitation to an organization opens. */
  invitation: { de: '/einladung', fr: '/fr/invitation' },
  /** Pages of an organization's administrator. */
  organizationAdmin: { de: '/admin/uebersicht', fr: '/fr/admin/apercu' },
  organizationMembers: { de: '/admin/mitglieder', fr: '/fr/admin/membres' },
  organizationOrders: { de: '/admin/plaene', fr: '/fr/admin/plans' },
  account: { de: '/konto', fr: '/fr/compte' },
  accountData: { de: '/konto/daten', fr: '/fr/compte/donnees' },
  accountErase: { de: '/konto/loeschen', fr: '/fr/compte/supprimer' },
  review: { de: '/konto/bewertung/:bike', fr: '/fr/compte/avis/:bike' },
  wishlist: { de: '/wunschliste', fr: '/fr/liste-de-souhaits' },
  /** What the visitor lets in beside the necessary. */
  cookies: { de: '/cookies', fr: '/fr/cookies' },
  newsletter: { de: '/newsletter', fr: '/fr/newsletter' },
  /** What the links of its mails open. */
  newsletterConfirm: { de: '/newsletter/bestaetigen', fr: '/fr/newsletter/confirmer' },
  newsletterLeave: { de: '/newsletter/abmelden', fr: '/fr/newsletter/desabonnement' },
  /** One mail when the Black Friday begins: asks for it, and what the links of its mails open. */
  newsletterBlackFriday: { de: '/newsletter/black-friday', fr: '/fr/newsletter/black-friday' },
  wheel: { de: '/gluecksrad', fr: '/fr/roue-de-la-fortune' },
  /** What the link of its mail opens. */
  wheelTurn: { de: '/gluecksrad/drehen', fr: '/fr/roue-de-la-fortune/tourner' },
  winners: { de: '/gewonnen', fr: '/fr/gagnants' },
  stories: { de: '/unterwegs', fr: '/fr/en-route' },
  story: { de: '/unterwegs/:slug', fr: '/fr/en-route/:slug' },
  /** Pages on which others pay to a rider's down payment: all of them, one, one's own contribution, one's own page. */
  sponsorStart: { de: '/sponsor-me', fr: '/fr/sponsor-me' },
  sponsor: { de: '/sponsor-me/:token', fr: '/fr/sponsor-me/:token' },
  sponsorContribution: { de: '/sponsor-me/:token/beitrag/:ticket', fr: '/fr/sponsor-me/:token/contribution/:ticket' },
  sponsorManage: { de: '/sponsor-me/:token/verwalten', fr: '/fr/sponsor-me/:token/gerer' },
  imprint: { de: '/impressum', fr: '/fr/mentions-legales' },
  privacy: { de: '/datenschutz', fr: '/fr/protection-des-donnees' },
  terms: { de: '/agb', fr: '/fr/conditions-generales' },
  /** Pages of a partner's own, at its instance. */
  ownPage: { de: '/seite/:page', fr: '/fr/page/:page' },
  /** Custom collections: every other single segment. */
  collection: { de: '/:slug', fr: '/fr/:slug' },
} as const satisfies Record<string, Address>;

export type PageName = keyof typeof pages;

/** Pages of entries of the CMS that stand under a slug of each language. */
export type SlugPage = {
  [Name in PageName]: (typeof pages)[Name]['de'] extends `${string}:slug` ? Name : never;
}[PageName];

/** Calls and files with an address in each language; what has one address for all is in `route-table.server.ts`. */
export const resources = {
  cart: { de: '/cart', fr: '/fr/cart' },
  cartData: { de: '/cart/data', fr: '/fr/cart/data' },
  cartLink: { de: '/cart/:token', fr: '/fr/cart/:token' },
  /** Puts a product on the wishlist, or takes it off. */
  wish: { de: '/merken', fr: '/fr/noter' },
  /** Bikes that were looked at, and bikes like them. */
  recommended: { de: '/empfehlungen', fr: '/fr/recommandations' },
  scheduleIcs: {
    de: '/checkout/zahlungsplan.ics',
    fr: '/fr/checkout/plan-de-paiement.ics',
  },
  schedulePdf: {
    de: '/checkout/zahlungsplan.pdf',
    fr: '/fr/checkout/plan-de-paiement.pdf',
  },
  pathListing: {
    de: '/alle-produkte-schweiz/*',
    fr: '/fr/alle-produkte-schweiz/*',
  },
  blog: { de: '/blog/*', fr: '/fr/blog/*' },
  serviceCenters: { de: '/service-centers', fr: '/fr/service-centers' },
  orderIdDocument: {
    de: '/bestellung/ausweis',
    fr: '/fr/bestellung/ausweis',
  },
  orderInsurance: {
    de: '/bestellung/versicherung',
    fr: '/fr/bestellung/versicherung',
  },
  orderScheduleIcs: {
    de: '/bestellung/zahlungsplan.ics',
    fr: '/fr/bestellung/plan-de-paiement.ics',
  },
  orderSchedulePdf: {
    de: '/bestellung/zahlungsplan.pdf',
    fr: '/fr/bestellung/plan-de-paiement.pdf',
  },
  documentFile: { de: '/dokument/datei.pdf', fr: '/fr/document/fichier.pdf' },
  /** A rider's page as a card to print. */
  sponsorCard: { de: '/sponsor-me/:token/karte.pdf', fr: '/fr/sponsor-me/:token/carte.pdf' },
  /** The receipt of a contribution to a rider's page. */
  sponsorReceipt: {
    de: '/sponsor-me/:token/beitrag/:ticket/quittung.pdf',
    fr: '/fr/sponsor-me/:token/contribution/:ticket/recu.pdf',
  },
  /** The monthly statement of an employer's part: `:file` is `2026-11.csv` or `2026-11.pdf`. */
  organizationStatement: { de: '/admin/abrechnung/:file', fr: '/fr/admin/decompte/:file' },
  accountExport: { de: '/konto/daten.json', fr: '/fr/compte/donnees.json' },
  dataSheet: {
    de: '/produkt/:bike/datenblatt.pdf',
    fr: '/fr/produit/:bike/fiche-technique.pdf',
  },
  productDelivery: { de: '/produkt/:bike/liefertag', fr: '/fr/produit/:bike/jour-de-livraison' },
  productFit: { de: '/produkt/:bike/sitz', fr: '/fr/produit/:bike/taille' },
} as const satisfies Record<string, Address>;

export const addresses = { ...pages, ...resources };

/** A page, or a call or file with an address in each language. */
export type AddressName = keyof typeof addresses;

type ParamName<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? ParamName<`:${Param}`> | ParamName<`/${Rest}`>
  : Path extends `${string}:${string}?`
    ? never
    : Path extends `${string}:${infer Param}`
      ? Param
      : never;

type OptionalParamName<Path extends string> = Path extends `${string}:${infer Param}?`
  ? Param extends `${string}:${infer Last}`
    ? Last
    : Param
  : never;

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
