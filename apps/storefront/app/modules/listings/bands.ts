import type { Translate } from '~/i18n/keys.ts';
import { formatAmount } from '~/i18n/money.ts';
import { formatRange, type Range } from './range.ts';

/** Price bands as §9 writes them, which is how they are in the path of a listing, with what each holds. */
const bandsByName: ReadonlyMap<string, Range> = new Map([
  ['49-99', { min: 49, max: 99 }],
  ['100-140', { min: 100, max: 139 }],
  ['140-190', { min: 140, max: 189 }],
  ['190-20000', { min: 190, max: 20000 }],
]);

/**
 * Price bands of §9, in whole francs as cards show them: of the rate at the chosen term for bikes, of the price for
 * accessories (decision 49). A band reaches to just under the next one: 100 to under 140 is 100 to 139. The lowest is
 * for accessories alone (decision 65).
 */
export const priceBands: readonly Range[] = [{ max: 48 }, ...bandsByName.values()];

/**
 * Reads the price bands of a path listing (spec §9, decision 40: Routes).
 * @param text values separated by commas, such as `100-140,140-190`
 * @returns the bands as rates of a listing's query; undefined if any value is no band
 */
export function parseBandSegment(text: string): Range[] | undefined {
  const bands = text.split(',').map((value) => bandsByName.get(value));
  return bands.every((band) => band !== undefined) ? bands : undefined;
}

/** Writes rates into the path of a listing. @returns undefined if any of them is no band of §9 */
export function formatBandSegment(rates: readonly Range[]): string | undefined {
  const names = rates.map(
    ({ min, max }) => [...bandsByName].find(([, band]) => band.min === min && band.max === max)?.[0],
  );
  return names.length > 0 && names.every((name) => name !== undefined) ? names.sort().join(',') : undefined;
}

/** The kind of listing that offers a band, where it is one alone. */
export const bandKind = (option: string): 'accessory' | undefined => (option === LOWEST_BAND ? 'accessory' : undefined);

/** Rider height bands of §9: 10 cm wide, 140-150 up to 210-220. */
export const heightBands: readonly { min: number; max: number }[] = Array.from({ length: 8 }, (_, index) => ({
  min: 140 + index * 10,
  max: 150 + index * 10,
}));

/** Whether a range is one of the price bands. */
export function isBand({ min, max }: Range): boolean {
  return priceBands.some((band) => band.min === min && band.max === max);
}

/**
 * A range of francs in words of the namespace `listing`: a band to under its end, the last one open; a shopper's own
 * range with both ends.
 */
export function rangeName(range: Range, t: Translate<'listing'>): string {
  const amount = (francs = 0) => formatAmount(francs * 100);
  const { min, max } = range;
  if (max === undefined || formatRange(range) === OPEN_BAND) return t('facet.amountFrom', { min: amount(min) });
  if (formatRange(range) === LOWEST_BAND) return t('facet.amountUnder', { max: amount(max + 1) });
  if (isBand(range)) return t('facet.band', { min: amount(min), max: amount(max + 1) });
  return min === undefined
    ? t('facet.amountTo', { max: amount(max) })
    : t('facet.amount', { min: amount(min), max: amount(max) });
}

/** Cheap accessories: below where §9 begins. */
const LOWEST_BAND = formatRange(priceBands[0] ?? {});

/** The upper band: 20000 is only where §9 ends it. */
const OPEN_BAND = formatRange(priceBands.at(-1) ?? {});
