/** The brands of the shop. Ids 1 to 10 are those of the specification, §3; the others follow. */
import { slugify } from './text.ts';
import type { WooTerm } from './woo.ts';

const NAMES = [
  'Focus', 'Haibike', 'Kalkhoff', 'Ghost', 'Stromer', 'Allegro', 'Simpel', 'Fischer', 'Benno', 'Cilo',
  'Cresta', 'Bergstrom', 'Ego', 'Movement',
  'Abus', 'Kryptonite', 'Texlock', 'Trelock', 'Hiplok',
  'Kask', 'Uvex', 'Giro', 'Lazer', 'Casco', 'Met', 'Smith',
  'SKS', 'Topeak', 'Lezyne', 'Birzman',
  'Hamax', 'Thule', 'Bobike', 'Polisport',
  'Croozer', 'Burley', 'Qeridoo',
  'Uebler', 'Atera', 'Westfalia',
  'Ortlieb', 'Vaude', 'Basil', 'Racktime', 'Klickfix',
  'Continental', 'Lupine', 'Supernova', 'Knog',
] as const; // prettier-ignore

export type BrandName = (typeof NAMES)[number];

/** Every brand as a WooCommerce term, in the order of its id. */
export const BRANDS: readonly (WooTerm & { name: BrandName })[] = NAMES.map((name, index) => ({
  id: index + 1,
  name,
  slug: slugify(name, 'de'),
}));

const byName = new Map(BRANDS.map((brand) => [brand.name, brand]));

/** The term of a brand. */
export function brandTerm(name: BrandName): WooTerm {
  const brand = byName.get(name);
  if (!brand) throw new Error(`Unknown brand ${name}`);
  return brand;
}

/** Three capitals that begin the brand's article numbers: `ALL` for Allegro. */
export const brandCode = (name: BrandName): string => slugify(name, 'de').slice(0, 3).toUpperCase();
