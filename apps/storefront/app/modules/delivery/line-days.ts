import type { IsoDate } from '~/modules/financing/financing.ts';

/** When lines of a cart are there, for a postcode. */
export interface LineDays {
  /** null if none is known. */
  postcode: string | null;
  /** By a line's id; absent if no editor's rule names a day. */
  days: Readonly<Record<string, IsoDate>>;
}
