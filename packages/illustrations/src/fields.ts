import { isHex, toHex } from './svg/colour.ts';

/**
 * Describes the plain-JSON fields of a drawing: what each may hold, what it is when absent, and values worth trying.
 */

export interface Field<T> {
  readonly fallback: T;
  /** The value made valid, or undefined if it is of another type. */
  readonly read: (value: unknown) => T | undefined;
  /** Ends of the range, or every option. */
  readonly samples: readonly T[];
}

export type Fields = Readonly<Record<string, Field<unknown>>>;
export type ValuesOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

export type RawFields = Readonly<Record<string, unknown>>;

/** A measure: clamped to its range and kept to two decimals. */
export const measure = (min: number, max: number, fallback: number): Field<number> => ({
  fallback,
  samples: [min, fallback, max],
  read: (value) =>
    typeof value === 'number' && Number.isFinite(value)
      ? Math.round(Math.min(max, Math.max(min, value)) * 100) / 100
      : undefined,
});

/** A whole number: clamped to its range. */
export const count = (min: number, max: number, fallback: number): Field<number> => ({
  ...measure(min, max, fallback),
  read: (value) =>
    typeof value === 'number' && Number.isFinite(value) ? Math.round(Math.min(max, Math.max(min, value))) : undefined,
});

/** A measure that follows another one as long as it is null. */
export const optionalMeasure = (min: number, max: number): Field<number | null> => {
  const { read } = measure(min, max, min);
  return { fallback: null, samples: [null, min, max], read: (value) => (value === null ? null : read(value)) };
};

/** One word of a list. */
export const oneOf = <const T extends string>(options: readonly T[], fallback: NoInfer<T>): Field<T> => ({
  fallback,
  samples: options,
  read: (value) => options.find((option) => option === value),
});

/** Equipment in several forms: 'none' is the first word, and true and false stand for the second and the first. */
export const equipment = <const T extends string>(
  options: readonly ['none', T, ...T[]],
  fallback: NoInfer<T> | 'none',
) => {
  const field = oneOf<'none' | T>(options, fallback);
  const read = (value: unknown) => field.read(value === true ? options[1] : value === false ? options[0] : value);
  return { ...field, read } satisfies Field<'none' | T>;
};

export const flag = (fallback: boolean): Field<boolean> => ({
  fallback,
  samples: [true, false],
  read: (value) => (typeof value === 'boolean' ? value : undefined),
});

/** A hex colour; null follows the paint or the part's usual material. */
export const colour = (fallback: string | null = null): Field<string | null> => ({
  fallback,
  samples: [fallback, '#b5651d'],
  read: (value) => (value === null ? null : isHex(value) ? toHex(value, '#000000') : undefined),
});

/** The values of a drawing that are known and usable; everything else is left out. */
export function readFields<F extends Fields>(fields: F, raw: RawFields): Partial<ValuesOf<F>>;
export function readFields(fields: Fields, raw: RawFields): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(raw, name)) continue;
    const value = field.read(raw[name]);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** The value of every field: the drawing's, otherwise the field's fallback. */
export function completeFields<F extends Fields>(fields: F, raw: RawFields): ValuesOf<F>;
export function completeFields(fields: Fields, raw: RawFields): Record<string, unknown> {
  const fallbacks = Object.entries(fields).map(([name, field]) => [name, field.fallback]);
  return { ...Object.fromEntries(fallbacks), ...readFields(fields, raw) };
}
