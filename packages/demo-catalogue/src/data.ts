/**
 * Reads the records of the catalogue: `data/bikes` and `data/accessories`, a file per series or group, in the shapes of
 * `model.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { AccessoryGroup, BikeSeries, BikeSpec } from './model.ts';

/** A construction that lists only its differences from another one. */
type Derived = Partial<BikeSpec> & { like?: string };

const folder = new URL('../data/', import.meta.url);

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as T;

const readAll = <T>(name: string): T[] => readdirSync(new URL(name, folder)).map((file) => read(`${name}/${file}`));

const constructions = read<Record<string, Derived>>('constructions.json');

function construction({ like, ...own }: Derived): BikeSpec {
  const base = like === undefined ? {} : construction(constructions[like] ?? {});
  return { ...base, ...own } as BikeSpec;
}

/** All bike series of the demo catalogue, in the order of their numbers. */
export const BIKE_SERIES: readonly BikeSeries[] = readAll<Omit<BikeSeries, 'base'> & { base: Derived }>('bikes')
  .map((series) => ({ ...series, base: construction(series.base) }))
  .sort((a, b) => a.no - b.no);

/** All groups of accessories of the demo catalogue, in the order of their numbers. */
export const ACCESSORY_GROUPS: readonly AccessoryGroup[] = readAll<AccessoryGroup[]>('accessories')
  .flat()
  .sort((a, b) => a.no - b.no);
