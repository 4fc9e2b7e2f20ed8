import type { CartLine, CartPlan } from '~/modules/cart/cart.ts';
import { sum, type IsoDate } from '~/modules/financing/financing.ts';
import { draftLedger, draftSchedule } from '~/modules/orders/draft-ledger.ts';
import type { Ledger } from '~/modules/orders/ledger.ts';

/** Input of a cart's ledger in addition to its lines and plan. */
export interface CartFacts {
  today: IsoDate;
  /**
   * Sponsors' payments for lines of the cart, in Rappen; the order uses at most the amount due at once for the line.
   */
  sponsors: readonly { itemId: string; paid: number }[];
  /** The day it is likely to arrive. */
  expectedDelivery: IsoDate | null;
  /** Whether an editors' rule has named that day. */
  isDeliveryNamed: boolean;
}

/** The amount due at once for a line: its down payment, or its price after the discount. Rappen. */
export function dueOfLine(plan: CartPlan, index: number, price: number): number {
  return plan.paysOnce ? price - (plan.discount?.shares[index] ?? 0) : (plan.downPayments[index] ?? 0);
}

/** The ledger of a cart if it is ordered today, for the plan page, the review and the binding click. */
export function cartLedger(lines: readonly CartLine[], plan: CartPlan, facts: CartFacts): Ledger {
  const { today, sponsors, expectedDelivery, isDeliveryNamed } = facts;
  const covered = lines.map(({ id, price }, index) => {
    const paid = sponsors.find(({ itemId }) => itemId === id)?.paid ?? 0;
    return Math.min(paid, dueOfLine(plan, index, price));
  });
  return draftLedger(plan, {
    today,
    hasBike: lines.some(({ kind }) => kind === 'bike'),
    sponsored: sum(covered),
    expectedDelivery,
    isDeliveryNamed,
  });
}

/** The schedule that the cart's order would store; its instalments assume a contract signed this month. */
export const cartSchedule = draftSchedule;
