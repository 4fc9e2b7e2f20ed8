import { singleAddresses } from './single-addresses.ts';
import { type AddressName, addresses } from './site-map.ts';

/*
 * Who may reach what (spec §6): the one table of routes and roles. The server reads it before any loader or action runs
 * (`server/access-gate.ts`); docs/access.md shows it.
 */

/**
 * The roles of the specification, each with what those before it may. `anonymous` has not signed in; members and administrators are
 * those of the partner organization on whose address they are; `staff` stands in the table of admins.
 */
export const roles = ['anonymous', 'signed-in', 'member', 'organization-admin', 'staff'] as const;
export type Role = (typeof roles)[number];

/** What a route asks for. */
export interface Access {
  /** Who gets through. */
  roles: readonly Role[];
  /** What the route itself looks at beside the role. */
  also?:
    | 'own' // shows and changes only what belongs to the session, or to the token that came along
    | 'key' // a signature or a secret of a partner
    | 'not-in-production';
  /** By what a caller shows who they are: pages go by the session, calls of staff by their idToken alone. */
  by?: 'session' | 'idToken';
}

const everybody: Access = { roles };
const own: Access = { roles, also: 'own' };
const key: Access = { roles, also: 'key' };
const development: Access = { roles, also: 'not-in-production' };
const signedIn: Access = { roles: roles.filter((role) => role !== 'anonymous'), also: 'own', by: 'session' };
const organizationAdmin: Access = { roles: ['organization-admin', 'staff'], by: 'session' };
const staff: Access = { roles: ['staff'], by: 'session' };
const staffCall: Access = { roles: ['staff'], by: 'idToken' };

/** Everything that has an address: pages and files of the site map, what has one address for all languages, and all the rest. */
export type RouteName = AddressName | keyof typeof singleAddresses | '*';

