import { attributeSlug, isAttributeRole } from '~/modules/catalog-import/reading/attribute-roles.ts';
import { slugify } from '~/modules/catalog-import/reading/slug.ts';
import columnTitles from './column-titles.json' with { type: 'json' };

/*
 * Column titles of WooCommerce's own CSV export. WordPress translates them, so each field has its English, German and
 * French titles (with the wordings of several WooCommerce releases), and those that suppliers give their lists.
 */

const titles: Record<string, readonly string[]> = columnTitles;

/** A title without case, accents, blanks and signs. */
const bare = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '');

const fieldOfTitle = new Map(
  Object.entries(titles).flatMap(([field, names]) => names.map((name) => [bare(name), field])),
);

const ATTRIBUTE_PARTS: readonly [RegExp, AttributePart][] = [
  [/^(?:attribut[eo]?(\d+)(?:name|nom)|nomdelattribut(\d+))$/, 'name'],
  [/^(?:attribut[eo]?(\d+)(?:values?|werte?|valeurs?)|valeursdelattribut(\d+))$/, 'values'],
  [/^attribut[eo]?(\d+)(?:visible|sichtbar)$/, 'visible'],
  [/^attribut[eo]?(\d+)(?:global|globale)$/, 'global'],
];

export type AttributePart = 'name' | 'values' | 'visible' | 'global';

export type Column =
  | { kind: 'field'; field: string }
  | { kind: 'attribute'; number: number; part: AttributePart }
  /** An attribute of its own: "Farbe", "Akku". */
  | { kind: 'named'; name: string }
  | { kind: 'meta'; key: string }
  | { kind: 'weight'; unit: string }
  | { kind: 'unknown' };

/** Reads one title of the first line. */
export function readColumn(title: string): Column {
  const meta = /^\s*m[eé]ta(?:daten)?\s*:\s*(\S.*?)\s*$/i.exec(title);
  if (meta?.[1]) return metaColumn(meta[1]);
  const weight = /^\s*(?:weight|gewicht|poids)\s*\(?\s*(kg|g|lbs?|oz)?\s*\)?\s*$/i.exec(title);
  if (weight) return { kind: 'weight', unit: weight[1]?.toLowerCase() ?? 'kg' };
  const name = bare(title);
  for (const [pattern, part] of ATTRIBUTE_PARTS) {
    const match = pattern.exec(name);
    if (match) return { kind: 'attribute', number: Number(match[1] ?? match[2]), part };
  }
  const field = fieldOfTitle.get(name) ?? (Object.hasOwn(titles, title.trim()) ? title.trim() : undefined);
  return field ? { kind: 'field', field } : { kind: 'unknown' };
}

/** The column of an attribute that the shop knows by its title; undefined for others. */
export function attributeColumn(title: string): Column | undefined {
  const name = title.trim();
  const slug = attributeSlug('', slugify(name));
  return slug !== undefined && isAttributeRole(slug) ? { kind: 'named', name } : undefined;
}

/** WPML writes an item's language and its group as meta data. */
function metaColumn(key: string): Column {
  if (key === '_wpml_import_language_code') return { kind: 'field', field: 'lang' };
  if (key === '_wpml_import_translation_group') return { kind: 'field', field: 'translation_group' };
  return { kind: 'meta', key };
}
