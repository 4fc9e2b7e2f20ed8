import { withoutInvisible } from './invisible.ts';

/**
 * Signs that people separate thousands with: apostrophes of all kinds, and spaces (no-break and narrow ones among
 * them).
 */
const GROUP = "[\\s'’‘ʼ′`´]";

/** Currency before or behind an amount, in any of its spellings. */
const currency = /^\s*(?:CHF|S?Fr(?:anken|ancs?|s)?\.?)(?![a-z])|(?:CHF|S?Fr(?:anken|ancs?|s)?\.?)\s*$/gi;

/** `500.–`, `500.-`, `500,--`, `500.`: an amount without Rappen. */
const dashes = /\s*(?:[.,]\s*[-–—−]{0,2}|[-–—−]{1,2})$/;

/**
 * Whole francs: plain digits, or groups of three behind one kind of separator. A point or a comma before three digits
 * groups them.
 */
const grouped = `\\d{1,3}(?:${GROUP}\\d{3})+|[1-9]\\d{0,2}(?:\\.\\d{3})+|[1-9]\\d{0,2}(?:,\\d{3})+|\\d+`;

/** Whole francs, and Rappen after a point or a comma. */
const amount = new RegExp(`^(${grouped})(?:[.,](\\d{1,2}))?$`);

/** Most digits of an amount before its point: below ten millions of francs. */
const MAX_DIGITS = 7;

/**
 * Rappen of an amount in francs as people in Switzerland type it: `1080`, `1’080.50`, `CHF 1 080`, `Fr. 1'080.–`,
 * `999,75`, `1.500`. Three digits behind a point or a comma are thousands, since no amount has three decimals.
 * @returns undefined for what is no amount, is below zero, has parts of a Rappen or ten millions of francs
 */
export function parseFrancs(typed: string): number | undefined {
  const bare = withoutInvisible(typed).trim().replace(currency, '').trim().replace(dashes, '');
  const [, whole, rappen = ''] = amount.exec(bare) ?? [];
  const digits = whole?.replace(/\D/g, '') ?? '';
  if (digits === '' || digits.length > MAX_DIGITS) return undefined;
  return Number(digits) * 100 + Number(rappen.padEnd(2, '0'));
}

/** Rappen of an amount that has to be whole francs; undefined for any other. */
export function parseWholeFrancs(typed: string): number | undefined {
  const rappen = parseFrancs(typed);
  return rappen === undefined || rappen % 100 !== 0 ? undefined : rappen;
}

/**
 * A whole number as people type it: `1’500`, `1 500`, `172`.
 * @returns undefined for what is none, is below zero or ten millions
 */
export function parseWhole(typed: string): number | undefined {
  const hundredths = /[a-z]|[-–—−]$/i.test(typed) ? undefined : parseFrancs(typed);
  return hundredths === undefined || hundredths % 100 !== 0 ? undefined : hundredths / 100;
}
