import { describe, expect, it } from 'vitest';
import { BRANDS } from './brands.ts';
import { demoFeed, FRENCH_OFFSET, REFERENCE_DATE } from './feed.ts';
import { CATEGORY_SLUGS } from './taxonomy.ts';
import type { JsonValue, WooProduct } from './woo.ts';

const feed = demoFeed();
const german = feed.filter((item) => item.lang === 'de');
const french = feed.filter((item) => item.lang === 'fr');
const has = (item: WooProduct, slug: string) => item.categories.some((category) => category.slug === slug);
const bikes = german.filter((item) => !has(item, 'accessory'));
const accessories = german.filter((item) => has(item, 'accessory'));
const meta = (item: WooProduct, key: string): JsonValue | undefined =>
  item.meta_data.find((entry) => entry.key === key)?.value;
const options = (item: WooProduct, slug: string) =>
  item.attributes.find((attribute) => attribute.slug === slug)?.options ?? [];

/** Values that occur more than once. */
function repeated(values: readonly (string | number)[]): (string | number)[] {
  const seen = new Set<string | number>();
  return values.filter((value) => (seen.has(value) ? true : !seen.add(value)));
}

describe('size and spread of the demo feed', () => {
  it('holds at least 160 bikes and 80 accessories', () => {
    expect(bikes.length).toBeGreaterThanOrEqual(160);
    expect(accessories.length).toBeGreaterThanOrEqual(80);
  });

  it.each(CATEGORY_SLUGS)('has at least three products in %s', (slug) => {
    expect(german.filter((item) => has(item, slug)).length).toBeGreaterThanOrEqual(3);
  });

  it('sells bikes of the ten brands of the specification and something of every brand', () => {
    const sold = (items: WooProduct[]) => new Set(items.flatMap((item) => item.brands.map((brand) => brand.name)));
    const bikeBrands = sold(bikes);
    expect(BRANDS.slice(0, 10).filter((brand) => !bikeBrands.has(brand.name))).toEqual([]);
    const all = sold(german);
    expect(BRANDS.filter((brand) => !all.has(brand.name))).toEqual([]);
    expect(BRANDS.length).toBeGreaterThanOrEqual(40);
  });

  it.each(['Herren', 'Damen', 'Wave', 'Diamant', 'Trapez'])('has bikes for the frame filter %s', (form) => {
    expect(bikes.filter((item) => options(item, 'pa_rahmenform').includes(form)).length).toBeGreaterThan(10);
  });

  it.each([
    ['25 km/h', 80],
    ['45 km/h', 10],
  ])('has bikes for the speed class %s', (speed, least) => {
    expect(bikes.filter((item) => options(item, 'pa_geschwindigkeit').includes(speed)).length).toBeGreaterThan(least);
  });

  it('fills the price bands of monthly rates at 36 months, and has bikes too cheap for a plan', () => {
    const rates = bikes.map((item) => Number(item.price) / 36);
    const between = (low: number, high: number) => rates.filter((rate) => rate >= low && rate < high).length;
    expect(between(49, 100)).toBeGreaterThan(30);
    expect(between(100, 140)).toBeGreaterThan(25);
    expect(between(140, 190)).toBeGreaterThan(20);
    expect(between(190, 500)).toBeGreaterThan(10);
    expect(bikes.filter((item) => Number(item.price) < 2000).length).toBeGreaterThan(5);
  });

  it('fits riders of every height band from 140 to 220 cm', () => {
    const sizes = bikes.flatMap((item) => {
      const list = meta(item, 'frame_sizes');
      return Array.isArray(list) ? list : [];
    });
    const fits = (from: number) =>
      sizes.filter(
        (size) =>
          typeof size === 'object' &&
          size !== null &&
          !Array.isArray(size) &&
          Number(size['minCm']) < from + 10 &&
          Number(size['maxCm']) > from,
      ).length;
    for (let from = 140; from < 220; from += 10) expect(fits(from), `${from} cm`).toBeGreaterThan(2);
  });
});

