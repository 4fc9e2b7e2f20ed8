/** The result of merging two carts; the cart's page shows it (spec is silent; decision 24). */
export interface CartMeeting {
  /** Two carts of one person, or what a browser had stored about a lost one. */
  kind: 'merged' | 'restored';
  added: number;
  /** Lines that lay in both carts and stay once. */
  same: number;
  /** Lines whose product is not for sale any more. */
  gone: number;
  /** Lines that found no room. */
  tooMany: number;
}

/** What makes two lines the same wish. */
export interface MeetingLine {
  variantId: number;
  selectedAddOn: string | null;
}

const wishOf = ({ variantId, selectedAddOn }: MeetingLine): string => `${variantId} ${selectedAddOn ?? ''}`;

/**
 * Which lines of one cart come into another. Of the same wish as many lines stay as the fuller cart had, so that what a
 * shopper put into both is there once; what was in the receiving cart stays as it is.
 * @param limit lines that a cart may have
 */
export function meetingLines<Line extends MeetingLine>(
  receiving: readonly MeetingLine[],
  incoming: readonly Line[],
  limit: number,
): { added: Line[]; same: number; tooMany: number } {
  const had = new Map<string, number>();
  for (const line of receiving) had.set(wishOf(line), (had.get(wishOf(line)) ?? 0) + 1);
  const wanted = incoming.filter((line) => {
    const left = had.get(wishOf(line)) ?? 0;
    had.set(wishOf(line), left - 1);
    return left <= 0;
  });
  const added = wanted.slice(0, Math.max(0, limit - receiving.length));
  return { added, same: incoming.length - wanted.length, tooMany: wanted.length - added.length };
}

/** Whether there is something to say: lines that came to others, or lines that are missing. */
export function isWorthSaying({ kind, added, same, gone, tooMany }: CartMeeting): boolean {
  return same + gone + tooMany > 0 || (kind === 'restored' ? added > 0 : false);
}
