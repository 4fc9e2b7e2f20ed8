import type { CartMeeting } from './lines/cart-meeting.ts';
import type { Picture, ProductKind, StockLabel } from '~/modules/catalog/catalog.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';

export type { CartMeeting } from './lines/cart-meeting.ts';
export { type CartChoice, type CartPlan, cartPlan } from './cart-plan.ts';
export { localPath } from './local-path.ts';

/** A notice at a line of the cart; amounts are Rappen. */
export type LineNotice =
  /**
   * The catalogue's price is another one than the shopper knows, since a limited offer has ended perhaps; it counts
   * once it is accepted.
   */
  | { kind: 'price-changed'; from: number; to: number; hasOfferEnded?: true }
  /** It can't be ordered any more. */
  | { kind: 'sold-out' }
  /** The instance does not sell it: it came along from another one. */
  | { kind: 'not-here' }
  /** The instance sells one product at a time, and it is the one before. */
  | { kind: 'one-only'; first: string }
  /** More lines of the same variant than there are pieces. */
  | { kind: 'not-enough'; left: number }
  /** It was in stock when it was added and is on order now: good to know, no reason against ordering. */
  | { kind: 'now-on-order' };

/** One line of the cart (spec §3 Cart item): plain data for pages. Two pieces are two lines. */
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
  /** Whether it has a public discount now: its regular price is above this one. */
  isReduced: boolean;
  /** ISO date and time: when the limited offer that makes the price ends; null if none does. */
  offerUntil: string | null;
  isSponsored: boolean;
  isUsed: boolean;
  /** Whether it comes with its insurance at no charge (spec §3: free_insurance). */
  isInsuranceFree: boolean;
  stock: StockLabel;
  /** ISO date; known for some variants on order. */
  expectedDeliveryDate: string | null;
  /** Rappen the shopper chose to pay down; null if the preset applies. */
  downPayment: number | null;
  notices: LineNotice[];
  /** Whether one more of the same can be put into the cart. */
  mayRepeat: boolean;
}

/** A visitor's cart as it is stored, priced by the catalogue. */
export interface CartView {
  /** null if the visitor has none. */
  id: string | null;
  /** Rises with every change. */
  revision: number;
  lines: CartLine[];
  /** The wished plan length in months; the cart may not allow it any more (`cartPlan` has the effective one). */
  planLength: number;
  insurance: boolean;
  /** The result of carts that met, until the next change. */
  meeting: CartMeeting | null;
}

/** The cart of a visitor without one. */
export const noCart: CartView = {
  id: null,
  revision: 0,
  lines: [],
  planLength: defaultPlanLength,
  insurance: false,
  meeting: null,
};

/** More lines are no shopper's cart. */
export const maxCartLines = 20;

/** What every page knows of a visitor's cart. */
export interface CartState {
  id: string;
  /** Rises with every change. */
  revision: number;
  /** Lines in it. */
  count: number;
  /** Months that were chosen for it; 1 pays once. */
  planLength: number;
  /** Whether its first line is sponsored: such a cart ends with the checkout it was made for. */
  isSponsored: boolean;
}

/** Notices that a shopper can leave as they are. */
const isHarmless = ({ kind }: LineNotice): boolean => kind === 'now-on-order';

/** The lines that can be ordered: plan and totals are made of these. */
export function orderableLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(({ notices }) => notices.every((each) => each.kind === 'price-changed' || isHarmless(each)));
}

/** Whether something at a line has to be answered before the cart can be ordered. */
export function isBlocked(lines: readonly CartLine[]): boolean {
  return lines.some(({ notices }) => !notices.every(isHarmless));
}

/** Why something could not be put into the cart. */
export type AddRefusal =
  /** No such product or variant, or no longer for sale. */
  | 'not-found'
  | 'sold-out'
  /** The product comes in several sizes or colours, and none was chosen. */
  | 'choose-variant'
  /** More is to be paid down than the plan allows. */
  | 'down-payment'
  /** The down payment is no amount of whole francs. */
  | 'down-payment-amount'
  | 'cart-full'
  /** The instance sells one product at a time. */
  | 'one-only';

export type AddResult = { ok: true; itemId: string } | { ok: false; refusal: AddRefusal };

/** Refusals of a change of the cart with a specific text; others get a general one. */
export const refusalCodes = [
  'not-found',
  'sold-out',
  'choose-variant',
  'down-payment',
  'down-payment-amount',
  'cart-full',
  'one-only',
  'link-expired',
  'undo-too-late',
  'postcode',
] as const;

/** What a change of the cart answers where a script asks for data; everyone else is redirected. */
export type CartAnswer =
  | {
      ok: true;
      /** The line that was added. */
      itemId?: string;
      /** The line that was taken out and can be put back. */
      removed?: string;
    }
  | { ok: false; refusal: string };

/** Whether a line's price is a reduced one now; an offer that made it cheaper when it was added may have ended. */
export function isOnOffer({ isReduced, offerUntil }: Pick<CartLine, 'isReduced' | 'offerUntil'>): boolean {
  return isReduced || offerUntil !== null;
}
