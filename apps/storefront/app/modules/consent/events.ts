/*
 * What happens on pages, for analytics: events go to the page's `dataLayer` (decision 40: Third parties), where a measuring
 * script finds them if the visitor has let one in. Nothing leaves the page by itself.
 */

/** The events of the shop with what they say. */
export interface ShopEvents {
  /** A section of a product page was opened (spec §4). */
  product_section_open: { section: string; product: string };
}

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Notes an event; in the browser only. */
export function trackEvent<Name extends keyof ShopEvents>(event: Name, details: ShopEvents[Name]): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
}
