import { frameTypesOf } from './attribute-roles.ts';
import type { FeedAttribute, FeedProduct } from '~/modules/catalog-import/feed/feed-item.ts';
import { numberBefore, numbersIn } from './numbers.ts';
import { isElectricCategory } from './categories-of-feed.ts';
import type { Facts } from './record.ts';
import { slugify } from './slug.ts';

const whole = (value: number | undefined, min: number, max: number): number | null =>
  value !== undefined && value >= min && value <= max ? Math.round(value) : null;

/** Battery capacity in Wh: `625 Wh`, `0,75 kWh`, a bare `500`, or the sum of `2 × 500 Wh`. */
function wattHours(text: string): number | null {
  const pair = /(\d)\s*[x×]\s*(\d{2,4})\s*wh/i.exec(text);
  if (pair) return whole(Number(pair[1]) * Number(pair[2]), 50, 5000);
  const kilo = numberBefore(text, /kwh/);
  if (kilo !== undefined) return whole(kilo * 1000, 50, 5000);
  const bare = /^\s*\d{3,4}\s*$/.test(text) ? Number(text) : undefined;
  return whole(numberBefore(text, /wh/) ?? bare, 50, 5000);
}

/** Range in kilometres: `60–120 km` gives both ends, `bis 120 km` the upper one. */
function range(text: string): { min: number | null; max: number | null } {
  const numbers = numbersIn(text).filter((number) => number >= 5 && number <= 500);
  const max = numbers.length > 0 ? Math.round(Math.max(...numbers)) : null;
  return { min: numbers.length > 1 ? Math.round(Math.min(...numbers)) : null, max };
}

function grams(text: string): number | null {
  const kilograms = numberBefore(text, /kg|kilo(?:gramm)?/);
  if (kilograms !== undefined) return whole(kilograms * 1000, 1, 500_000);
  return whole(numberBefore(text, /g|gr|gramm|grammes?/), 1, 500_000);
}

/** Assistance limit in km/h: as stated, else 45 for the category `s_pedelec`, else 25 for an e-bike. */
function speed(options: readonly string[], categories: readonly string[], electric: boolean): 25 | 45 | null {
  const numbers = options.flatMap((option) => numbersIn(option));
  if (numbers.some((number) => number >= 40 && number <= 50)) return 45;
  if (numbers.some((number) => number >= 20 && number <= 32)) return 25;
  if (categories.includes('s_pedelec')) return 45;
  return electric ? 25 : null;
}

/**
 * Reads the technical figures of a product from its attributes. Implausible values become null.
 * @param categories slugs in the catalogue
 */
export function readFacts(
  attributes: readonly FeedAttribute[],
  product: FeedProduct,
  categories: readonly string[],
): Facts & { electric: boolean } {
  const options = (slug: string) => attributes.find((attribute) => attribute.slug === slug)?.options ?? [];
  const text = (slug: string) => options(slug)[0] ?? '';
  const { min, max } = range(text('pa_reichweite'));
  const batteryWh = wattHours(options('pa_akku').join(' / '));
  const electric = options('pa_motor').length > 0 || (batteryWh ?? 0) >= 200 || categories.some(isElectricCategory);
  const categoryNames = product.categories.map(({ name }) => slugify(name));
  return {
    frameTypes: frameTypesOf([...options('pa_rahmenform').map(slugify), ...categoryNames]),
    electric,
    speedKmh: speed(options('pa_geschwindigkeit'), categories, electric),
    batteryWh,
    rangeMinKm: min,
    rangeMaxKm: max,
    weightGrams: grams(text('pa_gewicht')) ?? product.weight,
    torqueNm: whole(numberBefore(text('pa_drehmoment'), /nm/), 10, 250),
    mileageKm: whole(numbersIn(text('pa_kilometerstand'))[0], 0, 200_000),
    modelYear: whole(numbersIn(text('pa_jahrgang'))[0], 1990, 2100),
  };
}
