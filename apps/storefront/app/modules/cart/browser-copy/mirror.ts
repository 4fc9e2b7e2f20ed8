import type { CartView } from '~/modules/cart/cart.ts';

/*
 * The browser's copy of the cart, in local storage under `cart` (spec §3 Cart item, §5, §8, §9; decision 23). The
 * server's cart is the truth: the copy says what is in it where a page carries no cart, and brings back a lost one.
 */

/** Of the copy's shape: an older one is not read. */
export const MIRROR_VERSION = 1;

/** What the copy keeps of a product; amounts are Rappen. */
export interface MirroredProduct {
  name: string;
  slug: string;
  price: number;
  image: string;
}

/** A line of the copy, by the specification's names; amounts are Rappen. */
export interface MirroredItem {
  product: MirroredProduct;
  selectedSize: string | null;
  selectedAddOn: string | null;
  selectedVariationId: number;
  /** Absent if the preset applies. */
  downPayment?: number | string;
  uniqueId: string;
  isOnSale: boolean;
  initialPrice: number;
  isSponsored: boolean;
}

/**
 * The copy, its members in this order. One without items is a tombstone: that cart was ordered or emptied and never
 * comes back.
 */
export interface CartMirror {
  version: typeof MIRROR_VERSION;
  cartId: string;
  revision: number;
  planLength: number;
  insurance: boolean;
  items: MirroredItem[];
}

/** What the browser reports of a copy that it can't use (spec §8). */
export type MirrorProblem = 'Cart Item is too old' | "Cart Item Doesn't match needed type";

/** What a stored copy turned out to be. */
export interface ReadMirror {
  /** null if there is none that can be used: the cart counts as empty (spec §5). */
  mirror: CartMirror | null;
  problem?: MirrorProblem;
  /** Items that were dropped (spec §5). */
  dropped: unknown[];
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
const isTextOrNull = (value: unknown) => value === null || isText(value);

function isProduct(value: unknown): boolean {
  return isFields(value) && [value.name, value.slug, value.image].every(isText) && isNumber(value.price);
}

/** Whether a value has the shape of a cart item (spec §3). */
export function isMirroredItem(value: unknown): value is MirroredItem {
  if (!isFields(value)) return false;
  const { downPayment } = value;
  return (
    isProduct(value.product) &&
    isTextOrNull(value.selectedSize) &&
    isTextOrNull(value.selectedAddOn) &&
    isNumber(value.selectedVariationId) &&
    (downPayment === undefined || isNumber(downPayment) || (isText(downPayment) && /^\d+$/.test(downPayment))) &&
    isText(value.uniqueId) &&
    typeof value.isOnSale === 'boolean' &&
    isNumber(value.initialPrice) &&
    typeof value.isSponsored === 'boolean'
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const unusable = (problem: MirrorProblem): ReadMirror => ({ mirror: null, problem, dropped: [] });

/**
 * Reads a stored copy (spec §5, §8): one of an older version or another shape counts as empty and says why; items that
 * do not fit are dropped.
 * @param text as stored; null if there is nothing
 */
export function readMirror(text: string | null): ReadMirror {
  if (text === null) return { mirror: null, dropped: [] };
  const value = parsed(text);
  // Carts were once stored as bare lists of items, without a version.
  if (Array.isArray(value)) return unusable('Cart Item is too old');
  if (!isFields(value)) return unusable("Cart Item Doesn't match needed type");
  const { version = 0, cartId, revision, planLength, insurance, items } = value;
  if (isNumber(version) && version < MIRROR_VERSION) return unusable('Cart Item is too old');
  const fits =
    version === MIRROR_VERSION &&
    isText(cartId) &&
    isNumber(revision) &&
    isNumber(planLength) &&
    typeof insurance === 'boolean' &&
    Array.isArray(items);
  if (!fits) return unusable("Cart Item Doesn't match needed type");
  return {
    mirror: { version, cartId, revision, planLength, insurance, items: items.filter(isMirroredItem) },
    dropped: items.filter((item: unknown) => !isMirroredItem(item)),
  };
}

/** What is to be done about a copy. */
export type MirrorStep =
  /** It is what the page shows, or there is nothing on either side. */
  | 'nothing'
  /** The page contains no cart: the copy has the number of lines. */
  | 'show'
  /** The server's cart is another one or newer: it is fetched and replaces the copy. */
  | 'refresh'
  /** The server's copy is gone or lies with another cart: the lines are brought back. */
  | 'restore';

/**
 * Compares a copy with the cart that a page carries.
 * @param cart null if the page carries none
 * @param isWanted whether the shopper is looking at the cart: only then is a lost one brought back
 */
export function mirrorStep(
  cart: { id: string; revision: number } | null,
  mirror: CartMirror | null,
  isWanted: boolean,
): MirrorStep {
  const hasItems = mirror !== null && mirror.items.length > 0;
  if (!cart) return hasItems ? (isWanted ? 'restore' : 'show') : 'nothing';
  if (!mirror) return 'refresh';
  if (mirror.cartId !== cart.id) return hasItems ? 'restore' : 'refresh';
  return mirror.revision === cart.revision ? 'nothing' : 'refresh';
}

/** The request to restore a lost cart: its lines and choices. The server takes the prices from the catalogue. */
export function lostCartOf({ cartId, planLength, insurance, items }: CartMirror) {
  const lines = items.map(({ uniqueId, selectedVariationId, selectedAddOn, downPayment }) => ({
    id: uniqueId,
    variantId: selectedVariationId,
    selectedAddOn,
    downPayment: downPayment === undefined ? null : Number(downPayment),
  }));
  return { cartId, planLength, insurance, lines };
}

/** The copy of a cart; null if there is none. */
export function mirrorOf({ id, revision, lines, planLength, insurance }: CartView): CartMirror | null {
  if (id === null) return null;
  const items = lines.map((line): MirroredItem => {
    const { name, slug, price, picture, size, downPayment } = line;
    return {
      product: { name, slug, price, image: picture.src },
      selectedSize: size,
      selectedAddOn: line.selectedAddOn,
      selectedVariationId: line.variantId,
      ...(downPayment !== null && { downPayment }),
      uniqueId: line.id,
      isOnSale: line.isOnSale,
      initialPrice: line.initialPrice,
      isSponsored: line.isSponsored,
    };
  });
  return { version: MIRROR_VERSION, cartId: id, revision, planLength, insurance, items };
}
