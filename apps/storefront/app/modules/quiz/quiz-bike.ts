import type { FrameSize } from '~/modules/catalog/sizes.ts';

/** What the quiz knows of a bike that can be ordered. */
export interface QuizBike {
  id: number;
  brand: string | null;
  name: string;
  /** Rappen */
  price: number;
  isOccasion: boolean;
  inStock: boolean;
  /** Slugs of §3. */
  categories: readonly string[];
  frameTypes: readonly string[];
  /** 25 or 45; null if the feed does not say so. */
  speedKmh: number | null;
  rangeMinKm: number | null;
  rangeMaxKm: number | null;
  weightGrams: number | null;
  torqueNm: number | null;
  /** What it offers to accessories (`Mount`). */
  mounts: readonly string[];
  /** Sizes that can be ordered, with the heights they are made for. */
  sizes: readonly FrameSize[];
  /** Heights that it is made for where its sizes do not say so, cm. */
  riderMinCm: number | null;
  riderMaxCm: number | null;
  /** German terms of attributes that have no column: belt or chain, place of the battery. */
  drive: string | null;
  batteryPlace: string | null;
}

export const bikeClasses = [
  'cargo',
  'fully',
  'hardtail',
  'allroad',
  'gravel',
  'road',
  'trekking',
  'city',
  'other',
] as const;

/** What a bike is made for, by its categories. */
export type BikeClass = (typeof bikeClasses)[number];

/** An allroad bike is in the categories of trekking and mountain bikes both. */
export function classOf({ categories }: Pick<QuizBike, 'categories'>): BikeClass {
  const has = (...slugs: string[]) => slugs.some((slug) => categories.includes(slug));
  if (has('e_cargo')) return 'cargo';
  if (has('e_fully', 'fully')) return 'fully';
  if (has('e_trekking') && has('e_mountain', 'e_hardtail')) return 'allroad';
  if (has('e_hardtail', 'hardtail', 'e_mountain', 'mountain')) return 'hardtail';
  if (has('gravel')) return 'gravel';
  if (has('e_road', 'road')) return 'road';
  if (has('e_trekking')) return 'trekking';
  return has('e_city') ? 'city' : 'other';
}

export const kilograms = ({ weightGrams }: Pick<QuizBike, 'weightGrams'>): number | undefined =>
  weightGrams === null ? undefined : weightGrams / 1000;

export const isFast = ({ speedKmh, categories }: Pick<QuizBike, 'speedKmh' | 'categories'>): boolean =>
  speedKmh === 45 || categories.includes('s_pedelec');
