import { defaultPlanLength } from '~/modules/financing/financing.ts';
import type { Range } from './ranges.ts';

/*
 * What listings and searches ask of a product's figures: both let the same products through.
 */

/** Figures of products that are compared, and where Postgres has them: of a product `p`. */
export const figureColumns = {
  price: 'p.display_price',
  batteryWh: 'p.battery_wh',
  rangeKm: 'p.range_max_km',
  riderMinCm: 'p.rider_min_cm',
  riderMaxCm: 'p.rider_max_cm',
} as const;

export type Figure = keyof typeof figureColumns;

/** A figure from `min` to under `max`; a product without the figure never fits. Prices are Rappen. */
export interface FigureBounds {
  figure: Figure;
  min: number;
  max: number;
}

/** Months that rates in filters and searches are about (decision 5). */
export const RATE_MONTHS = defaultPlanLength;

const FRANC = 100;

const bounds = (figure: Figure, { min = 0, max = Infinity }: Range, unit = 1): FigureBounds[] => [
  { figure, min: min * unit, max: max * unit },
];

/** A price in francs, paid once. */
export const priceBounds = (francs: Range): FigureBounds[] => bounds('price', francs, FRANC);

/** The exact monthly rate in francs for bikes, the price for accessories; compared as products, never divided. */
export const rateBounds = (francs: Range, kind: 'bike' | 'accessory'): FigureBounds[] =>
  bounds('price', francs, kind === 'bike' ? FRANC * RATE_MONTHS : FRANC);

/** Wh */
export const batteryBounds = (wattHours: Range): FigureBounds[] => bounds('batteryWh', wattHours);

/** km, the most a battery gives */
export const rangeBounds = (km: Range): FigureBounds[] => bounds('rangeKm', km);

/** One of the sizes fits a rider of so many cm. */
export const heightBounds = (cm: number): FigureBounds[] => [
  ...bounds('riderMinCm', { max: cm + 1 }),
  ...bounds('riderMaxCm', { min: cm }),
];
