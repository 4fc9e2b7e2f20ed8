import { type Point, at } from '../svg/geometry.ts';
import type { Skeleton } from './skeleton.ts';
import type { BikeSpec } from './spec.ts';

/** The rack's deck above the rear wheel. */
export interface RackPoints {
  /** Height of the deck (y). */
  readonly deck: number;
  readonly deckRear: Point;
  readonly deckFront: Point;
}

export function rackOf(spec: BikeSpec, s: Skeleton): RackPoints {
  const above = s.rearAxle.y - s.rearRadius;
  if (spec.rack === 'long') {
    const deck = above - 62;
    return { deck, deckRear: at(s.rearAxle.x - s.rearRadius - 60, deck), deckFront: at(s.bottomBracket.x - 300, deck) };
  }
  const deck = above - 44;
  return { deck, deckRear: at(s.rearAxle.x - 236, deck), deckFront: at(s.rearAxle.x + 196, deck) };
}
