import type { Translate } from '~/i18n/translate.ts';
import { formatAmount } from '~/i18n/money.ts';
import { RATE_MONTHS } from '~/modules/catalog/conditions.ts';
import type { Range } from './range.ts';

/** Price bands of §9: of the exact monthly rate over 36 months for bikes, of the price for accessories, in francs. */
export const priceBands: readonly Range[] = [
  { min: 49, max: 100 },
  { min: 100, max: 140 },
  { min: 140, max: 190 },
  { min: 190, max: 20000 },
];

/** Months the price bands of bikes are about. */
export const BAND_MONTHS = RATE_MONTHS;

/** Rider height bands of §9: 10 cm wide, 140-150 up to 210-220. */
export const heightBands: readonly { min: number; max: number }[] = Array.from({ length: 8 }, (_, index) => ({
  min: 140 + index * 10,
  max: 150 + index * 10,
}));

/** Whether a range is one of the price bands. */
export function isBand({ min, max }: Range): boolean {
  return priceBands.some((band) => band.min === min && band.max === max);
}

/** A range of francs in words of the namespace `listing`; the open upper band of §9 ends at 20000. */
export function bandName(value: string, t: Translate): string {
  const [min = '', max = ''] = value.split('-');
  const amount = (text: string) => formatAmount(Number(text) * 100);
  if (max === '' || max === '20000') return t('facet.bandFrom', { min: amount(min) });
  return min === ''
    ? t('facet.bandUnder', { max: amount(max) })
    : t('facet.band', { min: amount(min), max: amount(max) });
}
