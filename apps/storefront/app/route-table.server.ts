import { locales } from './i18n/locales.ts';
import { type AddressName, addresses } from './site-map.ts';

/*
 * One record per address: the file that answers it and who may reach it (spec §6). `routes.ts` makes Remix's routes of
 * it, and the server reads it before any loader or action runs (`server/access-gate.ts`, `server/private-gate.ts`).
 * `npm run access` prints it.
 */

/**
 * The roles of the specification, each with what those before it may. `anonymous` has not signed in; members and
 * administrators are those of the partner organization on whose address they are; `staff` is in the table of admins.
 */
export const roles = ['anonymous', 'signed-in', 'member', 'organization-admin', 'staff'] as const;
export type Role = (typeof roles)[number];

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

const all: Access = { roles };
const own: Access = { roles, also: 'own' };
const key: Access = { roles, also: 'key' };
const development: Access = { roles, also: 'not-in-production' };
const signedIn: Access = { roles: roles.filter((role) => role !== 'anonymous'), also: 'own', by: 'session' };
const organizationAdmin: Access = { roles: ['organization-admin', 'staff'], by: 'session' };
const staff: Access = { roles: ['staff'], by: 'session' };
const staffCall: Access = { roles: ['staff'], by: 'idToken' };

/** What is known of an address. */
interface RouteRecord {
  /** The route module that answers it, relative to `app/`. */
  file: string;
  access: Access;
  /**
   * Whether people who are no members reach it in an organization's private shop; all other addresses are closed to
   * them. Open are the gate and the ways to sign in, what the law asks for, and what links of mails open without
   * signing in: to confirm or end the newsletter or a reminder, to take back an erasure.
   */
  isOpenInPrivateShop?: true;
}

