/** Whole francs or other whole units from `min` to `max`, both included; an open end is absent. */
export interface Range {
  min?: number;
  max?: number;
}

/** A range as in the query: `100-140`, `190-` or `-500`. */
export function formatRange({ min, max }: Range): string {
  return `${min ?? ''}-${max ?? ''}`;
}

/** A range of the query's text; undefined where it is none, or holds nothing. */
export function parseRange(text: string): Range | undefined {
  const match = /^(\d{0,6})-(\d{0,6})$/.exec(text);
  if (!match || text === '-') return undefined;
  const min = match[1] ? Number(match[1]) : undefined;
  const max = match[2] ? Number(match[2]) : undefined;
  if (min !== undefined && max !== undefined && min > max) return undefined;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** A range of whole francs as shown on screen (half a franc rounds up), in Rappen from `min` to `max`, both included. */
export function rappenOfRange({ min = 0, max = Infinity }: Range): { min: number; max: number } {
  return { min: min * 100 - 50, max: max * 100 + 49 };
}
