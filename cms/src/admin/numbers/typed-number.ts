/** Signs that group thousands in Switzerland: apostrophes and spaces of all widths. */
const GROUPING = /[\s\u00a0\u2009\u202f'’`]/g;

/** Longest number that is read; a longer one is a mistake. */
const MOST_DIGITS = 15;

/**
 * A number as people in Switzerland type it: `0.5` and `0,5` are a half, `1’500` and `1 500` fifteen hundred. A point never groups
 * thousands: `1.500` is one and a half, and no whole number.
 * @param options whole: no decimals
 * @returns null for an empty text, undefined for what is no such number
 */
export function readTypedNumber(text: string, { whole }: { whole: boolean }): number | null | undefined {
  const bare = text.replace(GROUPING, '').replace(/^−/, '-');
  if (bare === '') return null;
  const pattern = whole ? /^-?\d+$/ : /^-?(?:\d+[.,]?\d*|[.,]\d+)$/;
  if (!pattern.test(bare) || bare.length > MOST_DIGITS) return undefined;
  return Number(bare.replace(',', '.'));
}
