import type { ListingWords } from './facet-names.ts';
import { packOptions } from './packed-options.ts';
import { formatRange, type ListingQuery, type Range } from './listing-query.ts';
import {
  BAND_MONTHS,
  type CountedListing,
  type FacetName,
  type FacetOption,
  type Facets,
  priceBands,
} from './listings.ts';

/** One group of the filter as the page shows it. */
export interface FilterGroupView {
  name: string;
  title: string;
  /** Beside the title, e.g. `bei 36 Mt.`. */
  meta?: string;
  /** Some groups start closed, unless something in them is chosen. */
  open: boolean;
  /** `one`: radio buttons, of which the first takes the choice back. */
  choice: 'many' | 'one' | 'colours';
  /** Packed (packed-options.ts). */
  options: string;
  /** A free range below the options. */
  range?: FilterRange;
}

/** Two fields for a range of whole francs; the placeholders say what there is. */
export interface FilterRange {
  from: RangeField;
  to: RangeField;
  /** Further ranges of the address, which the form must not lose. */
  others: string[];
}

interface RangeField {
  name: string;
  label: string;
  value: string;
  placeholder: string;
}

interface Counted {
  kind: 'bike' | 'accessory';
  facets: Facets;
  listing: Pick<CountedListing, 'lowestPrice' | 'highestPrice'>;
  query: ListingQuery;
}

type GroupName = FacetName | 'preis';

const bikeGroups: readonly GroupName[] = [
  'rahmen',
  'rate',
  'preis',
  'kategorie',
  'tempo',
  'groesse',
  'farbe',
  'akku',
  'reichweite',
  'marke',
  'verfuegbar',
  'occasion',
];
const accessoryGroups: readonly GroupName[] = ['kategorie', 'rate', 'marke', 'farbe', 'verfuegbar'];
/** Of these a large catalogue has many: only so many are offered, those with most products and those that are chosen. */
const mostOptions: Partial<Record<GroupName, number>> = { kategorie: 14, farbe: 15, marke: 24 };
/** Groups that start closed. */
const quiet: readonly GroupName[] = ['preis', 'akku', 'reichweite', 'marke', 'verfuegbar', 'occasion'];

/** The groups of the filter, in their order; those with nothing to choose are left out. */
export function filterGroups(counted: Counted, words: ListingWords): FilterGroupView[] {
  const names = counted.kind === 'bike' ? bikeGroups : accessoryGroups;
  return names.flatMap((name) => groupOf(name, counted, words) ?? []);
}

function groupOf(name: GroupName, counted: Counted, words: ListingWords): FilterGroupView | undefined {
  const { listing: t } = words;
  const options = name === 'preis' ? [] : offered(counted.facets[name], mostOptions[name]);
  const range = rangeOf(name, counted, words);
  const isSet = options.some(({ selected }) => selected) || Boolean(range?.from.value || range?.to.value);
  if (options.length === 0 && !range) return undefined;
  if (options.length === 1 && !isSet && !range && name !== 'verfuegbar') return undefined;
  const isPrice = name === 'rate' && counted.kind === 'accessory';
  const isStep = name === 'akku' || name === 'reichweite';
  return {
    name,
    title: t(isPrice || name === 'preis' ? 'facet.price' : `facet.${name}`),
    ...(name === 'rate' && !isPrice ? { meta: t('facet.rateNote', { months: BAND_MONTHS }) } : {}),
    open: isSet || !quiet.includes(name),
    choice: name === 'farbe' ? 'colours' : isStep ? 'one' : 'many',
    options: packOptions(isStep ? [anyOption(isSet, t('facet.any')), ...options] : options),
    ...(range ? { range } : {}),
  };
}

/** The options with most products, in the order they have. */
function offered(options: readonly FacetOption[], most = Infinity): FacetOption[] {
  if (options.length <= most) return [...options];
  const least = [...options].sort((a, b) => b.count - a.count)[most - 1]?.count ?? 0;
  let left = most;
  return options.filter(({ count, selected }) => selected || (count >= least && left-- > 0));
}

const anyOption = (isSet: boolean, name: string): FacetOption => ({
  value: '',
  name,
  count: 0,
  ...(isSet ? {} : { selected: true }),
});

function rangeOf(name: GroupName, { kind, query, listing }: Counted, words: ListingWords): FilterRange | undefined {
  const { listing: t } = words;
  if (name !== 'preis' && name !== 'rate') return undefined;
  // Accessories have their bands and their free range of prices in one group.
  const parameter = kind === 'accessory' ? 'rate' : name;
  const [own, ...others] = query[parameter].filter((range) => name === 'preis' || !isBand(range));
  const months = parameter === 'rate' && kind === 'bike' ? BAND_MONTHS : 1;
  const field = (end: 'von' | 'bis', value: number | undefined, bound: number): RangeField => ({
    name: `${parameter}-${end}`,
    label: t(`facet.${end}`),
    value: value === undefined ? '' : String(value),
    placeholder: String(bound),
  });
  const { lowestPrice, highestPrice } = listing;
  return {
    from: field('von', own?.min, Math.floor(lowestPrice / months / 100)),
    to: field('bis', own?.max, Math.ceil(highestPrice / months / 100)),
    others: others.map(formatRange),
  };
}

function isBand({ min, max }: Range): boolean {
  return priceBands.some((band) => band.min === min && band.max === max);
}
