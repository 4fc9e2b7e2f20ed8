/*
 * How like two bikes are, by what they are: frame, use, battery, price; and why one stands where it does. No I/O.
 */
import { defaultPlanLength } from '~/modules/financing/financing.ts';

export interface ComparableBike {
  id: number;
  /** Rappen */
  displayPrice: number;
  categorySlugs: readonly string[];
  frameTypes: readonly string[];
  speedKmh: number | null;
  batteryWh: number | null;
  weightGrams: number | null;
}

/** Why a bike is beside one that was looked at. `less`: Rappen of the price; `lighter`: grams; `more`: watt hours. */
export type LikeReason =
  | { kind: 'cheaper'; less: number }
  | { kind: 'lighter'; lighter: number }
  | { kind: 'battery'; more: number }
  | { kind: 'frame'; frame: string }
  | { kind: 'use' };

/** Shapes of frames; the others say who a bike is cut for. */
const shapes = ['wave', 'trapez', 'diamant'];

const shapeOf = ({ frameTypes }: ComparableBike): string | undefined =>
  frameTypes.find((type) => shapes.includes(type));

/** How like a bike is to one that was looked at: 0 nothing, about 10 twins. */
export function likeness(seen: ComparableBike, other: ComparableBike): number {
  const uses = other.categorySlugs.filter((slug) => seen.categorySlugs.includes(slug)).length;
  const shape = shapeOf(seen) !== undefined && shapeOf(seen) === shapeOf(other) ? 3 : 0;
  const speed = seen.speedKmh === other.speedKmh ? 1 : 0;
  const battery =
    seen.batteryWh && other.batteryWh ? Math.max(0, 2 - Math.abs(seen.batteryWh - other.batteryWh) / 100) : 0;
  const price = Math.max(0, 3 - (Math.abs(seen.displayPrice - other.displayPrice) / seen.displayPrice) * 10);
  return uses + shape + speed + battery + price;
}

/** Least differences that are worth a word: Rappen a month on the usual plan, grams, watt hours. */
const WORTH = { rate: 5_00, months: defaultPlanLength, grams: 500, wattHours: 100 };

/** Why a bike is beside one that was looked at: what is better about it, else what both have. */
export function likeReason(seen: ComparableBike, other: ComparableBike): LikeReason {
  const less = seen.displayPrice - other.displayPrice;
  if (less >= WORTH.rate * WORTH.months) return { kind: 'cheaper', less };
  const lighter = (seen.weightGrams ?? 0) - (other.weightGrams ?? Infinity);
  if (lighter >= WORTH.grams) return { kind: 'lighter', lighter };
  const more = (other.batteryWh ?? 0) - (seen.batteryWh ?? Infinity);
  if (more >= WORTH.wattHours) return { kind: 'battery', more };
  const frame = shapeOf(seen);
  return frame !== undefined && frame === shapeOf(other) ? { kind: 'frame', frame } : { kind: 'use' };
}

/**
 * Mixes what is like several bikes: the best of each in turn, none twice.
 * @param lists what is like each bike, the likest first
 * @param limit most in the mix
 */
export function mixed<Item extends { id: number }>(lists: readonly (readonly Item[])[], limit: number): Item[] {
  const taken = new Map<number, Item>();
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let place = 0; place < longest && taken.size < limit; place += 1) {
    for (const list of lists) {
      const item = list.find(({ id }) => !taken.has(id));
      if (item && taken.size < limit) taken.set(item.id, item);
    }
  }
  return [...taken.values()];
}
