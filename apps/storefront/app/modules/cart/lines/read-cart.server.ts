import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import { type Database, db, type Prisma } from '~/platform/db.server.ts';
import {
  isOrderable,
  type Picture,
  pictureSize,
  pictureUrl,
  type ProductCard,
  stockLabel,
} from '~/modules/catalog/catalog.ts';
import { addOnIn } from '~/modules/catalog/add-ons.server.ts';
import { hasFreeInsurance } from '~/modules/catalog/free-insurance.ts';
import { promisedDate } from '~/modules/catalog/promised-date.server.ts';
import { isRowSoldHere as isCardSoldHere } from '~/modules/catalog/assortment.server.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import { offeredPrice, publicDiscount } from '~/modules/pricing/pricing.ts';
import {
  type CartLine,
  type CartState,
  type CartView,
  type LineNotice,
  maxCartLines,
  noCart,
} from '~/modules/cart/cart.ts';

const itemSelect = {
  id: true,
  variantId: true,
  selectedAddOn: true,
  downPayment: true,
  isOnSale: true,
  initialPrice: true,
  acceptedPrice: true,
  isSponsored: true,
  wasInStock: true,
  variant: {
    select: {
      productId: true,
      size: true,
      colorSlug: true,
      price: true,
      uvpPrice: true,
      stockStatus: true,
      stockQuantity: true,
      expectedDeliveryDate: true,
      vanishedAt: true,
      offers: { where: { percent: { not: null } }, select: { percent: true, startsAt: true, endsAt: true } },
      product: { select: { status: true, pictures: true, metaData: true } },
    },
  },
} satisfies Prisma.CartItemSelect;

type ItemRow = Prisma.CartItemGetPayload<{ select: typeof itemSelect }>;

const meetingSchema = z.object({
  kind: z.enum(['merged', 'restored']),
  added: z.number(),
  same: z.number(),
  gone: z.number(),
  tooMany: z.number(),
});

/** Width that pages reserve for a line's picture, in pixels of its proportion. */
const PICTURE_WIDTH = 800;

export type ProductCards = ReadonlyMap<number, ProductCard>;

interface ReadCart {
  cart: CartView;
  /** As it is stored; null if none was entered. */
  discountCode: string | null;
  /** Whether every stored line is in it: one whose product has no card is left out. */
  isWhole: boolean;
}

interface CartReader {
  /** null before the first write: the cart is empty. */
  visitor: Visitor | null;
  locale: Locale;
}

/**
 * Reads a visitor's cart in one language, in the order things were added. Prices and stock are the catalogue's. Every
 * line that a shopper sees or orders is made here.
 * @param within a transaction, with the product cards it is to use; without it they are read too
 */
