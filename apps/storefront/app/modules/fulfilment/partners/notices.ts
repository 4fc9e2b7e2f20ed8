import type { OrderFact } from '~/modules/orders/order-facts.ts';

/** Partners that tell the shop of an order's way. */
export const partners = ['financing', 'logistics'] as const;
export type Partner = (typeof partners)[number];

/** What partners call things, and what each means for an order. `delivery-date` only names a day. */
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

/** Words that a partner's notice may use as its event. */
export function noticeEvents(partner: Partner): string[] {
  return Object.keys(noticeFacts[partner]);
}

/** What an event of a partner means; undefined if the partner has no such event. */
export function factOfEvent(partner: Partner, event: string): OrderFact | null | undefined {
  const facts: Record<string, OrderFact | null> = noticeFacts[partner];
  return Object.hasOwn(facts, event) ? facts[event] : undefined;
}
