import type { OrderFact } from '~/modules/orders/order-facts.ts';

/** Partners that report events of an order. */
export const partners = ['financing', 'logistics'] as const;
export type Partner = (typeof partners)[number];

/** The partners' names of events, and the fact that each means. `delivery-date` only names a day. */
export const noticeFacts = {
  financing: {
    'check-passed': 'checked',
    'check-declined': 'declined',
    'contract-signed': 'contract',
    'slips-sent': 'slips',
  },
  logistics: {
    'delivery-date': null,
    'assembly-started': 'assembly',
    shipped: 'shipped',
    delivered: 'delivered',
  },
} as const satisfies Record<Partner, Record<string, OrderFact | null>>;

/** Event names that a partner's notice may use. */
export function noticeEvents(partner: Partner): string[] {
  return Object.keys(noticeFacts[partner]);
}

/** Maps a partner's event to a fact; undefined if the partner has no such event. */
export function factOfEvent(partner: Partner, event: string): OrderFact | null | undefined {
  const facts: Record<string, OrderFact | null> = noticeFacts[partner];
  return Object.hasOwn(facts, event) ? facts[event] : undefined;
}