export async function readCart(
  { visitor, locale }: CartReader,
  within?: { database: Database; cards: ProductCards },
): Promise<ReadCart> {
  const row =
    visitor &&
    (await (within?.database ?? db).cart.findUnique({
      where: { userId: visitor.userId },
      select: {
        id: true,
        revision: true,
        planLength: true,
        insurance: true,
        discountCode: true,
        meeting: true,
        items: { select: itemSelect, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
      },
    }));
  if (!row) return { cart: noCart, discountCode: null, isWhole: true };
  const { items, meeting, discountCode, ...facts } = row;
  const productIds = items.map((item) => item.variant.productId);
  const lines = toLines(items, within?.cards ?? (await listCards(productIds, locale)), locale);
  return {
    cart: { ...facts, lines, meeting: meetingSchema.safeParse(meeting).data ?? null },
    discountCode,
    isWhole: lines.length === items.length,
  };
}

/** A visitor's cart in one language, without its plan. */
export async function viewCart(reader: CartReader): Promise<CartView> {
  return (await readCart(reader)).cart;
}

/** The cards of the products in a visitor's cart, for a transaction that is to read it (`pricedCartToOrder`). */
export async function cartCards({ visitor, locale }: { visitor: Visitor; locale: Locale }): Promise<ProductCards> {
  const items = await db.cartItem.findMany({
    where: { cart: { userId: visitor.userId } },
    select: { variant: { select: { productId: true } } },
  });
  return listCards(
    items.map(({ variant }) => variant.productId),
    locale,
  );
}

export async function listCards(productIds: readonly number[], locale: Locale): Promise<ProductCards> {
  const cards = await findProductCards({ ids: [...new Set(productIds)], locale, everywhere: true });
  return new Map(cards.map((card) => [card.id, card]));
}

/**
 * The state of a visitor's cart; null if there is none. Pages have it by `findVisit`.
 * @forTests
 */
export async function cartState({ userId }: Visitor): Promise<CartState | null> {
  const cart = await db.cart.findUnique({
    where: { userId },
    select: {
      id: true,
      revision: true,
      planLength: true,
      items: { select: { isSponsored: true }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    },
  });
  if (!cart) return null;
  const { items, ...facts } = cart;
  return { ...facts, count: items.length, isSponsored: items[0]?.isSponsored ?? false };
}

function toLines(items: readonly ItemRow[], products: ProductCards, locale: Locale): CartLine[] {
  const places = new Map<number, number>();
  const lines = items.flatMap((item) => {
    const place = (places.get(item.variantId) ?? 0) + 1;
    places.set(item.variantId, place);
    const product = products.get(item.variant.productId);
    return product ? [{ ...toLine(item, product, place), selectedAddOn: addOnOf(item, locale) }] : [];
  });
  return withShopNotices(lines, items, products).map((line) => ({
    ...line,
    mayRepeat: lines.length < maxCartLines && hasMore(line, items) && mayRepeat(line),
  }));
}

/** Says at lines what the instance does not sell, or no second one of (spec §3 Organization). */
function withShopNotices(lines: CartLine[], items: readonly ItemRow[], products: ProductCards): CartLine[] {
  const { assortment, onlyOneProduct } = currentRules();
  if (!assortment && !onlyOneProduct) return lines;
  const productOf = new Map(items.map(({ id, variant }) => [id, products.get(variant.productId)]));
  let first: string | undefined;
  return lines.map((line) => {
    const product = productOf.get(line.id);
    if (!product || !isCardSoldHere(product)) return { ...line, notices: [{ kind: 'not-here' }] };
    if (!onlyOneProduct) return line;
    if (first !== undefined) return { ...line, notices: [{ kind: 'one-only', first }] };
    first = line.name;
    return line;
  });
}

/** Whether the line's own state and the shop allow one more of it: the same as `addLine` would. */
function mayRepeat({ isUsed, notices }: CartLine): boolean {
  if (isUsed || currentRules().onlyOneProduct) return false;
  return notices.every(({ kind }) => kind === 'price-changed' || kind === 'now-on-order');
}

/** Whether there are more pieces of a line's variant than lines of it. */
function hasMore({ variantId }: CartLine, items: readonly ItemRow[]): boolean {
  const same = items.filter((item) => item.variantId === variantId);
  const { stockStatus, stockQuantity } = same[0]?.variant ?? {};
  return stockStatus !== 'instock' || stockQuantity == null || stockQuantity > same.length;
}

/** The chosen extra in the language of the page, whichever it was chosen in. */
const addOnOf = ({ selectedAddOn, variant }: ItemRow, locale: Locale): string | null =>
  selectedAddOn && addOnIn(variant.product.metaData, selectedAddOn, locale);

function toLine(item: ItemRow, product: ProductCard, place: number): Omit<CartLine, 'selectedAddOn'> {
  const { variant } = item;
  const notices = noticesOf(item, place);
  const isSoldOut = notices.some((notice) => notice.kind === 'sold-out');
  return {
    id: item.id,
    variantId: item.variantId,
    kind: product.kind,
    slug: product.slug,
    name: product.name,
    brand: product.brand?.name ?? null,
    colour: colourOf(variant.colorSlug, product)?.name ?? null,
    size: variant.size,
    picture: pictureOf(variant, product),
    price: variant.price,
    initialPrice: item.initialPrice,
    isOnSale: item.isOnSale,
    isReduced: publicDiscount({ displayPrice: variant.price, uvpPrice: variant.uvpPrice }) !== null,
    offerUntil: offerEndOf(variant.offers, new Date()),
    isSponsored: item.isSponsored,
    isUsed: product.isOccasion,
    isInsuranceFree: product.kind === 'bike' && hasFreeInsurance(variant.product.metaData),
    stock: isSoldOut ? 'sold-out' : stockLabel(variant.stockStatus),
    expectedDeliveryDate: promisedDate(variant.expectedDeliveryDate),
    downPayment: item.downPayment,
    notices,
    mayRepeat: false,
  };
}

/** When the offer that makes the price ends: of several that run, the greatest one's end. */
function offerEndOf(offers: ItemRow['variant']['offers'], now: Date): string | null {
  const [best] = offers
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    .sort((a, b) => (b.percent ?? 0) - (a.percent ?? 0) || b.endsAt.getTime() - a.endsAt.getTime());
  return best ? best.endsAt.toISOString() : null;
}

/** The variant's colour where the product is drawn, its cover where it is photographed. */
export function pictureOf(
  variant: { colorSlug: string | null; product: { pictures: string } },
  product: ProductCard,
): Picture {
  if (variant.product.pictures === 'photo') return { ...product.picture, alt: '' };
  const colour = colourOf(variant.colorSlug, product)?.slug;
  return { src: pictureUrl(product, { colour }), ...pictureSize(product.kind, PICTURE_WIDTH), alt: '' };
}

export function colourOf(slug: string | null, { colours }: ProductCard) {
  return colours.find((colour) => colour.slug === slug);
}

/** The notices of a line. @param place of the line among those of the same variant, from 1 */
function noticesOf({ variant, acceptedPrice, wasInStock }: ItemRow, place: number): LineNotice[] {
  const isForSale =
    variant.product.status === 'published' && isOrderable({ ...variant, vanished: variant.vanishedAt !== null });
  if (!isForSale) return [{ kind: 'sold-out' }];
  const left = variant.stockStatus === 'instock' ? variant.stockQuantity : null;
  if (left !== null && place > left) return [left > 0 ? { kind: 'not-enough', left } : { kind: 'sold-out' }];
  const waits = wasInStock && variant.stockStatus !== 'instock';
  const now = new Date();
  // An offer is why it costs more where the shopper knows the very price that it made.
  const hasOfferEnded = variant.offers.some(
    ({ percent, endsAt }) => endsAt <= now && acceptedPrice === offeredPrice(variant.price, percent ?? 0),
  );
  return [
    ...(waits ? [{ kind: 'now-on-order' } as const] : []),
    ...(variant.price === acceptedPrice
      ? []
      : [
          {
            kind: 'price-changed',
            from: acceptedPrice,
            to: variant.price,
            ...(hasOfferEnded ? { hasOfferEnded } : {}),
          } as const,
        ]),
  ];
}