/** Addresses of the site map: one file answers every language. */
const siteMapRoutes = {
  home: { file: 'pages/home/route.tsx', access: all },
  allModels: { file: 'pages/listing/all-models-route.tsx', access: all },
  accessories: { file: 'pages/listing/accessories-route.tsx', access: all },
  category: { file: 'pages/listing/category-route.tsx', access: all },
  brand: { file: 'pages/listing/brand-route.tsx', access: all },
  accessoryCategory: { file: 'pages/listing/accessory-category-route.tsx', access: all },
  brandWorld: { file: 'pages/listing/brand-world/route.tsx', access: all },
  components: { file: 'pages/listing/directory/directory-route.tsx', access: all },
  componentPart: { file: 'pages/listing/directory/directory-route.tsx', access: all },
  component: { file: 'pages/listing/directory/component-route.tsx', access: all },
  product: { file: 'pages/product/route.tsx', access: all },
  productZoom: { file: 'pages/product/zoom/zoom-route.tsx', access: all },
  productQuestions: { file: 'pages/questions/route.tsx', access: all },
  search: { file: 'pages/search/route.tsx', access: all },
  availability: { file: 'pages/availability/route.tsx', access: all },
  recommend: { file: 'pages/recommend/route.tsx', access: all },
  blackFriday: { file: 'pages/black-friday/route.tsx', access: all },
  quiz: { file: 'pages/quiz/route.tsx', access: all },
  consultation: { file: 'pages/consultation/route.tsx', access: all },
  consultationCall: { file: 'pages/consultation/call-route.tsx', access: own },
  creditCheck: { file: 'pages/credit-check/route.tsx', access: own },
  assistant: { file: 'pages/assistant/route.tsx', access: all },
  comparison: { file: 'pages/comparison/route.tsx', access: all },
  faq: { file: 'pages/faq/route.tsx', access: all },
  serviceTopic: { file: 'pages/service-topic/route.tsx', access: all },
  ticketForm: { file: 'pages/ticket-form/route.tsx', access: all },
  ticket: { file: 'pages/ticket/route.tsx', access: own },
  checkoutPlan: { file: 'pages/checkout/plan/route.tsx', access: own },
  checkoutContact: { file: 'pages/checkout/contact/route.tsx', access: own },
  checkoutReview: { file: 'pages/checkout/review/route.tsx', access: own },
  checkoutConfirmation: { file: 'pages/checkout/confirmation/route.tsx', access: own },
  checkoutLater: { file: 'pages/saved-checkout/later-route.tsx', access: own },
  checkoutResume: { file: 'pages/saved-checkout/resume-route.tsx', access: own },
  document: { file: 'pages/document/route.tsx', access: own },
  userForm: { file: 'pages/user-form/route.tsx', access: all },
  orderTracker: { file: 'pages/tracker/route.tsx', access: own },
  stockChoice: { file: 'pages/tracker/choice-route.tsx', access: own },
  signContract: { file: 'pages/sign/route.tsx', access: own },
  signIn: { file: 'pages/sign-in/route.tsx', access: all, isOpenInPrivateShop: true },
  signInLink: { file: 'pages/sign-in/link-route.tsx', access: own, isOpenInPrivateShop: true },
  signedIn: { file: 'pages/sign-in/signed-in-route.tsx', access: signedIn, isOpenInPrivateShop: true },
  gate: { file: 'pages/gate/route.tsx', access: own, isOpenInPrivateShop: true },
  invitation: { file: 'pages/gate/invitation-route.tsx', access: own, isOpenInPrivateShop: true },
  organizationAdmin: { file: 'pages/organization-admin/route.tsx', access: organizationAdmin },
  organizationMembers: { file: 'pages/organization-admin/members/route.tsx', access: organizationAdmin },
  organizationOrders: { file: 'pages/organization-admin/orders/route.tsx', access: organizationAdmin },
  account: { file: 'pages/account/route.tsx', access: signedIn },
  accountData: { file: 'pages/account/data-route.tsx', access: signedIn },
  accountErase: { file: 'pages/account/erase-route.tsx', access: own, isOpenInPrivateShop: true },
  review: { file: 'pages/review/route.tsx', access: signedIn },
  wishlist: { file: 'pages/wishlist/route.tsx', access: own },
  cookies: { file: 'pages/cookies/route.tsx', access: all, isOpenInPrivateShop: true },
  newsletter: { file: 'pages/newsletter/route.tsx', access: all },
  newsletterConfirm: { file: 'pages/newsletter/confirm-route.tsx', access: own, isOpenInPrivateShop: true },
  newsletterLeave: { file: 'pages/newsletter/leave-route.tsx', access: own, isOpenInPrivateShop: true },
  newsletterBlackFriday: { file: 'pages/black-friday/reminder-route.tsx', access: own, isOpenInPrivateShop: true },
  wheel: { file: 'pages/wheel/route.tsx', access: all },
  wheelTurn: { file: 'pages/wheel/spin-route.tsx', access: own },
  winners: { file: 'pages/winners/route.tsx', access: all },
  stories: { file: 'pages/stories/route.tsx', access: all },
  story: { file: 'pages/stories/story-route.tsx', access: all },
  sponsorStart: { file: 'pages/sponsor/start-route.tsx', access: all },
  sponsor: { file: 'pages/sponsor/route.tsx', access: all },
  sponsorContribution: { file: 'pages/sponsor/contribution-route.tsx', access: own },
  sponsorManage: { file: 'pages/sponsor/manage-route.tsx', access: own },
  imprint: { file: 'pages/legal/route.tsx', access: all, isOpenInPrivateShop: true },
  privacy: { file: 'pages/legal/route.tsx', access: all, isOpenInPrivateShop: true },
  terms: { file: 'pages/legal/route.tsx', access: all, isOpenInPrivateShop: true },
  ownPage: { file: 'pages/organization-page/route.tsx', access: all },
  collection: { file: 'pages/listing/collection/route.tsx', access: all },
  cart: { file: 'api/cart.ts', access: own },
  cartData: { file: 'api/cart-data.ts', access: own },
  cartLink: { file: 'api/cart-link.ts', access: own },
  wish: { file: 'api/wish.ts', access: own },
  recommended: { file: 'api/recommended.ts', access: all },
  scheduleIcs: { file: 'pages/checkout/plan/schedule-route.ts', access: own },
  schedulePdf: { file: 'pages/checkout/plan/schedule-route.ts', access: own },
  pathListing: { file: 'pages/listing/path-listing-route.tsx', access: all },
  blog: { file: 'pages/external-link/route.tsx', access: all },
  serviceCenters: { file: 'pages/external-link/route.tsx', access: all },
  orderIdDocument: { file: 'pages/checkout/confirmation/id-document-route.ts', access: own },
  orderInsurance: { file: 'pages/checkout/confirmation/insurance-route.ts', access: own },
  orderScheduleIcs: { file: 'pages/checkout/confirmation/schedule-route.ts', access: own },
  orderSchedulePdf: { file: 'pages/checkout/confirmation/schedule-route.ts', access: own },
  documentFile: { file: 'api/document-file.ts', access: own },
  sponsorCard: { file: 'pages/sponsor/card-route.ts', access: all },
  sponsorReceipt: { file: 'pages/sponsor/receipt-route.ts', access: own },
  organizationStatement: { file: 'pages/organization-admin/statement-route.ts', access: organizationAdmin },
  accountExport: { file: 'pages/account/export-route.ts', access: signedIn },
  dataSheet: { file: 'pages/product/data-sheet-route.ts', access: all },
  productDelivery: { file: 'pages/product/delivery/delivery-route.ts', access: all },
  productFit: { file: 'pages/product/fit/fit-route.ts', access: all },
} satisfies Record<AddressName, RouteRecord>;

