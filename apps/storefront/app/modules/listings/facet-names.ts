import type { TFunction } from 'i18next';
import type { Locale } from '~/i18n/locales';
import { formatAmount } from '~/i18n/money';
import { categoryPage, isCategorySlug } from '../catalog/catalog.ts';
import { formatListingQuery, formatRange, type ListingQuery, withFilter } from './listing-query.ts';
import { type FacetName, type Facets, heightBands, type UnnamedOption } from './listings.ts';

/** Words of the namespaces `listing` and `common`. */
interface Words {
  listing: TFunction;
  common: TFunction;
  locale: Locale;
}

/** A filter that is set, and the query of the listing without it. */
export interface ActiveFilter {
  name: string;
  without: string;
}

/** The words of a facet's option; `name` is what the catalogue calls it. */
export function optionName(
  facet: FacetName,
  { value, name }: { value: string; name?: string | undefined },
  words: Words,
): string {
  const { listing: t, common, locale } = words;
  switch (facet) {
    case 'kategorie':
      return isCategorySlug(value) ? (categoryPage(value)?.names[locale] ?? value) : (name ?? value);
    case 'rahmen':
      return common(`frame.${value}`, { defaultValue: value });
    case 'tempo':
      return t('facet.speed', { value });
    case 'verfuegbar':
      return t('facet.verfuegbarYes');
    case 'occasion':
      return t(value === 'ja' ? 'facet.occasionYes' : 'facet.occasionNo');
    case 'groesse': {
      const band = heightBands.find(({ min, max }) => String((min + max) / 2) === value);
      return band ? t('facet.height', { ...band }) : t('facet.heightOne', { cm: value });
    }
    case 'rate':
      return bandName(value, t);
    default:
      return name ?? value;
  }
}

/** A range of francs in words; the open upper band of §9 ends at 20000. */
function bandName(value: string, t: TFunction): string {
  const [min = '', max = ''] = value.split('-');
  const amount = (text: string) => formatAmount(Number(text) * 100);
  if (max === '' || max === '20000') return t('facet.bandFrom', { min: amount(min) });
  return min === ''
    ? t('facet.bandUnder', { max: amount(max) })
    : t('facet.band', { min: amount(min), max: amount(max) });
}

/** Facets with the words of their options. */
export function nameFacets(facets: Record<FacetName, UnnamedOption[]>, words: Words): Facets {
  const named = (facet: FacetName) =>
    facets[facet].map((option) => ({ ...option, name: optionName(facet, option, words) }));
  return {
    kategorie: named('kategorie'),
    rahmen: named('rahmen'),
    tempo: named('tempo'),
    marke: named('marke'),
    farbe: named('farbe'),
    rate: named('rate'),
    verfuegbar: named('verfuegbar'),
    groesse: named('groesse'),
    occasion: named('occasion'),
  };
}

/** Every filter that is set, in words. */
export function activeFilters(query: ListingQuery, facets: Facets, words: Words): ActiveFilter[] {
  const active = (name: string, without: ListingQuery): ActiveFilter => ({
    name,
    without: formatListingQuery(without),
  });
  const lists = (['kategorie', 'rahmen', 'tempo', 'marke', 'farbe'] as const).flatMap((facet) =>
    query[facet].map((value) => {
      const name = facets[facet].find((option) => option.value === value)?.name ?? optionName(facet, { value }, words);
      return active(
        name,
        withFilter(
          query,
          facet,
          query[facet].filter((each) => each !== value),
        ),
      );
    }),
  );
  const ranges = (['rate', 'preis'] as const).flatMap((facet) =>
    query[facet].map((range) =>
      active(
        bandName(formatRange(range), words.listing),
        withFilter(
          query,
          facet,
          query[facet].filter((each) => each !== range),
        ),
      ),
    ),
  );
  const heights = query.groesse.map((cm) =>
    active(
      optionName('groesse', { value: String(cm) }, words),
      withFilter(
        query,
        'groesse',
        query.groesse.filter((each) => each !== cm),
      ),
    ),
  );
  const name = (facet: FacetName, value: string) => optionName(facet, { value }, words);
  return [
    ...lists,
    ...ranges,
    ...heights,
    ...(query.verfuegbar ? [active(name('verfuegbar', 'ja'), withFilter(query, 'verfuegbar', false))] : []),
    ...(query.occasion === undefined
      ? []
      : [active(name('occasion', query.occasion ? 'ja' : 'nein'), withFilter(query, 'occasion', undefined))]),
    ...(query.akku ? [active(`${formatRange(query.akku)} Wh`, withFilter(query, 'akku', undefined))] : []),
    ...(query.reichweite
      ? [active(`${formatRange(query.reichweite)} km`, withFilter(query, 'reichweite', undefined))]
      : []),
    ...(query.suchen ? [active(`«${query.suchen}»`, withFilter(query, 'suchen', undefined))] : []),
  ];
}
