/** Whole francs or other whole units from `min` to `max`, both included; an open end is absent. */
export interface Range {
  min?: number;
  max?: number;
}

/**
 * A range of whole francs as shown on screen (half a franc rounds up), in Rappen from `min` to `max`, both included.
 */
export function rappenOfRange({ min = 0, max = Infinity }: Range): { min: number; max: number } {
  return { min: min * 100 - 50, max: max * 100 + 49 };
}
