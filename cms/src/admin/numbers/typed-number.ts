/** Thousands separators used in Switzerland: apostrophes and spaces. */
const GROUPING = /[\s\u00a0\u2009\u202f'’`]/g;

/** Maximum length; longer input is a mistake. */
const MOST_DIGITS = 15;

/**
 * Parses a number in Swiss notation: `0.5` and `0,5` are a half, `1’500` and `1 500` fifteen hundred. A point never
 * groups thousands: `1.500` is one and a half, and not a whole number.
 * @param options whole: no decimals
 * @returns null for empty text, undefined if it is not such a number
 */
export function readTypedNumber(text: string, { whole }: { whole: boolean }): number | null | undefined {
  const bare = text.replace(GROUPING, '').replace(/^−/, '-');
  if (bare === '') return null;
  const pattern = whole ? /^-?\d+$/ : /^-?(?:\d+[.,]?\d*|[.,]\d+)$/;
  if (!pattern.test(bare) || bare.length > MOST_DIGITS) return undefined;
  return Number(bare.replace(',', '.'));
}
