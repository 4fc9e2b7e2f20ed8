import { textOfKey } from '~/i18n/keys.ts';
import { languageTag } from '~/i18n/locales.ts';
import { rangeName } from './bands.ts';
import type { FacetOption, UnnamedOption } from './facet-option.ts';
import type { ListingWords, ProductKind } from './facets/facet.ts';
import { type FacetName, facetNames, facets, type FacetValues } from './facets.ts';
import type { ListingAddress } from './listing-address.ts';
import { type ListingQuery, parameterOf, withFilter } from './listing-query.ts';
import type { Facets } from './listings.ts';

/** A filter that is set, and the address of the listing without it. */
export interface ActiveFilter {
  name: string;
  href: string;
  /** Spoken: what following it does. */
  label: string;
}

/**
 * Facets with the words of their options, and the options that have no slug or no name: they are left out (spec §5).
 */
export function nameFacets(
  counted: Record<FacetName, UnnamedOption[]>,
  words: ListingWords,
): { named: Facets; dropped: { facet: string; value: string }[] } {
  const dropped: { facet: string; value: string }[] = [];
  const named = (facet: FacetName): FacetOption[] =>
    counted[facet].flatMap((option) => {
      const name = facets[facet].nameOption(option, words);
      if (option.value.trim() && name.trim()) return [{ ...option, name }];
      dropped.push({ facet: facets[facet].parameter, value: option.value });
      return [];
    });
  return { named: Object.fromEntries(facetNames.map((facet) => [facet, named(facet)])) as Facets, dropped };
}

/** Where the price stands among the filters that are set. */
const PRICE_CHIP = 70;

const chipOf = (name: FacetName | 'price'): number => (name === 'price' ? PRICE_CHIP : facets[name].chip);

const chips: readonly (FacetName | 'price')[] = [...facetNames, 'price' as const].sort((a, b) => chipOf(a) - chipOf(b));

interface Shown {
  address: ListingAddress;
  kind: ProductKind;
}

/** What is set of one filter: its words, and the query without it. */
interface SetFilter {
  name: string;
  without: ListingQuery;
}

export function activeFilters(
  query: ListingQuery,
  options: Facets,
  words: ListingWords,
  { address, kind }: Shown,
): ActiveFilter[] {
  const set = chips.flatMap((name) =>
    name === 'price' ? setPrices(query, words) : setOptions(query, name, options, words, kind),
  );
  if (query.text) set.push({ name: `«${query.text}»`, without: withFilter(query, 'text', undefined) });
  return set.map(({ name, without }) => ({
    name,
    href: address.of(without),
    label: words.listing('filter.remove', { name }),
  }));
}

function setOptions<Name extends FacetName>(
  query: ListingQuery,
  facet: Name,
  options: Facets,
  words: ListingWords,
  kind: ProductKind,
): SetFilter[] {
  const { chosen, without, nameOption, nameChip } = facets[facet];
  const values: FacetValues = query;
  const value = values[facet];
  return chosen(value).map((option) => {
    const known = options[facet].find((each) => each.value === option)?.name;
    const name = known ?? nameOption({ value: option }, words);
    return {
      name: nameChip ? nameChip({ value: option, name }, words, kind) : name,
      without: { ...query, [facet]: without(value, option), page: 1 },
    };
  });
}

function setPrices(query: ListingQuery, words: ListingWords): SetFilter[] {
  return query.price.map((range) => ({
    name: rangeName(range, words.listing),
    without: withFilter(
      query,
      'price',
      query.price.filter((each) => each !== range),
    ),
  }));
}

/** A filter is called by its choices up to so many. */
const MOST_NAMED = 2;

/** What a filter is called, with its choices where they say more: `45 km/h`, `Wave und Trapez`, `Monatsrate`. */
export function filterName(filter: keyof ListingQuery, query: ListingQuery, words: ListingWords): string {
  const { listing: t } = words;
  if (filter === 'text') return `«${query.text ?? ''}»`;
  if (filter === 'price') return t('facet.price');
  const choices = facetNames.flatMap((name) => (name === filter ? choicesOf(query, name, words) : []));
  return choices[0] ?? titleOf(filter, words);
}

/** What the group of a filter is called. */
export function titleOf(filter: keyof ListingQuery, { listing: t }: ListingWords): string {
  const own = facetNames.find((name) => name === filter);
  return textOfKey(t, (own && facets[own].title) ?? `facet.${parameterOf(filter)}`);
}

/** What a facet's few choices are called, where that says more than its title. */
function choicesOf<Name extends FacetName>(query: FacetValues, facet: Name, words: ListingWords): string[] {
  const { chosen, speaking, nameOption, nameChip } = facets[facet];
  const options = chosen(query[facet]);
  if (!speaking || options.length === 0 || options.length > MOST_NAMED) return [];
  const names = options.map((value) => {
    const name = nameOption({ value }, words);
    return nameChip ? nameChip({ value, name }, words, 'bike') : name;
  });
  return [new Intl.ListFormat(languageTag[words.locale]).format(names)];
}
