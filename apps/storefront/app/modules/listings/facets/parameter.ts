import { readHeight } from '~/modules/catalog/typed-height.ts';
import { formatRange, parseRange, type Range } from '~/modules/listings/range.ts';

/** One parameter of a listing's query: its name in addresses, how it is read and how it is written. */
export interface Parameter<Value> {
  /** Its name in addresses. */
  parameter: string;
  /** Its value if the URL has none. */
  empty: Value;
  /** The value of all occurrences of the parameter; undefined if it does not fit. */
  parse: (values: string[]) => Value | undefined;
  /** The canonical text; undefined if nothing is set. */
  format: (value: Value) => string | undefined;
}

const MAX_VALUES = 20;
const slugPattern = /^[a-z0-9][a-z0-9_-]{0,60}$/;

/** Several slugs, e.g. `allegro,cilo`. @param meaningOf the slug that a synonym represents */
export function slugs(parameter: string, meaningOf: (value: string) => string = (value) => value): Parameter<string[]> {
  return {
    parameter,
    empty: [],
    parse: (values) => {
      const found = split(values)
        .filter((value) => slugPattern.test(value))
        .map(meaningOf);
      return found.length > 0 ? unique(found) : undefined;
    },
    format: (value) => (value.length > 0 ? [...value].sort().join(',') : undefined),
  };
}

/** The values of a parameter that belong to one facet, where several share it: each reads and writes its own. */
export function partOf(whole: Parameter<string[]>, isOwn: (value: string) => boolean): Parameter<string[]> {
  return { ...whole, parse: (values) => whole.parse(values)?.filter(isOwn) };
}

/** One range, e.g. `500-`. */
export function range(parameter: string): Parameter<Range | undefined> {
  return {
    parameter,
    empty: undefined,
    parse: ([value = '']) => parseRange(value),
    format: (value) => (value ? formatRange(value) : undefined),
  };
}

/** Several ranges, e.g. `49-100,100-140`. */
export function ranges(parameter: string): Parameter<Range[]> {
  return {
    parameter,
    empty: [],
    parse: (values) => {
      const found = split(values).flatMap((value) => parseRange(value) ?? []);
      return found.length > 0 ? found : undefined;
    },
    format: (value) => (value.length > 0 ? unique(value.map(formatRange)).sort().join(',') : undefined),
  };
}

/**
 * Several body heights from `min` to `max` centimetres, also as a form without scripts sends them: `172 cm`, `1,72`.
 */
export function bodyHeights(parameter: string, min: number, max: number): Parameter<number[]> {
  const heightOf = (text: string): number | undefined => {
    const cm = /^\d{2,3}$/.test(text) ? Number(text) : readHeight(text);
    return typeof cm === 'number' && cm >= min && cm <= max ? cm : undefined;
  };
  return {
    parameter,
    empty: [],
    parse: (values) => {
      const metres = values.map((value) => value.replace(/^\s*(\d),(\d{1,2})\s*m?\s*$/i, '$1.$2'));
      const found = split(metres).flatMap((value) => heightOf(value) ?? []);
      return found.length > 0 ? unique(found) : undefined;
    },
    format: (value) => (value.length > 0 ? [...value].sort((a, b) => a - b).join(',') : undefined),
  };
}

/**
 * One of a few choices; the standard one is not written.
 * @param textOf a choice as it is in addresses
 */
export function choice<Value extends string | number>(
  parameter: string,
  options: readonly Value[],
  standard: Value,
  textOf: (option: Value) => string = String,
): Parameter<Value> {
  return {
    parameter,
    empty: standard,
    parse: ([value]) => options.find((option) => textOf(option) === value),
    format: (value) => (value === standard ? undefined : textOf(value)),
  };
}

function split(values: string[]): string[] {
  return values
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean)
    .slice(0, MAX_VALUES);
}

function unique<Value>(values: Value[]): Value[] {
  return [...new Set(values)];
}
