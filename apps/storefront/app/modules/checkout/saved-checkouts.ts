/*
 * A checkout that is saved and resumed by a mailed link (spec §3: savedCheckouts).
 */

/** Validity of the link in days. */
export const SAVED_DAYS = 14;

/** The result of opening a link to a saved checkout. */
export type OpenedCheckout =
  | {
      kind: 'open';
      /** Its lines; products that are no longer sold are left out. */
      products: { productId: number; name: string }[];
      /** Months; 1 pays once. */
      planLength: number;
      /** ISO 8601 */
      expiresAt: string;
    }
  | { kind: 'expired' | 'ordered' | 'unknown' };
