import type { Picture, ProductKind } from '../catalog/catalog.ts';

export { type CartChoice, type CartPlan, cartPlan } from './cart-plan.ts';
export { localPath } from './local-path.ts';

/** What is said at a line of the cart; amounts are Rappen. */
export type LineNotice =
  /** The catalogue's price is another one than the shopper knows; it counts once it is accepted. */
  | { kind: 'price-changed'; from: number; to: number }
  /** It can't be ordered any more. */
  | { kind: 'sold-out' }
  /** More lines of the same variant than there are pieces. */
  | { kind: 'not-enough'; left: number };

/** One line of the cart (spec §3 Cart item): plain data for pages. Quantity is said by separate lines. */
export interface CartLine {
  /** Spec: uniqueId */
  id: string;
  /** Spec: selectedVariationId */
  variantId: number;
  kind: ProductKind;
  slug: string;
  name: string;
  brand: string | null;
  /** Name of the colour in the page's language. */
  colour: string | null;
  size: string | null;
  selectedAddOn: string | null;
  picture: Picture;
  /** Rappen; the catalogue's price, which is the one that counts. */
  price: number;
  /** Rappen; the price when it was added. */
  initialPrice: number;
  isOnSale: boolean;
  isSponsored: boolean;
  isUsed: boolean;
  /** What its label says. */
  stock: 'in-stock' | 'on-order' | 'sold-out';
  /** ISO date; known for some variants on order. */
  expectedDeliveryDate: string | null;
  /** Rappen the shopper chose to pay down; null where the preset applies. */
  downPayment: number | null;
  notices: LineNotice[];
}

/** A visitor's cart as it is stored, priced by the catalogue. */
export interface CartView {
  lines: CartLine[];
  /** Months the shopper wished; the cart may not allow them any more (`cartPlan` says what stands). */
  planLength: number;
  insurance: boolean;
}

/** The cart of a visitor without one. */
export const emptyCart: CartView = { lines: [], planLength: 36, insurance: false };

/** More lines are no shopper's cart. */
export const maxCartLines = 20;

/** The lines that can be ordered: plan and totals are made of these. */
export function orderableLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter((line) => line.notices.every((notice) => notice.kind === 'price-changed'));
}

/** Whether something at a line has to be answered before the cart can be ordered. */
export function isBlocked(lines: readonly CartLine[]): boolean {
  return lines.some((line) => line.notices.length > 0);
}

/** Why something could not be put into the cart. */
export type AddRefusal =
  /** No such product or variant, or no longer for sale. */
  | 'not-found'
  | 'sold-out'
  /** The product comes in several sizes or colours, and none was chosen. */
  | 'choose-variant'
  | 'cart-full';

export type AddResult = { ok: true; itemId: string } | { ok: false; refusal: AddRefusal };