/** The table. A route without a row does not compile, and keeps the shop from starting. */
export const accessTable: Readonly<Record<RouteName, Access>> = {
  home: everybody,
  allModels: everybody,
  accessories: everybody,
  category: everybody,
  brand: everybody,
  accessoryCategory: everybody,
  brandWorld: everybody,
  components: everybody,
  componentPart: everybody,
  component: everybody,
  product: everybody,
  productZoom: everybody,
  search: everybody,
  availability: everybody,
  recommend: everybody,
  blackFriday: everybody,
  comparison: everybody,
  quiz: everybody,
  consultation: everybody,
  consultationCall: own,
  creditCheck: own,
  assistant: everybody,
  'api/assistant': everybody,
  'api/assistant/feedback': everybody,
  'api/assistant/handover': everybody,
  'api/store-spreadsheet': key,
  'admin/assistent': staff,
  'admin/assistent.csv': staff,
  wishlist: own,
  wish: own,
  recommended: everybody,
  cookies: everybody,
  newsletter: everybody,
  newsletterConfirm: own,
  newsletterLeave: own,
  newsletterBlackFriday: own,
  wheel: everybody,
  wheelTurn: own,
  winners: everybody,
  stories: everybody,
  story: everybody,
  productQuestions: everybody,
  faq: everybody,
  serviceTopic: everybody,
  ticketForm: everybody,
  ticket: own,
  checkoutPlan: own,
  checkoutContact: own,
  checkoutReview: own,
  checkoutConfirmation: own,
  checkoutLater: own,
  checkoutResume: own,
  document: own,
  documentFile: own,
  userForm: everybody,
  orderTracker: own,
  stockChoice: own,
  signIn: everybody,
  signInLink: own,
  signedIn,
  gate: own,
  invitation: own,
  organizationDesk: organizationAdmin,
  organizationMembers: organizationAdmin,
  organizationOrders: organizationAdmin,
  organizationStatement: organizationAdmin,
  account: signedIn,
  accountData: signedIn,
  accountErase: own,
  accountExport: signedIn,
  review: signedIn,
  sponsorStart: everybody,
  sponsor: everybody,
  sponsorContribution: own,
  sponsorManage: own,
  sponsorCard: everybody,
  sponsorReceipt: own,
  imprint: everybody,
  ownPage: everybody,
  privacy: everybody,
  terms: everybody,
  collection: everybody,
  cart: own,
  cartData: own,
  cartLink: own,
  scheduleIcs: own,
  schedulePdf: own,
  pathListing: everybody,
  blog: everybody,
  serviceCenters: everybody,
  orderIdDocument: own,
  orderInsurance: own,
  orderScheduleIcs: own,
  orderSchedulePdf: own,
  dataSheet: everybody,
  productDelivery: everybody,
  productFit: everybody,

  'api/forms/:first/:second': everybody,
  'brand-world/fr/:slug': everybody,
  'locales/:locale/:namespace': everybody,
  'api/openapi.json': everybody,
  'api/content/webhook': key,
  'api/cms/catalogue/products': key,
  'api/cms/catalogue/choices': key,
  'api/cms/catalogue/offer': key,
  'api/cms/catalogue/count': key,
  'api/cms/content/helpful': key,
  'api/cms/content/left-out': key,
  'api/cms/content/unsaved': key,
  vorschau: key,
  'api/strapi/fetchcontent/': everybody,
  'api/document-store/storeErrorLogsToFirebase': everybody,
  'api/document-store/admin/getCheckouts': staffCall,
  'api/document-store/admin/getProductQuestions': staffCall,
  'api/document-store/admin/listSponsorMe': staffCall,
  'api/document-store/admin/listSponsorMePayments': staffCall,
  'api/document-store/admin/updateProductQuestion': staffCall,
  'api/document-store/getProductQuestions': everybody,
  'api/document-store/getProductReviews': everybody,
  'api/document-store/postProductQuestion': own,
  'api/document-store/helpfulVotes': own,
  'api/document-store/createWishList': own,
  'api/document-store/getWishList': own,
  'api/team-chat/send-caught-checkout-bug': everybody,
  'api/search': everybody,
  'api/search-engine': everybody,
  'api/search/redirect': everybody,
  'api/products/filterV2': everybody,
  'api/products/count': everybody,
  'api/products/get-search-index': everybody,
  'api/products/bikes/fetch-bikes-by-slugs/:slugs': everybody,
  'api/team-chat/page-not-found': everybody,
  'api/partners/:partner': key,
  'api/partners/financing/pictures/:id': key,
  'api/getToken': own,
  'api/auth/sendMagicLink': own,
  'api/auth/isUserPartOfOrganization': own,
  'api/auth/passkeys/challenge': own,
  'api/auth/passkeys/register': own,
  'api/auth/passkeys/sign-in': own,
  'anmelden/google': everybody,
  'anmelden/google/antwort': own,
  'anmelden/uebergabe': own,
  'api/visit': own,
  'api/consent': own,
  'api/newsletter': own,
  'api/quiz/count': everybody,
  'api/faq/helpful': everybody,
  'api/stories/act': own,
  'api/stories/own': own,
  'api/products/recently-viewed': own,
  'api/products/recently-viewed/:userId': own,
  'api/visit/styles.css': own,
  'api/checkout/ip': own,
  'api/document-signing/downloadDocument/:id': own,
  'api/cloud-storage/getsignedurl': own,
  'api/cloud-storage/deletefile': own,
  'api/cloud-storage/upload/:bucket/*': key,
  'api/crm/upload-images': own,
  'api/crm/files/:id': key,
  'api/clickfunnel/createcontact': everybody,
  'api/downPayment/link/generate': own,
  'api/checkout/payrexx-firebase-update': own,
  'api/payment/webhook': key,
  'zahlung/:number/link': own,
  'zahlung/:number/qr-rechnung.pdf': own,
  'bilder/inhalt/:version/:width/:file': everybody,
  'bilder/willkommen.svg': everybody,
  'bilder/:name': everybody,
  'bilder/foto/:name': everybody,
  'bilder/sitz/:name': everybody,
  'bilder/am-bike/:name': everybody,
  'bilder/rahmen/:name': everybody,
  's/:code': everybody,
  'fr/s/:code': everybody,
  'consultation/termin.ics': own,
  'creditcheck/2/ausweis': own,
  'sitemap.xml': everybody,
  'robots.txt': everybody,
  admin: staff,
  'admin/bestellungen': staff,
  'admin/bestellungen.csv': staff,
  'admin/bestellungen/:number': staff,
  'admin/bestellungen/:number/ausweis/:side': staff,
  'admin/bestellungen/:number/vertrag.pdf': staff,
  'admin/fragen': staff,
  'admin/rueckrufe': staff,
  'admin/rueckrufe.csv': staff,
  'admin/bonitaet': staff,
  'admin/bonitaet/:id/ausweis/:side': staff,
  'admin/meldungen': staff,
  'admin/personen': staff,
  'admin/personen/daten.json': staff,
  'admin/suche': staff,
  'admin/suche.csv': staff,
  'admin/import': staff,
  'admin/ausgang': staff,
  'admin/ausgang.csv': staff,
  'admin/rabattcodes': staff,
  'admin/rabattcodes.csv': staff,
  'admin/quiz': staff,
  'admin/kurzlinks': staff,
  'admin/kurzlinks.csv': staff,
  'admin/formulare': staff,
  'admin/formulare.csv': staff,
  'admin/lager': staff,
  'admin/dokumente': staff,
  'admin/dokumente.csv': staff,
  'admin/aufgehoben': staff,
  'admin/aufgehoben.csv': staff,
  'admin/abrechnungen': staff,
  'admin/abrechnungen.csv': staff,
  'admin/aktionen': staff,
  'admin/sponsoring': staff,
  'admin/sponsoring.csv': staff,
  'admin/fehler': staff,
  'admin/fehler.csv': staff,
  'admin/protokoll': staff,
  'admin/protokoll.csv': staff,
  'admin/*': staff,
  'api/*': everybody,
  'dev/ui': development,
  'dev/riders.svg': development,
  'dev/mailbox': development,
  'dev/mailbox/:id': development,
  'dev/messages': development,
  'dev/pay/:hash': development,
  'dev/partners': development,
  'dev/google': development,
  'dev/searches': development,
  '*': everybody,
};

