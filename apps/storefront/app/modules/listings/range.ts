import { parseFrancs } from '~/i18n/typed-amount.ts';
import type { Range } from '~/modules/catalog/ranges.ts';

export type { Range };

/** A range as in the query: `100-140`, `190-` or `-500`. */
export function formatRange({ min, max }: Range): string {
  return `${min ?? ''}-${max ?? ''}`;
}

/** Whether a text is a range whose lower bound is above its upper one, e.g. `3000-1000`. */
export function isReversedRange(text: string): boolean {
  const [, min, max] = /^(\d{1,6})-(\d{1,6})$/.exec(text) ?? [];
  return min !== undefined && Number(min) > Number(max);
}

/**
 * An end of a range as it is typed (`1’000`, `Fr. 1000.–`), as the query has it: whole francs. What is no amount stays
 * as it is.
 */
export function typedBound(typed: string): string {
  const rappen = parseFrancs(typed);
  return rappen === undefined ? typed.trim() : String(Math.floor(rappen / 100));
}

/** A range of the query's text; undefined if it is none, or holds nothing. */
export function parseRange(text: string): Range | undefined {
  const match = /^(\d{0,6})-(\d{0,6})$/.exec(text);
  if (!match || text === '-') return undefined;
  const min = match[1] ? Number(match[1]) : undefined;
  const max = match[2] ? Number(match[2]) : undefined;
  if (min !== undefined && max !== undefined && min > max) return undefined;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}
