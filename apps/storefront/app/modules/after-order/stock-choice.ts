import type { IsoDate } from '~/modules/financing/financing.ts';

/*
 * The choice for an order with a piece that was not available when it was paid (decision 140).
 */

/** The shopper's options. */
export const stockChoices = ['refund', 'pre-order'] as const;
export type StockChoice = (typeof stockChoices)[number];

/** The data of the page. */
export interface StockChoiceView {
  number: string;
  /** The unavailable items. */
  missing: { name: string; details: string }[];
  /** Whether other items of the order are available. */
  isPart: boolean;
  /** Rappen that are refunded to the shopper; 0 if nothing was due yet. */
  refund: number;
  /** Whether sponsors have paid too: their money is refunded to them. */
  hasSponsors: boolean;
  /** Expected day of the missing pieces; null if the catalogue names none. */
  expected: IsoDate | null;
}
