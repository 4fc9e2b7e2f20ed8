import type { CartLine, CartMeeting, CartState } from '~/modules/cart/cart.ts';
import type { Picture } from '~/modules/catalog/catalog.ts';
import type { LineDays } from '~/modules/delivery/line-days.ts';
import type { PlanAmounts, SharedPlan, SigningExample } from '~/modules/financing/financing.ts';
import type { Obligation } from '~/modules/orders/ledger.ts';
import type { CartMirror } from './mirror.ts';

/** What goes with the bike in a cart; prices are Rappen. */
export interface FittingThings {
  /** The bike, without its maker. */
  bike: string;
  things: readonly { slug: string; name: string; subtitle: string; price: number; picture: Picture }[];
}

export interface SummaryLine extends CartLine {
  /**
   * Rappen; spec §3: its price once its down payment is made. The whole price where the plan pays once, or it can't be
   * ordered.
   */
  finalPriceWithoutDownPayment: number;
}

/** What the drawer shows of a cart; amounts are Rappen. */
export interface CartSummary {
  lines: SummaryLine[];
  meeting: CartMeeting | null;
  /** Its plan, after the discount. */
  amounts: PlanAmounts;
  /** What an employer pays of it; null if none does. */
  shared: SharedPlan | null;
  /** Each line alone on that plan, by its id (`linePlans`). */
  linePlans: Record<string, PlanAmounts>;
  /** When its lines are there. */
  delivery: LineDays;
  /** What goes with its first bike; null if there is none. */
  fitting: FittingThings | null;
  /** A month's rate if nothing were paid down. */
  undiminished: number;
  /** When instalments would be due. */
  example: SigningExample;
  /** What would have to be paid at once; null if nothing would, and for a cart that sponsors pay down on. */
  due: Obligation | null;
  /** What the entered code takes off; null if there is none in force. */
  discount: { code: string; amount: number } | null;
  /** The order placed from this cart in the last 24 hours; set by the orders module. */
  placed?: { number: string } | null;
  /** The copy that the browser keeps; null if there is no cart. */
  mirror: CartMirror | null;
}

/** What every page knows of the cart that a summary shows; null if there is none. */
export function cartStateOf({ lines, mirror }: CartSummary): CartState | null {
  if (!mirror) return null;
  const { cartId: id, revision, planLength } = mirror;
  return { id, revision, planLength, count: lines.length, isSponsored: lines[0]?.isSponsored ?? false };
}
