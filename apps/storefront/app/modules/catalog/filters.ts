import type { CategorySlug, FrameType } from './categories.ts';

/** A filter as listings and the API show it (§3): `{slug, options: [{id, slug, name}]}`. */
export interface Filter {
  slug: string;
  options: FilterOption[];
}

export interface FilterOption {
  id: number;
  slug: string;
  name: string;
}

/** Categories of filter ids 1 to 3. */
export const categoryFilterOptions: readonly (FilterOption & { category: CategorySlug })[] = [
  { id: 1, slug: 'e-urban', name: 'E-Urban', category: 'e_city' },
  { id: 2, slug: 'e-mountain', name: 'E-Mountain', category: 'e_mountain' },
  { id: 3, slug: 'e-trekking', name: 'E-Trekking', category: 'e_trekking' },
];

/** Frame types of filter ids 4 to 8. */
export const frameFilterOptions: readonly (FilterOption & { frameType: FrameType })[] = [
  { id: 4, slug: 'herren', name: 'Herren', frameType: 'men' },
  { id: 5, slug: 'damen', name: 'Damen', frameType: 'women' },
  { id: 6, slug: 'wave', name: 'Wave', frameType: 'wave' },
  { id: 7, slug: 'diamant', name: 'Diamant', frameType: 'diamant' },
  { id: 8, slug: 'trapez', name: 'Trapez', frameType: 'trapez' },
];

/** The frame type that a slug of §3 means, such as `herren`; any other text as it is. */
export const frameTypeOf = (slug: string): string =>
  frameFilterOptions.find((option) => option.slug === slug)?.frameType ?? slug;

/** The speed, in km/h, that a slug of §3 means, such as `25-km`; any other text as it is. */
export function speedOf(slug: string): string {
  const speed = speedFilterOptions.find((option) => option.slug === slug)?.speedKmh;
  return speed === undefined ? slug : String(speed);
}

/** Speed classes of filter ids 9 and 10. */
export const speedFilterOptions: readonly (FilterOption & { speedKmh: 25 | 45 })[] = [
  { id: 9, slug: '25-km', name: '25 km', speedKmh: 25 },
  { id: 10, slug: '45-km', name: '45 km', speedKmh: 45 },
];
