import { type Message, createMessage } from '~/modules/catalog-import/reporting/message.ts';

/*
 * Numbers as shops write them: `1299.00` (WooCommerce itself), `1'299.–`, `1.299,00`, `24,9 kg`, `60–120 km`.
 */

/** The signs of francs and all kinds of blanks around an amount. */
const AROUND_AMOUNT = /[\s\u00a0\u2007\u2009\u202f]|chf|sfr\.?|fr\.(?=\s*\d)/gi;
/** Money that is not francs: no one knows what it is worth today. */
const OTHER_CURRENCY = /[€$£]|\b(?:eur|usd|gbp)(?:os?)?\b|\d(?:eur|usd|gbp)\b|\b(?:eur|usd|gbp)\d/i;
/** The Swiss way to write "no Rappen": `.–`, `.-`, `.--`. */
const NO_RAPPEN = /[.,][-–—]{1,2}$/;
const THOUSANDS_APOSTROPHE = /(?<=\d)['’‘ʼ`´](?=\d{3}(?!\d))/g;

/** A price as WooCommerce stores it. */
const PLAIN_PRICE = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Highest price that is believed, in Rappen: above it a field was mixed up. */
export const HIGHEST_PRICE = 1_000_000_00;

/** A price as it is in a feed: absent (empty), unreadable, or an amount in Rappen. */
export type ParsedPrice =
  { kind: 'absent' } | { kind: 'unreadable'; reason: Message } | { kind: 'amount'; rappen: number };

/** Reads a price. Prices of 0 or below, and of more than a million francs, are unreadable: nothing is sold for them. */
export function parsePrice(value: unknown): ParsedPrice {
  if (value === null || value === undefined || value === '') return { kind: 'absent' };
  // What WooCommerce itself writes needs no reading.
  if (typeof value === 'string' && PLAIN_PRICE.test(value)) return amount(Number(value), value);
  if (typeof value === 'string' && OTHER_CURRENCY.test(value))
    return { kind: 'unreadable', reason: createMessage('other-currency', { value: quote(value) }) };
  const francs = typeof value === 'number' ? value : typeof value === 'string' ? parseAmount(value) : Number.NaN;
  if (francs === undefined) return { kind: 'absent' };
  return amount(francs, value);
}

/** A price of an amount in francs; @param value what it was read from */
function amount(francs: number, value: unknown): ParsedPrice {
  if (!Number.isFinite(francs))
    return { kind: 'unreadable', reason: createMessage('no-amount', { value: quote(value) }) };
  const rappen = Math.round(francs * 100);
  if (rappen <= 0) return { kind: 'unreadable', reason: createMessage('not-above-zero', { value: quote(value) }) };
  if (rappen > HIGHEST_PRICE)
    return { kind: 'unreadable', reason: createMessage('above-million', { value: quote(value) }) };
  return { kind: 'amount', rappen };
}

/** An amount in francs; undefined for blank text, NaN for what is none. */
function parseAmount(text: string): number | undefined {
  const bare = text.replace(AROUND_AMOUNT, '').replace(NO_RAPPEN, '').replace(THOUSANDS_APOSTROPHE, '');
  if (bare === '') return undefined;
  if (!/^-?\d[\d.,]*$/.test(bare)) return Number.NaN;
  return Number(withDecimalPoint(bare));
}

/**
 * `1.299,00`, `1,299.00`, `1299,5` and `1.299` as JavaScript writes them; text with an impossible grouping stays
 * unreadable.
 */
function withDecimalPoint(digits: string): string {
  const decimal = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  if (decimal < 0) return digits;
  const separator = digits.charAt(decimal);
  const other = separator === ',' ? '.' : ',';
  const groups = digits.split(separator);
  // One kind of separator: before groups of three digits it can only mean thousands, for no price has three decimals.
  if (
    !digits.includes(other) &&
    /^-?[1-9]\d{0,2}$/.test(groups[0] ?? '') &&
    groups.slice(1).every((group) => group.length === 3)
  ) {
    return groups.join('');
  }
  const whole = digits.slice(0, decimal);
  if (whole.includes(separator)) return 'unreadable';
  if (whole.includes(other) && !new RegExp(`^-?\\d{1,3}(\\${other}\\d{3})+$`).test(whole)) return 'unreadable';
  return `${whole.replaceAll(other, '')}.${digits.slice(decimal + 1)}`;
}

const quote = (value: unknown) => `"${String(value).slice(0, 40)}"`;

const NUMBER = /(\d{1,3}(?:['’]\d{3})+|\d+)(?:[.,](\d{1,3}))?/g;

/** All numbers in a text, decimal comma or point, e.g. `60–120 km` → [60, 120]. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(NUMBER)].map(([, whole = '', fraction = '']) =>
    Number(`${whole.replace(/['’]/g, '')}.${fraction || 0}`),
  );
}

/** Patterns of `numberBefore`, by the unit's. */
const beforeUnits = new Map<string, RegExp>();

function beforeUnit({ source }: RegExp): RegExp {
  const known = beforeUnits.get(source);
  if (known) return known;
  const pattern = new RegExp(
    `(\\d{1,3}(?:['’]\\d{3})+|\\d+(?:[.,]\\d+)?)[\\s\u00a0\u202f]*(?:${source})(?![a-z])`,
    'i',
  );
  beforeUnits.set(source, pattern);
  return pattern;
}

/** The first number before one of some units, e.g. `625 Wh`; undefined if there is none. */
export function numberBefore(text: string, unit: RegExp): number | undefined {
  const match = beforeUnit(unit).exec(text);
  return match?.[1] === undefined ? undefined : numbersIn(match[1])[0];
}

/** A whole number out of a number or a text that is one; undefined for everything else. */
export function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*-?\d+(\.0+)?\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.trunc(number) : undefined;
}

/** A feed's id: a whole number that Postgres' integer holds. */
export function feedId(value: unknown): number | undefined {
  const id = wholeNumber(value);
  return id !== undefined && id > 0 && id <= 2_147_483_647 ? id : undefined;
}
