import type { TFunction } from 'i18next';
import { formatAmount } from '~/i18n/money';
import { categoryPage, isCategorySlug } from '../../catalog/catalog';
import type { Locale } from '~/i18n/locales';
import { type FacetName, type FacetOption, heightBands } from '../listings';

/** The words of a facet's option in the page's language. */
export function optionName(facet: FacetName, option: Pick<FacetOption, 'value' | 'name'>, t: TFunction<['listing', 'common']>, locale: Locale): string {
  const { value, name } = option;
  switch (facet) {
    case 'kategorie':
      return isCategorySlug(value) ? (categoryPage(value)?.names[locale] ?? value) : (name ?? value);
    case 'rahmen':
      return t(`common:frame.${value as 'wave'}`, { defaultValue: value });
    case 'tempo':
      return t('facet.speed', { value });
    case 'verfuegbar':
      return t('facet.verfuegbarYes');
    case 'occasion':
      return t(value === 'ja' ? 'facet.occasionYes' : 'facet.occasionNo');
    case 'groesse': {
      const band = heightBands.find(({ min, max }) => String((min + max) / 2) === value);
      return band ? t('facet.height', band) : t('facet.heightOne', { cm: value });
    }
    case 'rate':
      return bandName(value, t);
    default:
      return name ?? value;
  }
}

/** A range of francs in words; the open upper band of §9 ends at 20000. */
export function bandName(value: string, t: TFunction<['listing', 'common']>): string {
  const [min = '', max = ''] = value.split('-');
  const amount = (text: string) => formatAmount(Number(text) * 100);
  if (max === '' || max === '20000') return t('facet.bandFrom', { min: amount(min) });
  return min === '' ? t('facet.bandUnder', { max: amount(max) }) : t('facet.band', { min: amount(min), max: amount(max) });
}