/**
 * What everybody may reach in an organization's private shop: its gate and the ways in, what the law asks for, and what mails' links
 * open without signing in: to confirm or end the newsletter or a reminder, to take back an erasure. All else is its
 * members' alone (`server/private-gate.ts`): what is not named here stays closed.
 */
const publicOnPrivate: ReadonlySet<RouteName> = new Set<RouteName>([
  'gate',
  'invitation',
  'signIn',
  'signInLink',
  'signedIn',
  'imprint',
  'privacy',
  'terms',
  'cookies',
  'newsletterConfirm',
  'newsletterLeave',
  'newsletterBlackFriday',
  'accountErase',
  'api/auth/passkeys/challenge',
  'api/auth/passkeys/sign-in',
  'anmelden/google',
  'anmelden/uebergabe',
  'api/getToken',
  'api/auth/sendMagicLink',
  'api/auth/isUserPartOfOrganization',
  'api/strapi/fetchcontent/',
  'api/consent',
  'api/document-store/storeErrorLogsToFirebase',
  'locales/:locale/:namespace',
  'bilder/inhalt/:version/:width/:file',
  'bilder/willkommen.svg',
  'robots.txt',
]);

/** Whether those who are no members reach a route in a private shop. */
export const isPublicOnPrivate = (name: RouteName): boolean => publicOnPrivate.has(name);

/** What a route of the build asks for, by its id; undefined where the table has no row for it. */
export type AccessOf = (routeId: string) => Access | undefined;

const idOfFile = (file: string): string => file.replace(/\.tsx?$/, '');

/** The name in the table of each route of the build. Routes of the site map are called by their language and name, others by their file. */
export const routeNames: ReadonlyMap<string, RouteName> = new Map<string, RouteName>([
  ...(Object.keys(addresses) as AddressName[]).flatMap((name): [string, RouteName][] => [
    [`de.${name}`, name],
    [`fr.${name}`, name],
  ]),
  ...(Object.entries(singleAddresses) as [keyof typeof singleAddresses, string][]).map(
    ([path, file]): [string, RouteName] => [idOfFile(file), path],
  ),
  ['pages/not-found/route', '*'],
]);

/** The table's row of a route. */
export const accessOfRoute: AccessOf = (routeId) => {
  const name = routeNames.get(routeId);
  return name && accessTable[name];
};
