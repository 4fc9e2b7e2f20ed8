import { describe, expect, it } from 'vitest';
import { specOf } from './build.ts';
import { KINDS } from './kinds.ts';
import type { BikeSpec } from './model.ts';
import { BIKE_SERIES } from './data.ts';
import { frameSizes } from './sizes.ts';
import { rangeOf, subtitle } from './specs.ts';

const bikes = BIKE_SERIES.flatMap((series) =>
  series.models.map((model) => ({ name: model.name, model, spec: specOf(series, model) })),
);
const breaking = (rule: (spec: BikeSpec) => boolean) => bikes.filter(({ spec }) => !rule(spec)).map(({ name }) => name);
const powered = ({ motor }: BikeSpec) => motor !== 'none';

describe('technical data', () => {
  it('numbers the series and the models once', () => {
    expect(new Set(BIKE_SERIES.map(({ no }) => no)).size).toBe(BIKE_SERIES.length);
    for (const { no, models } of BIKE_SERIES) {
      expect(new Set(models.map((model) => model.no)).size, `series ${no}`).toBe(models.length);
      expect(models.length, `series ${no}`).toBeLessThanOrEqual(6);
    }
  });

  it('has a motor and a battery, or neither, as the kind says', () => {
    expect(breaking((spec) => powered(spec) === spec.battery > 0)).toEqual([]);
    expect(breaking((spec) => powered(spec) === spec.torque > 0)).toEqual([]);
    expect(breaking((spec) => powered(spec) === (KINDS[spec.kind].speed !== undefined))).toEqual([]);
  });

  it('drives belts without a derailleur, and puts no gear hub where the motor sits', () => {
    const derailleur = (spec: BikeSpec) => spec.shift === 'derailleur' || spec.shift === 'electronic';
    expect(breaking((spec) => spec.drive === 'chain' || !derailleur(spec))).toEqual([]);
    expect(breaking((spec) => spec.motor !== 'hub' || (spec.shift !== 'hub' && spec.shift !== 'stepless'))).toEqual([]);
    expect(breaking((spec) => (spec.shift === 'single') === (spec.gears === 1))).toEqual([]);
    expect(breaking((spec) => (spec.shift === 'stepless') === (spec.gears === 0))).toEqual([]);
  });

  it('gives travel to sprung forks only', () => {
    expect(breaking((spec) => (spec.fork === 'suspension') === spec.travel > 0)).toEqual([]);
  });

  it('promises ranges that fit the battery', () => {
    for (const { name, spec } of bikes) {
      const range = rangeOf(spec);
      if (!range) continue;
      const least = spec.battery / range[1];
      const most = spec.battery / range[0];
      expect(range[0], name).toBeLessThan(range[1]);
      expect(least, `${name}, Wh per km on an easy ride`).toBeGreaterThan(2.8);
      expect(most, `${name}, Wh per km on a hard ride`).toBeLessThan(20);
    }
  });

  it('weighs what such bikes weigh', () => {
    const limits: Partial<Record<BikeSpec['kind'], [number, number]>> = {
      kids: [5, 13], road: [6.5, 11], gravel: [8, 13], e_road: [10, 16], e_gravel: [11, 17], e_fully: [18, 28], e_cargo: [26, 55],
    }; // prettier-ignore
    for (const { name, spec } of bikes) {
      const [least, most] = limits[spec.kind] ?? (powered(spec) ? [15, 34] : [9, 17]);
      expect(spec.weight, name).toBeGreaterThanOrEqual(least);
      expect(spec.weight, name).toBeLessThanOrEqual(most);
      expect(spec.totalWeight, name).toBeGreaterThan(spec.weight + 40);
    }
  });

  it('has sizes in order, whose heights follow each other without a gap', () => {
    for (const { name, spec } of bikes) {
      const sizes = frameSizes(spec.type, spec.sizes, spec.heights);
      for (const [index, size] of sizes.entries()) {
        const next = sizes[index + 1];
        expect(size.maxCm, name).toBeGreaterThan(size.minCm + 9);
        if (!next) continue;
        expect(next.minCm, name).toBeGreaterThan(size.minCm);
        expect(next.minCm, name).toBeLessThanOrEqual(size.maxCm);
      }
    }
  });
});

describe('subtitle', () => {
  const of = (name: string, brand?: string) => {
    const bike = bikes.find((one) => one.name === name && one.model.brand === brand);
    return bike ? subtitle(bike.spec, bike.model.used) : undefined;
  };

  it('names kind, frame and what matters for it', () => {
    expect(of('Furka X')?.de).toBe('E-Fully, 160 mm, 800 Wh');
    expect(of('Reuss R')?.fr).toBe('Vélo de route électrique, 360 Wh, 11,9 kg');
    expect(of('Uetli 20')?.de).toBe('Kindervelo, 20 Zoll, ab 118 cm');
    expect(of('Sihl')?.de).toBe('Trekking-E-Bike mit Trapezrahmen, 1840 km, Jahrgang 2024');
  });
});
