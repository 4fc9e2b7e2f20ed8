import type { CartLine, CartMeeting, CartState } from '~/modules/cart/cart.ts';
import type { CartMirror } from './mirror.ts';

/** What the drawer shows of a cart; amounts are Rappen. */
export interface CartSummary {
  lines: CartLine[];
  meeting: CartMeeting | null;
  /** Months of its plan; 1 pays once. */
  months: number;
  /** Each month, or all at once. */
  rate: number;
  /** What the entered code takes off; null where there is none in force. */
  discount: { code: string; amount: number } | null;
  /** What is paid in all, after the discount. */
  total: number;
  downPayment: number;
  /** The copy that the browser keeps; null where there is no cart. */
  mirror: CartMirror | null;
}

/** What every page knows of the cart that a summary shows; null where there is none. */
export function cartStateOf({ lines, mirror }: CartSummary): CartState | null {
  if (!mirror) return null;
  const { cartId: id, revision } = mirror;
  return { id, revision, count: lines.length, isSponsored: lines[0]?.isSponsored ?? false };
}
