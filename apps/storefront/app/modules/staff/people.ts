import type { OrderStage } from '~/modules/orders/order-stages.ts';

/** Somebody that a search of the staff finds. */
export interface FoundPerson {
  email: string;
  name: string | null;
  /** Orders that the search found. */
  orders: number;
  hasAccount: boolean;
  isStaff: boolean;
}

/** What the shop holds of somebody. Amounts are Rappen, times ISO 8601; `erasedAt` is when the account will be erased. */
export interface PersonView {
  email: string;
  account: { since: string; devices: number; hasGoogle: boolean; isStaff: boolean; erasedAt: string | null } | null;
  orders: { number: string; orderedAt: string; total: number; stage: OrderStage }[];
}
