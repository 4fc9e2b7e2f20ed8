import type { CartLine, CartPlan } from '~/modules/cart/cart.ts';
import { sum, type IsoDate } from '~/modules/financing/financing.ts';
import { draftLedger, draftSchedule } from '~/modules/orders/draft-ledger.ts';
import type { Ledger } from '~/modules/orders/ledger.ts';

/** What the ledger of a cart needs beside its lines and its plan. */
export interface CartFacts {
  today: IsoDate;
  /** What sponsors have paid for lines of the cart, Rappen; the order takes of it what is due at once for the line. */
  sponsors: readonly { itemId: string; paid: number }[];
  /** The day it is likely to arrive. */
  expectedDelivery: IsoDate | null;
  /** Whether an editors' rule has named that day. */
  isDeliveryNamed: boolean;
}

/** What is due at once for a line: its down payment, or its price after the discount. Rappen. */
export function dueOfLine(plan: CartPlan, index: number, price: number): number {
  return plan.paysOnce ? price - (plan.discount?.shares[index] ?? 0) : (plan.downPayments[index] ?? 0);
}

/** Who will have to pay and do what, should a cart be ordered today: what the plan page, the review and the binding click show. */
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

/** The payments that a cart's order would store, its instalments as if the contract was signed this month. */
export const cartSchedule = draftSchedule;
