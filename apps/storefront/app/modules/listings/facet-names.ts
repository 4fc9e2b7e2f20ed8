import type { TFunction } from 'i18next';
import type { Locale } from '~/i18n/locales.ts';
import { formatAmount } from '~/i18n/money.ts';
import { categoryPage, isCategorySlug } from '~/modules/catalog/catalog.ts';
import type { ListingAddress } from './listing-address.ts';
import { formatRange, type ListingQuery, withFilter } from './listing-query.ts';
import { type FacetName, facetNames, type Facets, heightBands, type UnnamedOption } from './listings.ts';

/** Words of the namespaces `listing` and `common`. */
export interface ListingWords {
  listing: TFunction;
  common: TFunction;
  locale: Locale;
}

/** A filter that is set, and the address of the listing without it. */
export interface ActiveFilter {
  name: string;
  href: string;
  /** Spoken: what following it does. */
  label: string;
}

/** The words of a facet's option; `name` is what the catalogue calls it. */
export function optionName(
  facet: FacetName,
  { value, name }: { value: string; name?: string | undefined },
  words: ListingWords,
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
    case 'akku':
      return spanName(value, 'Wh', t);
    case 'reichweite':
      return spanName(value, 'km', t);
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

/** A range of a technical figure in words. */
function spanName(value: string, unit: string, t: TFunction): string {
  const [min = '', max = ''] = value.split('-');
  if (max === '') return t('facet.spanFrom', { min, unit });
  return min === '' ? t('facet.spanUnder', { max, unit }) : t('facet.span', { min, max, unit });
}

/** Facets with the words of their options. */
export function nameFacets(facets: Record<FacetName, UnnamedOption[]>, words: ListingWords): Facets {
  const named = (facet: FacetName) =>
    facets[facet].map((option) => ({ ...option, name: optionName(facet, option, words) }));
  return Object.fromEntries(facetNames.map((facet) => [facet, named(facet)])) as Facets;
}

/** Every filter that is set, in words. */
export function activeFilters(
  query: ListingQuery,
  facets: Facets,
  words: ListingWords,
  { address, kind }: { address: ListingAddress; kind: 'bike' | 'accessory' },
): ActiveFilter[] {
  const active = (name: string, without: ListingQuery): ActiveFilter => ({
    name,
    href: address.of(without),
    label: words.listing('filter.remove', { name }),
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
        facet === 'rate' && kind === 'bike'
          ? words.listing('facet.perMonth', { band: bandName(formatRange(range), words.listing) })
          : bandName(formatRange(range), words.listing),
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
    ...(query.akku ? [active(name('akku', formatRange(query.akku)), withFilter(query, 'akku', undefined))] : []),
    ...(query.reichweite
      ? [active(name('reichweite', formatRange(query.reichweite)), withFilter(query, 'reichweite', undefined))]
      : []),
    ...(query.suchen ? [active(`«${query.suchen}»`, withFilter(query, 'suchen', undefined))] : []),
  ];
}

/** What a filter is called, with its value where that says more: `45 km/h`, `Monatsrate`. */
export function filterName(filter: keyof ListingQuery, query: ListingQuery, words: ListingWords): string {
  const { listing: t } = words;
  if (filter === 'suchen') return `«${query.suchen ?? ''}»`;
  if (filter === 'preis') return t('facet.price');
  const value = query[filter];
  const [only, ...more] = Array.isArray(value) ? value : [];
  return typeof only === 'string' && more.length === 0 && filter !== 'marke' && filter !== 'farbe'
    ? optionName(filter as FacetName, { value: only }, words)
    : t(`facet.${filter}`);
}
