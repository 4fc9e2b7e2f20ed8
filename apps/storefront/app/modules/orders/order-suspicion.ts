/*
 * What makes an order worth a look before anything is delivered (spec §7 checkout/ip). Reasons are for staff; shoppers
 * see none.
 */

export const suspicionReasons = [
  /** Several orders of one sender within an hour; mails about them repeat nothing that was typed (decision 44). */
  'many-orders-in-an-hour',
  /** Several orders from one network within a day. */
  'many-orders-from-network',
  /** Several orders with one e-mail within a day. */
  'many-orders-from-email',
  /** The browser's data differs from the order. */
  'name-mismatch',
  'email-mismatch',
  'zip-mismatch',
  'items-mismatch',
  /** Delivered to an address outside of Switzerland. */
  'foreign-address',
] as const;
export type SuspicionReason = (typeof suspicionReasons)[number];

/** Orders within a day, or an hour, from which on they are many. A family may well order twice. */
export const MANY_ORDERS = 3;

/** What the shop knows of an order. */
export interface OrderFacts {
  firstname: string;
  lastname: string;
  email: string;
  zip: string;
  countryCode: string;
  skus: readonly (string | null)[];
  /** Orders of the last day with the same origin, this one included. */
  fromNetwork: number;
  fromEmail: number;
}

/** The browser's data; absent if the shop itself asks. */
export interface ClaimedOrder {
  firstname: string;
  lastname: string;
  email: string;
  zip: string;
  cartItems: readonly { sku?: string | null }[];
}

const same = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('de') === other.trim().toLocaleLowerCase('de');

const list = (skus: readonly (string | null | undefined)[]): string =>
  skus
    .map((sku) => sku ?? '')
    .sort()
    .join('\n');

/** Why an order is suspicious, in the order of `suspicionReasons`; empty if it is not. */
export function suspicionsOf(order: OrderFacts, claimed?: ClaimedOrder): SuspicionReason[] {
  const found: Record<SuspicionReason, boolean> = {
    // Noted with the order itself.
    'many-orders-in-an-hour': false,
    'many-orders-from-network': order.fromNetwork >= MANY_ORDERS,
    'many-orders-from-email': order.fromEmail >= MANY_ORDERS,
    'name-mismatch':
      claimed !== undefined && !(same(claimed.firstname, order.firstname) && same(claimed.lastname, order.lastname)),
    'email-mismatch': claimed !== undefined && !same(claimed.email, order.email),
    'zip-mismatch': claimed !== undefined && !same(claimed.zip, order.zip),
    'items-mismatch': claimed !== undefined && list(claimed.cartItems.map(({ sku }) => sku)) !== list(order.skus),
    'foreign-address': order.countryCode !== 'CH',
  };
  return suspicionReasons.filter((reason) => found[reason]);
}