/**
 * What has one address for all languages: calls, files, pages of the team and for developers. Its words stand here as
 * they are written in addresses (decision 47).
 */
export const singleAddresses = {
  'api/forms/:first/:second': { file: 'api/forms.ts', access: all },
  'brand-world/fr/:slug': { file: 'pages/listing/brand-world/french-path-route.ts', access: all },
  'locales/:locale/:namespace': { file: 'api/locale-namespace.ts', access: all, isOpenInPrivateShop: true },
  'api/openapi.json': { file: 'api/openapi/route.ts', access: all },
  'api/content/webhook': { file: 'api/content-webhook.ts', access: key },
  'api/cms/catalogue/products': { file: 'api/cms-products.ts', access: key },
  'api/cms/catalogue/choices': { file: 'api/cms-choices.ts', access: key },
  'api/cms/catalogue/offer': { file: 'api/cms-offer.ts', access: key },
  'api/cms/catalogue/count': { file: 'api/cms-count.ts', access: key },
  'api/cms/content/helpful': { file: 'api/cms-helpful.ts', access: key },
  'api/cms/content/left-out': { file: 'api/cms-left-out.ts', access: key },
  'api/cms/content/unsaved': { file: 'api/cms-unsaved.ts', access: key },
  vorschau: { file: 'api/preview.ts', access: key },
  'api/strapi/fetchcontent/': { file: 'api/fetch-content.ts', access: all, isOpenInPrivateShop: true },
  'api/document-store/getProductQuestions': { file: 'api/questions/product-questions.ts', access: all },
  'api/document-store/getProductReviews': { file: 'api/questions/product-reviews.ts', access: all },
  'api/document-store/postProductQuestion': { file: 'api/questions/post-question.ts', access: own },
  'api/document-store/helpfulVotes': { file: 'api/questions/helpful-votes.ts', access: own },
  'api/document-store/admin/listSponsorMe': { file: 'api/list-sponsor-me.ts', access: staffCall },
  'api/document-store/admin/listSponsorMePayments': { file: 'api/list-sponsor-me-payments.ts', access: staffCall },
  'api/document-store/admin/getProductQuestions': { file: 'api/questions/staff-questions.ts', access: staffCall },
  'api/document-store/admin/updateProductQuestion': { file: 'api/questions/update-question.ts', access: staffCall },
  'api/document-store/storeErrorLogsToFirebase': {
    file: 'api/browser-error.ts',
    access: all,
    isOpenInPrivateShop: true,
  },
  'api/document-store/admin/getCheckouts': { file: 'api/admin-checkouts.ts', access: staffCall },
  'api/team-chat/send-caught-checkout-bug': { file: 'api/checkout-bug.ts', access: all },
  'api/search': { file: 'api/search.ts', access: all },
  'api/search-engine': { file: 'api/search-engine.ts', access: all },
  'api/search/redirect': { file: 'api/search-redirect.ts', access: all },
  'api/quiz/count': { file: 'api/quiz-count.ts', access: all },
  'api/faq/helpful': { file: 'api/faq-helpful.ts', access: all },
  'api/stories/act': { file: 'api/story-act.ts', access: own },
  'api/stories/own': { file: 'api/stories-own.ts', access: own },
  'api/assistant': { file: 'api/assistant.ts', access: all },
  'api/assistant/feedback': { file: 'api/assistant-feedback.ts', access: all },
  'api/assistant/handover': { file: 'api/assistant-handover.ts', access: all },
  'api/store-spreadsheet': { file: 'api/store-spreadsheet.ts', access: key },
  'api/products/filterV2': { file: 'api/products-filter.ts', access: all },
  'api/products/count': { file: 'api/products-count.ts', access: all },
  'api/products/get-search-index': { file: 'api/products-search-index.ts', access: all },
  'api/products/bikes/fetch-bikes-by-slugs/:slugs': { file: 'api/products-by-slugs.ts', access: all },
  'api/team-chat/page-not-found': { file: 'api/page-not-found.ts', access: all },
  'api/partners/:partner': { file: 'api/partner-notice.ts', access: key },
  'api/partners/financing/pictures/:id': { file: 'api/partner-picture.ts', access: key },
  'api/getToken': { file: 'api/get-token.ts', access: own, isOpenInPrivateShop: true },
  'api/auth/sendMagicLink': { file: 'api/send-magic-link.ts', access: own, isOpenInPrivateShop: true },
  'api/auth/isUserPartOfOrganization': { file: 'api/is-member.ts', access: own, isOpenInPrivateShop: true },
  'api/auth/passkeys/challenge': { file: 'api/passkey-challenge.ts', access: own, isOpenInPrivateShop: true },
  'api/auth/passkeys/register': { file: 'api/passkey-register.ts', access: own },
  'api/auth/passkeys/sign-in': { file: 'api/passkey-sign-in.ts', access: own, isOpenInPrivateShop: true },
  'anmelden/google': { file: 'pages/sign-in/google-route.ts', access: all, isOpenInPrivateShop: true },
  'anmelden/google/antwort': { file: 'pages/sign-in/google-answer-route.ts', access: own },
  'anmelden/uebergabe': { file: 'pages/sign-in/handover-route.ts', access: own, isOpenInPrivateShop: true },
  'api/newsletter': { file: 'api/newsletter.ts', access: own },
  'api/visit': { file: 'api/visit.ts', access: own },
  'api/consent': { file: 'api/consent.ts', access: own, isOpenInPrivateShop: true },
  'api/products/recently-viewed': { file: 'api/view-product.ts', access: own },
  'api/products/recently-viewed/:userId': { file: 'api/recently-viewed.ts', access: own },
  'api/document-store/createWishList': { file: 'api/create-wish-list.ts', access: own },
  'api/document-store/getWishList': { file: 'api/get-wish-list.ts', access: own },
  'api/visit/styles.css': { file: 'api/visit-styles.ts', access: own },
  'api/checkout/ip': { file: 'api/checkout-ip.ts', access: own },
  'api/document-signing/downloadDocument/:id': { file: 'api/document-signing-download.ts', access: own },
  'api/cloud-storage/getsignedurl': { file: 'api/cloud-storage-getsignedurl.ts', access: own },
  'api/cloud-storage/deletefile': { file: 'api/cloud-storage-deletefile.ts', access: own },
  'api/cloud-storage/upload/:bucket/*': { file: 'api/cloud-storage-upload.ts', access: key },
  'api/crm/upload-images': { file: 'api/crm-upload-images.ts', access: own },
  'api/crm/files/:id': { file: 'api/crm-file.ts', access: key },
  'api/clickfunnel/createcontact': { file: 'api/clickfunnel-createcontact.ts', access: all },
  'api/downPayment/link/generate': { file: 'api/down-payment-link.ts', access: own },
  'api/checkout/payrexx-firebase-update': { file: 'api/payrexx-update.ts', access: own },
  'api/payment/webhook': { file: 'api/payment-webhook.ts', access: key },
  'zahlung/:number/link': { file: 'api/payment-link.ts', access: own },
  'zahlung/:number/quittung.pdf': { file: 'api/receipt.ts', access: own },
  'zahlung/:number/qr-rechnung.pdf': { file: 'api/qr-bill.ts', access: own },
  'bilder/inhalt/:version/:width/:file': {
    file: 'api/content-picture.ts',
    access: all,
    isOpenInPrivateShop: true,
  },
  'bilder/willkommen.svg': { file: 'api/gate-picture.ts', access: all, isOpenInPrivateShop: true },
  'bilder/:name': { file: 'api/picture.ts', access: all },
  'bilder/foto/:name': { file: 'api/photo.ts', access: all },
  'bilder/sitz/:name': { file: 'api/rider-picture.ts', access: all },
  'bilder/am-bike/:name': { file: 'api/loaded-picture.ts', access: all },
  'bilder/rahmen/:name': { file: 'api/frame-picture.ts', access: all },
  's/:code': { file: 'pages/short-url/route.tsx', access: all },
  'fr/s/:code': { file: 'pages/short-url/french-route.ts', access: all },
  'consultation/termin.ics': { file: 'pages/consultation/ics-route.ts', access: own },
  'creditcheck/2/ausweis': { file: 'pages/credit-check/picture-route.ts', access: own },
  'sitemap.xml': { file: 'seo/sitemap-route.ts', access: all },
  'robots.txt': { file: 'seo/robots-route.ts', access: all, isOpenInPrivateShop: true },

  // The staff's pages.
  admin: { file: 'pages/admin/start/route.tsx', access: staff },
  'admin/bestellungen': { file: 'pages/admin/orders/route.tsx', access: staff },
  'admin/bestellungen.csv': { file: 'pages/admin/orders/csv-route.ts', access: staff },
  'admin/bestellungen/:number': { file: 'pages/admin/order/route.tsx', access: staff },
  'admin/bestellungen/:number/ausweis/:side': { file: 'pages/admin/order/picture-route.ts', access: staff },
  'admin/bestellungen/:number/vertrag.pdf': { file: 'pages/admin/order/contract-route.ts', access: staff },
  'admin/fragen': { file: 'pages/admin/questions/route.tsx', access: staff },
  'admin/rueckrufe': { file: 'pages/admin/consultation/route.tsx', access: staff },
  'admin/rueckrufe.csv': { file: 'pages/admin/csv-route.ts', access: staff },
  'admin/bonitaet': { file: 'pages/admin/credit-checks/route.tsx', access: staff },
  'admin/bonitaet/:id/ausweis/:side': { file: 'pages/admin/credit-checks/picture-route.ts', access: staff },
  'admin/meldungen': { file: 'pages/admin/tickets/route.tsx', access: staff },
  'admin/personen': { file: 'pages/admin/customers/route.tsx', access: staff },
  'admin/personen/daten.json': { file: 'pages/admin/customers/export-route.ts', access: staff },
  'admin/sponsoring': { file: 'pages/admin/sponsoring/route.tsx', access: staff },
  'admin/sponsoring.csv': { file: 'pages/admin/csv-route.ts', access: staff },
  'admin/suche': { file: 'pages/admin/searches/route.tsx', access: staff },
  'admin/suche.csv': { file: 'pages/admin/csv-route.ts', access: staff },
  'admin/assistent': { file: 'pages/admin/assistant/route.tsx', access: staff },
  'admin/assistent.csv': { file: 'pages/admin/assistant/csv-route.ts', access: staff },
  'admin/import': { file: 'pages/admin/imports/route.tsx', access: staff },
  'admin/ausgang': { file: 'pages/admin/outbox/route.tsx', access: staff },
  'admin/ausgang.csv': { file: 'pages/admin/csv-route.ts', access: staff },
  'admin/rabattcodes': { file: 'pages/admin/discounts/route.tsx', access: staff },
  'admin/rabattcodes.csv': { file: 'pages/admin/csv-route.ts', access: staff },
  'admin/quiz': { file: 'pages/admin/quiz/route.tsx', access: staff },
  'admin/kurzlinks': { file: 'pages/admin/short-urls/route.tsx', access: staff },
  'admin/kurzlinks.csv': { file: 'pages/admin/csv-route.ts', access: staff },
  'admin/formulare': { file: 'pages/admin/user-forms/route.tsx', access: staff },
  'admin/formulare.csv': { file: 'pages/admin/csv-route.ts', access: staff },
  'admin/lager': { file: 'pages/admin/stock/route.tsx', access: staff },
  'admin/dokumente': { file: 'pages/admin/documents/route.tsx', access: staff },
  'admin/dokumente.csv': { file: 'pages/admin/csv-route.ts', access: staff },
  'admin/aufgehoben': { file: 'pages/admin/saved-checkouts/route.tsx', access: staff },
  'admin/aufgehoben.csv': { file: 'pages/admin/csv-route.ts', access: staff },
  'admin/zahlungen': { file: 'pages/admin/payments/route.tsx', access: staff },
  'admin/zahlungen/journal': { file: 'pages/admin/payments/journal-route.ts', access: staff },
  'admin/zahlungen/auftrag/:id': { file: 'pages/admin/payments/payout-file-route.ts', access: staff },
  'admin/zahlungen.csv': { file: 'pages/admin/csv-route.ts', access: staff },
  'admin/abrechnungen': { file: 'pages/admin/statements/route.tsx', access: staff },
  'admin/abrechnungen.csv': { file: 'pages/admin/csv-route.ts', access: staff },
  'admin/aktionen': { file: 'pages/admin/campaigns/route.tsx', access: staff },
  'admin/fehler': { file: 'pages/admin/failures/route.tsx', access: staff },
  'admin/fehler.csv': { file: 'pages/admin/csv-route.ts', access: staff },
  'admin/protokoll': { file: 'pages/admin/log/route.tsx', access: staff },
  'admin/protokoll.csv': { file: 'pages/admin/csv-route.ts', access: staff },
  'admin/*': { file: 'pages/admin/unknown-route.ts', access: staff },

  // What is below /api and no call.
  'api/*': { file: 'api/unknown-call.ts', access: all },

  // What developers look at; each answers 404 in production.
  'dev/ui': { file: 'pages/dev/gallery-route.tsx', access: development },
  'dev/mailbox': { file: 'pages/dev/mailbox-route.tsx', access: development },
  'dev/mailbox/:id': { file: 'pages/dev/mail-route.ts', access: development },
  'dev/mails': { file: 'pages/dev/mails-route.tsx', access: development },
  'dev/mails/:locale/:mail/:sample': { file: 'pages/dev/mail-preview-route.ts', access: development },
  'dev/messages': { file: 'pages/dev/messages-route.tsx', access: development },
  'dev/pay/:hash': { file: 'pages/dev/pay-route.tsx', access: development },
  'dev/partners': { file: 'pages/dev/partners-route.tsx', access: development },
  'dev/google': { file: 'pages/dev/google-route.tsx', access: development },
  'dev/searches': { file: 'pages/dev/searches-route.tsx', access: development },
  'dev/riders.svg': { file: 'pages/dev/riders-route.ts', access: development },

  // Everything else.
  '*': { file: 'pages/not-found/route.tsx', access: all },
} satisfies Record<string, RouteRecord>;