describe('the two languages', () => {
  it('come in pairs that name each other', () => {
    expect(german.length).toBe(french.length);
    const byId = new Map(feed.map((item) => [item.id, item]));
    for (const item of feed) {
      expect(item.translations[item.lang]).toBe(item.id);
      const other = byId.get(item.translations[item.lang === 'de' ? 'fr' : 'de']);
      expect(other?.translations).toEqual(item.translations);
      expect(other?.sku).toBe(item.sku);
    }
  });

  it('have slugs of their own', () => {
    const slugs = feed.map((item) => item.slug);
    expect(repeated(slugs)).toEqual([]);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('have the same variations: sku, price, stock and number of options', () => {
    const byId = new Map(french.map((item) => [item.id, item]));
    for (const item of german) {
      const pair = byId.get(item.translations.fr);
      const facts = (product: WooProduct | undefined) =>
        product?.variations.map((one) => [one.sku, one.price, one.stock_status, one.stock_quantity]);
      expect(facts(pair)).toEqual(facts(item));
      const shape = (product: WooProduct | undefined) =>
        product?.attributes.map((one) => [
          one.slug,
          one.options.length,
          one.options.join().replace(/\D+/g, ' ').trim(),
        ]);
      expect(shape(pair)).toEqual(shape(item));
    }
  });
});

describe('identity', () => {
  it('repeats no id, among products and variations of both languages', () => {
    const ids = feed.flatMap((item) => [item.id, ...item.variations.map((variation) => variation.id)]);
    expect(repeated(ids)).toEqual([]);
    expect(german.every((item) => item.id < FRENCH_OFFSET)).toBe(true);
  });

  it('repeats no article number within a language', () => {
    const skus = german.flatMap((item) => [item.sku, ...item.variations.map((variation) => variation.sku)]);
    expect(repeated(skus)).toEqual([]);
  });

  it('draws no two products alike', () => {
    expect(repeated(german.map((item) => JSON.stringify(meta(item, 'drawing'))))).toEqual([]);
  });

  it('relates products only to items of the same language', () => {
    const languages = new Map(feed.map((item) => [item.id, item.lang]));
    for (const item of feed) {
      expect(item.related_ids.length).toBeGreaterThan(0);
      for (const id of item.related_ids) expect(languages.get(id)).toBe(item.lang);
    }
  });

  it('is the same at every call and moves its dates with the reference date', () => {
    expect(demoFeed()).toEqual(feed);
    const later = demoFeed('2027-03-01');
    const expected = (items: WooProduct[]) =>
      items
        .flatMap((item) => item.variations)
        .flatMap((one) => one.meta_data)
        .find((entry) => entry.key.startsWith('expected'));
    expect(String(expected(feed)?.value) > REFERENCE_DATE).toBe(true);
    expect(String(expected(later)?.value) > '2027-03-01').toBe(true);
  });
});

describe('prices and stock', () => {
  it('puts the cheapest variation on the parent, and sale prices below regular ones', () => {
    for (const item of feed) {
      const prices = item.variations.map((variation) => Number(variation.price));
      if (prices.length) expect(Math.min(...prices)).toBe(Number(item.price));
      for (const part of [item, ...item.variations]) {
        expect(part.on_sale).toBe(part.sale_price !== '');
        if (part.on_sale) {
          expect(Number(part.sale_price)).toBeLessThan(Number(part.regular_price));
          expect(part.price).toBe(part.sale_price);
        } else expect(part.price).toBe(part.regular_price);
      }
    }
    expect(bikes.filter((item) => item.on_sale).length).toBeGreaterThanOrEqual(8);
  });

  it('shows how long the price before a sale was valid', () => {
    for (const item of german.filter((one) => one.on_sale)) {
      const history = meta(item, 'price_history');
      expect(Array.isArray(history) && history.length).toBe(2);
    }
  });

  it('has things in stock, on order with a date, and sold out', () => {
    const parts = german.flatMap((item) => item.variations);
    const of = (status: string) => parts.filter((part) => part.stock_status === status);
    expect(of('instock').length).toBeGreaterThan(500);
    expect(of('onbackorder').length).toBeGreaterThan(50);
    expect(of('outofstock').length).toBeGreaterThan(10);
    for (const part of of('onbackorder')) {
      const date = part.meta_data.find((entry) => entry.key === 'expected_delivery_date__website_')?.value;
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    for (const part of parts) expect(part.stock_status === 'instock').toBe((part.stock_quantity ?? 0) > 0);
  });

  it('sells used bikes as single pieces with kilometres, year and frame number', () => {
    const used = bikes.filter((item) => has(item, 'occasion'));
    expect(used.length).toBeGreaterThanOrEqual(10);
    for (const item of used) {
      expect(item.variations.map((variation) => variation.stock_quantity)).toEqual([1]);
      expect(options(item, 'pa_kilometerstand')[0]).toMatch(/^\d+ km$/);
      expect(options(item, 'pa_jahrgang')[0]).toMatch(/^20\d\d$/);
      expect(meta(item, 'frame_number')).toBeTruthy();
    }
  });
});

describe('the Limmat 5', () => {
  const limmat = german.find((item) => item.name === 'Allegro Limmat 5');

  it('is the bike of the board', () => {
    expect(limmat?.price).toBe('4320.00');
    expect(limmat && meta(limmat, 'subtitle')).toBe('Trekking-E-Bike mit Trapezrahmen, 625 Wh, 25 km/h');
    expect(limmat && options(limmat, 'pa_farbe')).toEqual(['Nebelgrau', 'Tannengrün', 'Bordeaux']);
    expect(limmat && options(limmat, 'pa_reichweite')).toEqual(['60–120 km']);
    const extraLarge = limmat?.variations.filter((one) => one.attributes.some((part) => part.option === 'XL'));
    expect(extraLarge?.map((one) => one.stock_status)).toEqual(['outofstock', 'outofstock', 'outofstock']);
  });
});
