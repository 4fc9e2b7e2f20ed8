const NO_BREAK_SPACE = '\u00a0';

/** A figure with its unit, which never break apart: `25 km/h`. */
export function withUnit(figure: string | number, unit: string): string {
  return `${figure}${NO_BREAK_SPACE}${unit}`;
}

const NARROW_NO_BREAK_SPACE = '\u202f';

/** Figures (or what represents one in a text) before a unit, which another space parts from it. */
const figureAndUnit = /(\d|\}\})[ \u202f](?=(?:%|(?:km\/h|km|Wh|Nm|kg|cm|mm|Uhr)(?![\p{L}\d])))/gu;

/** A day's number before its month: `24. Dezember`, `1er janvier`. */
const dayAndMonth =
  /(?<=\d\.|\d|\der) (?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})|\{\{month\}\})/gu;

/** Telephone numbers as they are read: `+41 44 055 12 10`, `044 055 12 10`. */
const telephone = /\+\d{1,3}(?: \d{1,10}){2,6}|(?<!\d)0\d\d \d{3} \d\d \d\d(?!\d)/g;

/** The currency before an amount. */
const currency = /CHF (?=[+\u2212]?(?:\d|\{\{))/g;

/** French signs with the space between them and their words, which is a narrow one. */
const signs = /[ \u00a0](?=[?!;:»])|(?<=«)[ \u00a0]/g;

/** Kilometres from a thousand on, written without their sign between thousands. */
const thousandsOfKm = /(?<![\d.,’'])(\d{1,3})(\d{3})(?=\u00a0km(?![\p{L}\d/]))/gu;

/**
 * A text whose spaces don't break where a line may not end: between figures and units, the currency and its amount, a
 * day and its month, within telephone numbers, between French signs and their words. Kilometres are written as
 * everywhere in the shop: `1’840 km`.
 */
export function keepTogether(text: string): string {
  return text
    .replace(figureAndUnit, `$1${NO_BREAK_SPACE}`)
    .replace(currency, `CHF${NO_BREAK_SPACE}`)
    .replace(dayAndMonth, NO_BREAK_SPACE)
    .replace(telephone, (number) => number.replaceAll(' ', NO_BREAK_SPACE))
    .replace(signs, NARROW_NO_BREAK_SPACE)
    .replace(thousandsOfKm, '$1’$2');
}

/** Plain data in all of whose texts is kept together what belongs together. */
export function keepAllTogether<Data>(data: Data): Data {
  if (typeof data === 'string') return keepTogether(data) as Data;
  if (Array.isArray(data)) return data.map((each: unknown) => keepAllTogether(each)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, keepAllTogether<unknown>(value)])) as Data;
}
