import type { FrameSize } from './sizes.ts';

/** A rider just outside a size's heights still rides it, with the saddle at its end; centimetres. */
const TOLERANCE_CM = 3;

export type SizeAdvice =
  /** `other`: a neighbour that suits as well; it is the smaller or the larger one. */
  | { kind: 'fits'; size: FrameSize; other?: FrameSize & { is: 'smaller' | 'larger' } }
  /** Just outside: `by` centimetres below or above what the size is made for. */
  | { kind: 'near'; size: FrameSize; rider: 'small' | 'tall'; by: number }
  /** No size is made for this height; the bike begins or ends at `limit` centimetres. */
  | { kind: 'none'; rider: 'small' | 'tall'; limit: number };

const middle = ({ minCm, maxCm }: FrameSize) => (minCm + maxCm) / 2;

/** How far a height lies outside a size's heights; 0 inside. */
function distance({ minCm, maxCm }: FrameSize, heightCm: number): number {
  return Math.max(minCm - heightCm, heightCm - maxCm, 0);
}

/**
 * The size for a rider: of those made for the height the one whose middle is nearest.
 * @param sizes with the heights that they are made for
 * @param heightCm of the rider
 * @returns undefined if the bike says nothing about heights
 */
export function adviseSize(sizes: readonly FrameSize[], heightCm: number): SizeAdvice | undefined {
  const byFit = [...sizes].sort(
    (a, b) =>
      distance(a, heightCm) - distance(b, heightCm) ||
      Math.abs(middle(a) - heightCm) - Math.abs(middle(b) - heightCm) ||
      a.minCm - b.minCm,
  );
  const [size, next] = byFit;
  if (!size) return undefined;
  const by = distance(size, heightCm);
  if (by === 0) {
    if (!next || distance(next, heightCm) > 0) return { kind: 'fits', size };
    return { kind: 'fits', size, other: { ...next, is: middle(next) < middle(size) ? 'smaller' : 'larger' } };
  }
  const rider = heightCm < size.minCm ? 'small' : 'tall';
  if (by <= TOLERANCE_CM) return { kind: 'near', size, rider, by };
  return { kind: 'none', rider, limit: rider === 'small' ? size.minCm : size.maxCm };
}
