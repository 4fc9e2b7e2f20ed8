import type { CategorySlug } from '~/modules/catalog/categories.ts';
import { slugify } from './slug.ts';

/** Kinds of names that a feed has and a mapping can explain. */
export const mappedKinds = ['categories', 'attributes', 'brands'] as const;
export type MappedKind = (typeof mappedKinds)[number];

/** The operator's mapping of a feed's names, by the name as a slug. `null` leaves out items with the name. */
export interface Mapping {
  categories: ReadonlyMap<string, CategorySlug | null>;
  /** Taxonomies of the catalogue such as `pa_motor`. */
  attributes: ReadonlyMap<string, string | null>;
  brands: ReadonlyMap<string, string | null>;
}

export const noMapping: Mapping = { categories: new Map(), attributes: new Map(), brands: new Map() };

/**
 * Entries of a mapping by the slugs of their names; what is left empty says nothing.
 * @param entries names as a feed writes them
 */
export function mappingOf<Meaning extends string>(
  entries: Readonly<Record<string, Meaning | '' | null>>,
): Map<string, Meaning | null> {
  const message = Object.entries(entries).filter((entry): entry is [string, Meaning | null] => entry[1] !== '');
  return new Map(message.map(([name, meaning]) => [slugify(name), meaning]));
}

/**
 * What the first of some names means that is mapped; `null` where that is to be left out, undefined if none is mapped.
 */
export function meaningOf<Meaning extends string>(
  meanings: ReadonlyMap<string, Meaning | null>,
  ...names: string[]
): Meaning | null | undefined {
  const name = names.find((each) => meanings.has(each));
  return name === undefined ? undefined : meanings.get(name);
}
