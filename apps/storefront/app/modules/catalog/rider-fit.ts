import type { RiderFit } from '@velory/illustrations/riders.ts';
import { adviseSize } from './size-advice.ts';
import { type FrameSize, sizeFit } from './sizes.ts';

/** Whether a size suits a rider, by what its maker says and by what the drawing measures. */
export type SizeVerdict = 'fits' | 'limit' | 'no';

/** A size with what the rider's drawing measures on it. */
export interface SizeRide {
  /** As the catalogue stores it; undefined if there is nothing to choose. */
  size: string | undefined;
  /** Heights that the maker names for the size. */
  frameSize: FrameSize | null;
  fit: RiderFit;
}

/**
 * The verdict on a size (decision 58): the maker's heights decide where there are any, and the drawing may only make a
 * "fits" into "at its limit"; without heights the drawing decides.
 */
export function sizeVerdict({ frameSize, fit }: SizeRide, heightCm: number): SizeVerdict {
  if (!frameSize) return fit.verdict;
  const byMaker = sizeFit(frameSize, heightCm);
  if (byMaker === 'no') return 'no';
  if (byMaker === 'possible') return fit.verdict === 'no' ? 'no' : 'limit';
  return fit.verdict === 'fits' ? 'fits' : 'limit';
}

/** How far a saddle stands from the middle of what its post allows, as a share of that way. */
function offMiddle({ fit: { saddleCm, saddleRange } }: SizeRide): number {
  const [min, max] = saddleRange;
  return Math.abs(saddleCm - (min + max) / 2) / Math.max(1, max - min);
}

/**
 * The size to take: the one that the size advice names; without heights, of those that fit best the one whose seat
 * post stands nearest to its middle.
 * @returns undefined if none suits
 */
export function recommendedRide<Ride extends SizeRide>(rides: readonly Ride[], heightCm: number): Ride | undefined {
  const heights = rides.flatMap(({ frameSize }) => frameSize ?? []);
  const advice = adviseSize(heights, heightCm);
  if (advice) {
    const taken = advice.kind === 'none' ? undefined : advice.size;
    const ride = rides.find(({ frameSize }) => frameSize !== null && frameSize === taken);
    return ride && sizeVerdict(ride, heightCm) !== 'no' ? ride : undefined;
  }
  const rank = (ride: Ride) => (ride.fit.verdict === 'fits' ? 0 : 1);
  const [best] = rides
    .filter(({ fit }) => fit.verdict !== 'no')
    .sort((a, b) => rank(a) - rank(b) || offMiddle(a) - offMiddle(b));
  return best;
}
