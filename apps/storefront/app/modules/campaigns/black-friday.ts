import type { BlackFriday } from '~/modules/content/content.ts';

/** Number of bikes below which the page shows how few are left. */
const LAST = 30;

/** The figures of the Black Friday; confirmed by an editor (spec §9). */
export interface BlackFridayCount {
  maximum: number;
  sold: number;
  left: number;
}

export type BlackFridayState = 'before' | 'running' | 'last' | 'over';

/** @param ordered bikes of the action that were ordered since it began */
export function blackFridayCount(
  { maximumBikes, soldAtStart }: Pick<BlackFriday, 'maximumBikes' | 'soldAtStart'>,
  ordered: number,
): BlackFridayCount {
  const sold = Math.min(maximumBikes, soldAtStart + ordered);
  return { maximum: maximumBikes, sold, left: maximumBikes - sold };
}

/**
 * Where the action is at a moment: it ends at its end, or where its bikes are sold.
 * @param count null if no editor has confirmed the figures: then only the dates count
 */
export function blackFridayState(
  { startsAt, endsAt }: Pick<BlackFriday, 'startsAt' | 'endsAt'>,
  count: BlackFridayCount | null,
  now: Date,
): BlackFridayState {
  if (now.getTime() < Date.parse(startsAt)) return 'before';
  if (now.getTime() >= Date.parse(endsAt) || count?.left === 0) return 'over';
  return count && count.left <= LAST ? 'last' : 'running';
}
