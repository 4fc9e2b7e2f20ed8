import type { OrderStage } from '~/modules/orders/order-stages.ts';

/** Somebody that a search of the staff finds: one address in one shop. */
export interface FoundPerson {
  email: string;
  /** The shop where they are one: `main`, or a partner's. */
  instanceId: string;
  /** What that shop is called. */
  shop: string;
  name: string | null;
  /** Orders that the search found. */
  orders: number;
  hasAccount: boolean;
  isStaff: boolean;
}

/** What the shop holds of somebody. Amounts are Rappen, times ISO 8601. */
export interface PersonView {
  email: string;
  instanceId: string;
  shop: string;
  account: { since: string; devices: number; hasGoogle: boolean; passkeys: number; isStaff: boolean } | null;
  /** Whether there is somebody who ordered without an account and can be given what is kept of them. */
  isGuest: boolean;
  /** When they will be erased; null where nobody asked for it. */
  erasedAt: string | null;
  orders: { number: string; orderedAt: string; total: number; stage: OrderStage }[];
}

/** A shop that the list of people can be narrowed to. */
export interface ShopChoice {
  id: string;
  name: string;
}
