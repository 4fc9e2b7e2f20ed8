import { rappenOfRange, type Range } from './ranges.ts';

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
  headMinCm: "(p.gear ->> 'headMinCm')::int",
  headMaxCm: "(p.gear ->> 'headMaxCm')::int",
  securityLevel: "(p.gear ->> 'securityLevel')::int",
  litres: "(p.gear ->> 'litres')::int",
  lux: "(p.gear ->> 'lux')::int",
} as const;

export type Figure = keyof typeof figureColumns;

/** A figure from `min` to `max`, both included; a product without the figure never fits. Prices are Rappen. */
export interface FigureBounds {
  figure: Figure;
  min: number;
  max: number;
}

const bounds = (figure: Figure, { min = 0, max = Infinity }: Range): FigureBounds[] => [{ figure, min, max }];

/** A price in whole francs as it is shown, paid once. */
export const priceBounds = (francs: Range): FigureBounds[] => [{ figure: 'price', ...rappenOfRange(francs) }];

/** Wh */
export const batteryBounds = (wattHours: Range): FigureBounds[] => bounds('batteryWh', wattHours);

/** km, the most a battery gives */
export const rangeBounds = (km: Range): FigureBounds[] => bounds('rangeKm', km);

/** One of a helmet's sizes fits a head of so many cm around. */
export const headBounds = (cm: number): FigureBounds[] => [
  ...bounds('headMinCm', { max: cm }),
  ...bounds('headMaxCm', { min: cm }),
];

/** Security of a lock, 1 to 15. */
export const securityBounds = (level: Range): FigureBounds[] => bounds('securityLevel', level);

/** Whole litres of a bag. */
export const volumeBounds = (litres: Range): FigureBounds[] => bounds('litres', litres);

/** Lux of a light. */
export const brightnessBounds = (lux: Range): FigureBounds[] => bounds('lux', lux);

/** One of the sizes fits a rider of so many cm. */
export const heightBounds = (cm: number): FigureBounds[] => [
  ...bounds('riderMinCm', { max: cm }),
  ...bounds('riderMaxCm', { min: cm }),
];
