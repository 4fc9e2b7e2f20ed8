import { describe, expect, it } from 'vitest';
import { isInAssortment, type SortedProduct } from './assortment.ts';

const bike: SortedProduct = { kind: 'bike', price: 4320_00, brandSlug: 'cilo', categorySlugs: ['e_city', 'e_bike'] };
const lock: SortedProduct = {
  kind: 'accessory',
  price: 89_00,
  brandSlug: 'abus',
  categorySlugs: ['accessory', 'lock'],
};
const everything = { brands: [], categories: [] };

describe('isInAssortment', () => {
  it('has all of an assortment that names nothing', () => {
    expect([bike, lock].every((product) => isInAssortment(product, everything))).toBe(true);
  });

  it('chooses bikes by brand, and leaves accessories', () => {
    const ofStromer = { ...everything, brands: ['stromer'] };
    expect(isInAssortment(bike, ofStromer)).toBe(false);
    expect(isInAssortment({ ...bike, brandSlug: null }, ofStromer)).toBe(false);
    expect(isInAssortment(lock, ofStromer)).toBe(true);
  });

  it('chooses all products by category', () => {
    expect(isInAssortment(bike, { ...everything, categories: ['e_city'] })).toBe(true);
    expect(isInAssortment(lock, { ...everything, categories: ['e_city'] })).toBe(false);
  });

  it('includes both bounds of the price, for bikes', () => {
    expect(isInAssortment(bike, { ...everything, minPrice: 4320_00, maxPrice: 4320_00 })).toBe(true);
    expect(isInAssortment(bike, { ...everything, minPrice: 4320_01 })).toBe(false);
    expect(isInAssortment(bike, { ...everything, maxPrice: 4319_99 })).toBe(false);
    expect(isInAssortment(lock, { ...everything, minPrice: 1000_00 })).toBe(true);
  });
});
