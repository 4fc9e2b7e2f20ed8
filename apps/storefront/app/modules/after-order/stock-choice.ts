import type { IsoDate } from '~/modules/financing/financing.ts';

/*
 * What becomes of an order of which a piece was not to be had when it was paid (decision 140).
 */

/** What its shopper can choose. */
export const stockChoices = ['refund', 'pre-order'] as const;
export type StockChoice = (typeof stockChoices)[number];

/** What the page of the choice shows. */
export interface StockChoiceView {
  number: string;
  /** What is not to be had. */
  missing: { name: string; details: string }[];
  /** Whether other things of the order are there. */
  isPart: boolean;
  /** Rappen that go back to the shopper; 0 where nothing was due yet. */
  refund: number;
  /** Whether sponsors have paid too: their money goes back to them. */
  hasSponsors: boolean;
  /** When what is missing is expected; null where the catalogue names no day. */
  expected: IsoDate | null;
}
