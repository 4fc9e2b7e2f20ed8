import { formatAmount } from '~/i18n/money.ts';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import type { ProductCard } from '~/modules/catalog/catalog.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { productTile } from '~/modules/catalog/product-tile.ts';
import { MAX_COMPARED } from '~/modules/comparison/comparison.ts';
import { accountOf } from '~/modules/identity/account.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import type { WishedItem } from '~/modules/wishlist/wishlist.ts';
import { findOwnWishlist, sharedWishlist } from '~/modules/wishlist/wishlist.server.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { href } from '~/site-map.ts';
import type { WishOrder } from './list-order.ts';
import type { WishedCard, WishlistView } from './wishlist-view.ts';

interface WishlistKey {
  visitor: Visitor | null;
  /** The spec's `uid` of the address; null for one's own list. */
  uid: string | null;
  order: WishOrder;
  locale: Locale;
}

/** What the wishlist's page shows: one's own list, or another's (spec §2). */
export async function loadWishlist({ visitor, uid, order, locale }: WishlistKey): Promise<WishlistView> {
  const shared = uid === null ? null : await sharedWishlist(uid, visitor);
  if (uid !== null && !shared) return { kind: 'gone' };
  if (shared && !shared.isOwn) {
    const products = await forSale(shared.productIds, locale);
    const cards = await listCards(products, new Map(), { order, locale });
    const { shareId, ownerName } = shared;
    return { kind: 'shared', uid: shareId, order, ownerName, cards, compared: comparedOf(products) };
  }
  const list = await findOwnWishlist(visitor);
  if (!list || list.items.length === 0) return { kind: 'empty' };
  const ids = list.items.map(({ productId }) => productId);
  const [products, account] = await Promise.all([forSale(ids, locale), accountOf(visitor)]);
  const items = new Map(list.items.map((item) => [item.productId, item]));
  const { ownerName, priceMail, stockMail, shareId } = list;
  return {
    kind: 'own',
    order,
    cards: await listCards(products, items, { order, locale }),
    compared: comparedOf(products),
    unavailable: ids.filter((id) => !products.some((product) => product.id === id)),
    link: `${currentAddress()}${href('wishlist', {}, locale, { uid: shareId })}`,
    ownerName,
    priceMail,
    stockMail,
    email: account?.email ?? null,
  };
}

async function forSale(ids: readonly number[], locale: Locale): Promise<ProductCard[]> {
  return (await findProductCards({ ids, locale })).filter(({ status }) => status === 'published');
}

function comparedOf(products: readonly ProductCard[]): string {
  const bikes = products.filter(({ kind }) => kind === 'bike').slice(0, MAX_COMPARED);
  return bikes.map(({ slug }) => slug).join(',');
}

async function listCards(
  products: readonly ProductCard[],
  items: ReadonlyMap<number, WishedItem>,
  { order: { months, sort }, locale }: { order: WishOrder; locale: Locale },
): Promise<WishedCard[]> {
  const t = i18nFor(locale, 'common');
  const rising = sort === 'preis-auf' ? 1 : -1;
  const sorted =
    sort === 'zuletzt' ? products : products.toSorted((one, other) => rising * (one.displayPrice - other.displayPrice));
  return sorted.map((product) => {
    const tile = productTile(product, { months, locale, t });
    const item = items.get(product.id);
    const drop = item && dropOf(product, item, months);
    return drop ? { tile, drop } : { tile };
  });
}

/** What a product costs less than when it was noted, in the figure that its card shows; undefined below one franc. */
function dropOf(product: ProductCard, { notedPrice, notedAt }: WishedItem, months: number): WishedCard['drop'] {
  const now = cardPlan(product, months);
  const then = cardPlan({ ...product, displayPrice: notedPrice }, months);
  const less = then.rate - now.rate;
  if (then.months !== now.months || less < 100) return undefined;
  return { less: formatAmount(less), before: formatAmount(then.rate), isMonthly: now.months > 1, since: notedAt };
}