/** An address by its name of the site map, or by its path where it has one for all languages. */
export type RouteName = AddressName | keyof typeof singleAddresses;

/** The record of each address. */
export const routeTable: Readonly<Record<RouteName, RouteRecord>> = { ...siteMapRoutes, ...singleAddresses };

/** Every route by Remix's id, with its path as the tables have it. */
export const shopRoutes: readonly { id: string; name: RouteName; path: string; file: string }[] = [
  ...(Object.keys(siteMapRoutes) as AddressName[]).flatMap((name) =>
    locales.map((locale) => ({
      id: `${locale}.${name}`,
      name,
      path: addresses[name][locale],
      file: routeTable[name].file,
    })),
  ),
  ...(Object.keys(singleAddresses) as (keyof typeof singleAddresses)[]).map((name) => {
    const { file } = routeTable[name];
    // Addresses that share a file have their own names as ids.
    const isShared = Object.values(singleAddresses).filter((other) => other.file === file).length > 1;
    return { id: isShared ? name : file.replace(/\.tsx?$/, ''), name, path: `/${name}`, file };
  }),
];

const namesById: ReadonlyMap<string, RouteName> = new Map(shopRoutes.map(({ id, name }) => [id, name]));

/** The record of a route by Remix's id; undefined if the tables have no such route. */
export function recordOfRoute(routeId: string): RouteRecord | undefined {
  const name = namesById.get(routeId);
  return name && routeTable[name];
}

/** What a route of the build asks for, by its id; undefined if no record says so. */
export type AccessOf = (routeId: string) => Access | undefined;

export const accessOfRoute: AccessOf = (routeId) => recordOfRoute(routeId)?.access;
