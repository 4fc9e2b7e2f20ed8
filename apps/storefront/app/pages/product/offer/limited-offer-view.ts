/** The limited offer that makes a product's price (spec §3, §4). */
export interface LimitedOfferView {
  /** The editor's words. */
  title: string;
  text?: string;
  /** Reduction from the crossed-out price in whole percent; null if nothing may be crossed out. */
  discountPercent: number | null;
  /** Rappen below the crossed-out price; null if nothing may be crossed out. */
  saved: number | null;
  /** ISO date and time. */
  startsAt: string;
  /** ISO date and time. */
  endsAt: string;
  /** When the page was made, ISO: what is left is counted from here until the browser's clock takes over. */
  now: string;
}

/** How much of an offer is over at a moment, from 0 to 1. Times in ms. */
export function elapsedShare({ startsAt, endsAt }: Pick<LimitedOfferView, 'startsAt' | 'endsAt'>, now: number): number {
  const start = Date.parse(startsAt);
  const end = Date.parse(endsAt);
  return Math.min(1, Math.max(0, (now - start) / (end - start)));
}
