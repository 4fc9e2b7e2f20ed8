import { formatRange, type Range } from '~/modules/listings/listing-query.ts';
import {
  BAND_MONTHS,
  batterySteps,
  type FacetName,
  heightBands,
  priceBands,
  rangeSteps,
} from '~/modules/listings/listings.ts';
import type { IndexedProduct } from './indexed-product.ts';

/** A rider's height stands for its band: the middle, cm. */
const bandMiddles = heightBands.map(({ min, max }) => (min + max) / 2);

/** Options that are offered whatever the catalogue holds, in their order; those of other facets come from the products. */
export const fixedOptions: Partial<Record<FacetName, readonly string[]>> = {
  rate: priceBands.map(formatRange),
  akku: batterySteps.map(formatRange),
  reichweite: rangeSteps.map(formatRange),
  groesse: bandMiddles.map(String),
  verfuegbar: ['ja'],
};

/** The options of every facet that a product has: a listing that is filtered by one of them shows it. */
export function optionsOf(product: IndexedProduct): Record<FacetName, readonly string[]> {
  const { kind, price, speedKmh, brand, inStock, isOccasion, batteryWh, rangeKm, riderMinCm, riderMaxCm } = product;
  const within = (ranges: readonly Range[], value: number | null, unit = 1) =>
    ranges
      .filter(({ min = 0, max = Infinity }) => value !== null && value >= min * unit && value < max * unit)
      .map(formatRange);
  const fits = (height: number) =>
    riderMinCm !== null && riderMaxCm !== null && riderMinCm <= height && height <= riderMaxCm;
  return {
    kategorie: product.categories,
    rahmen: product.frames,
    tempo: speedKmh === null ? [] : [String(speedKmh)],
    marke: brand ? [brand.slug] : [],
    farbe: product.colourSlugs,
    rate: within(priceBands, price, kind === 'bike' ? 100 * BAND_MONTHS : 100),
    verfuegbar: inStock ? ['ja'] : [],
    groesse: bandMiddles.filter(fits).map(String),
    akku: within(batterySteps, batteryWh),
    reichweite: within(rangeSteps, rangeKm),
    occasion: [isOccasion ? 'ja' : 'nein'],
  };
}
