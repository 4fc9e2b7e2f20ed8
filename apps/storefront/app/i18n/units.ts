const NO_BREAK_SPACE = '\u00a0';

/** A figure with its unit, which never break apart: `25 km/h`. */
export function withUnit(figure: string | number, unit: string): string {
  return `${figure}${NO_BREAK_SPACE}${unit}`;
}

/** Figures before a unit, which an ordinary space parts from it. */
const figureAndUnit = /(\d) (?=(?:km\/h|km|Wh|Nm|kg|cm|mm)(?![\p{L}\d]))/gu;

/** Kilometres from a thousand on, written without their sign between thousands. */
const thousandsOfKm = /(?<![\d.,’'])(\d{1,3})(\d{3})(?=\u00a0km(?![\p{L}\d/]))/gu;

/** A text in which figures keep their units on one line, and kilometres are written as everywhere in the shop: `1’840 km`. */
export function keepUnits(text: string): string {
  return text.replace(figureAndUnit, `$1${NO_BREAK_SPACE}`).replace(thousandsOfKm, '$1’$2');
}

/** Plain data in all of whose texts figures keep their units on one line. */
export function keepAllUnits<Data>(data: Data): Data {
  if (typeof data === 'string') return keepUnits(data) as Data;
  if (Array.isArray(data)) return data.map((each: unknown) => keepAllUnits(each)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, keepAllUnits<unknown>(value)])) as Data;
}
