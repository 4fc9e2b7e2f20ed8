import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { productTile } from '~/modules/catalog/product-tile.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { findTracker } from '~/modules/fulfilment/tracker.server.ts';
import type { Account } from '~/modules/identity/account.ts';
import { listDevices, listGoogleAccounts } from '~/modules/identity/account.server.ts';
import { erasureOf } from '~/modules/identity/erasure.server.ts';
import { listPasskeys, relyingParty } from '~/modules/identity/passkeys.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { listOrders, type ListedOrder } from '~/modules/orders/orders.server.ts';
import { listOwnQuestions, reviewablePieces } from '~/modules/questions/questions.server.ts';
import { findVisit } from '~/modules/visit/visit.server.ts';
import { findOwnWishlist } from '~/modules/wishlist/wishlist.server.ts';
import { alternatesOf, href, localeOfRequest, type PageName } from '~/site-map.ts';
import type { AccountWishlist, AccountOrder, AccountView } from './account-view.ts';

/** Title, description and addresses of a page of the account; it is not for search engines. */
export async function accountPage(
  locale: Locale,
  name: Extract<PageName, 'account' | 'accountData' | 'accountErase'> = 'account',
) {
  const t = i18nFor(locale, 'account');
  return {
    locale,
    title: `${t('title')} · Velory`,
    description: t('description'),
    alternates: alternatesOf(name, {}),
    noindex: true,
  };
}

interface AccountKey {
  visitor: Visitor;
  account: Account;
  locale: Locale;
  /** `Cookie` header of the request: it says which device asks. */
  cookieHeader: string | null;
}

/** What a person's own page shows: orders with their status, what is recorded, ways to sign in, devices. */
export async function loadAccount({ visitor, account, locale, cookieHeader }: AccountKey): Promise<AccountView> {
  const [orders, wishlist, google, passkeys, devices, questions, pieces, erasure, visit] = await Promise.all([
    listOrders(visitor),
    getWishlist(visitor, locale),
    listGoogleAccounts(visitor),
    listPasskeys(visitor),
    listDevices(visitor, cookieHeader),
    listOwnQuestions(visitor),
    reviewablePieces(visitor, locale),
    erasureOf(visitor),
    findVisit(cookieHeader),
  ]);
  const views = await Promise.all(orders.map((order) => orderView(order, { visitor, locale })));
  const { email } = account;
  return {
    email,
    orders: views.flatMap((view) => view ?? []),
    wishlist: wishlist,
    google,
    passkeys,
    offersPasskeys: relyingParty() !== null,
    devices,
    questions,
    pieces,
    erasure,
    height: visit?.height ?? null,
  };
}

/** Products of the list that the account shows. */
const WISHLIST_TILES = 4;

async function getWishlist(visitor: Visitor, locale: Locale): Promise<AccountWishlist> {
  const list = await findOwnWishlist(visitor);
  if (!list || list.items.length === 0) return { count: 0, tiles: [] };
  const ids = list.items.map(({ productId }) => productId);
  const t = i18nFor(locale, 'common');
  const sold = (await findProductCards({ ids, locale })).filter(({ status }) => status === 'published');
  const tiles = sold
    .slice(0, WISHLIST_TILES)
    .map((card) => productTile(card, { months: defaultPlanLength, locale, t }));
  return { count: sold.length, tiles };
}

async function orderView(
  order: ListedOrder,
  { visitor, locale }: { visitor: Visitor; locale: Locale },
): Promise<AccountOrder | null> {
  const tracker = await findTracker({ number: order.number, visitor, locale });
  if (!tracker) return null;
  const { items, due } = tracker;
  return { ...order, names: items.map(({ name }) => name), image: items[0]?.image ?? null, due };
}

/** Where a person signs in who asks for a page of the account. */
export function signInPath(
  request: Request,
  name: Extract<PageName, 'account' | 'accountData' | 'accountErase'> = 'account',
): string {
  const locale = localeOfRequest(request);
  return href('signIn', {}, locale, { zurueck: href(name, {}, locale) });
}
