/*
 * What happens on pages, for analytics (docs/events.md): events go to the page's `dataLayer` (decision 40: Third
 * parties), where it ends unless the visitor has let in who reads it (`trackers.ts`). Nothing leaves the page by
 * itself, and nothing of it says who.
 */

/** Something that is looked at, put into the cart or bought. */
export interface EventItem {
  /** Its slug. */
  item_id: string;
  item_name: string;
  /** Francs. */
  price: number;
  item_brand?: string;
}

/** The events of the shop with what they say. Amounts are francs, `currency` is CHF. */
export interface ShopEvents {
  /**
   * A page was opened. `path` has no query, and is the page's name where it is not the same for everyone: such
   * addresses may open something.
   */
  page_view: { path: string; shared: boolean };
  /** A product's page was opened. */
  view_item: { currency: 'CHF'; value: number; items: EventItem[] };
  /** A listing was opened, with the number of its cards. */
  view_item_list: { item_list_name: string; shown: number };
  /** A section of a product page was opened (spec §4). */
  product_section_open: { section: string; product: string };
  add_to_cart: { currency: 'CHF'; value: number; items: EventItem[] };
  remove_from_cart: { item_name: string };
  /** The checkout was opened with something in the cart. */
  begin_checkout: { currency: 'CHF'; value: number; items: EventItem[] };
  checkout_step: { step: 'contact' | 'review' };
  /** An order was placed; once for its number. */
  purchase: { transaction_id: string; currency: 'CHF'; value: number };
  /** A step of the checkout did not work (spec §8). */
  checkout_failed: { step: string };
}

/** The name of an event with its data. */
export type ShopEvent = { [Name in keyof ShopEvents]: { event: Name } & ShopEvents[Name] }[keyof ShopEvents];

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

const listeners = new Set<(event: ShopEvent) => void>();

/** Notes an event; in the browser only. */
export function trackEvent<Name extends keyof ShopEvents>(event: Name, details: ShopEvents[Name]): void {
  const shopEvent = { event, ...details } as ShopEvent;
  window.dataLayer ??= [];
  window.dataLayer.push({ ...shopEvent });
  for (const listener of listeners) listener(shopEvent);
}

/** Hears what happens from now on, nothing of what was before. @returns a function that unsubscribes */
export function onShopEvent(listener: (event: ShopEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
