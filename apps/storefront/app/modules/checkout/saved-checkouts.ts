/*
 * A checkout that is put aside and resumed by a mailed link (spec §3: savedCheckouts).
 */

/** Days in which the link resumes the checkout. */
export const SAVED_DAYS = 14;

/** What a link to a saved checkout opens. */
export type OpenedCheckout =
  | {
      kind: 'open';
      /** What lies in it; things that are not sold any more are left out. */
      products: { productId: number; name: string }[];
      /** Months; 1 pays once. */
      planLength: number;
      /** ISO 8601 */
      expiresAt: string;
    }
  | { kind: 'expired' | 'ordered' | 'unknown' };
