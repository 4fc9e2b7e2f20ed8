import { formatAmount } from '~/i18n/money.ts';
import { payOnce } from '~/modules/financing/financing.ts';
import { isBand } from './bands.ts';
import type { FacetOption } from './facet-option.ts';
import type { ListingWords, Panel } from './facets/facet.ts';
import { type FacetName, facetNames, facets } from './facets.ts';
import { type ListingQuery, parameterOf } from './listing-query.ts';
import type { CountedListing, Facets } from './listings.ts';
import { packOptions } from './packed-options.ts';
import { formatRange } from './range.ts';

/** One group of the filter as the page shows it. */
export interface FilterGroupView {
  name: string;
  title: string;
  /** Beside the title, e.g. `bei 36 Mt.`. */
  meta?: string;
  /** Some groups start closed, unless something in them is chosen. */
  open: boolean;
  /** `one`: radio buttons, of which the first takes the choice back. */
  choice: Panel['choice'];
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
  listing: Pick<CountedListing, 'lowestPrice' | 'highestPrice' | 'lowestRate' | 'highestRate'>;
  query: ListingQuery;
}

type GroupName = FacetName | 'price';

/** The free range of prices has no options. Accessories have it in one group with their bands. */
const pricePanel: Panel = { place: { bike: 30 }, choice: 'many', quiet: true };

const panelOf = (name: GroupName): Panel => (name === 'price' ? pricePanel : facets[name].panel);

/** The groups of each kind of listing, in their order. */
function groupsOf(kind: Counted['kind']): GroupName[] {
  const names: GroupName[] = [...facetNames, 'price'];
  const placed = names.flatMap((name) => {
    const place = panelOf(name).place[kind];
    return place === undefined ? [] : [{ name, place }];
  });
  return placed.sort((a, b) => a.place - b.place).map(({ name }) => name);
}

const groups = { bike: groupsOf('bike'), accessory: groupsOf('accessory') };

/** The groups of the filter, in their order; those with nothing to choose are left out. */
export function filterGroups(counted: Counted, words: ListingWords): FilterGroupView[] {
  return groups[counted.kind].flatMap((name) => groupOf(name, counted, words) ?? []);
}

function groupOf(name: GroupName, counted: Counted, words: ListingWords): FilterGroupView | undefined {
  const { listing: t } = words;
  const { choice, most, quiet = false, evenAlone = false } = panelOf(name);
  const options = name === 'price' ? [] : offered(counted.facets[name], most);
  const range = rangeOf(name, counted, words);
  const isSet = options.some(({ selected }) => selected) || Boolean(range?.from.value || range?.to.value);
  if (options.length === 0 && !range) return undefined;
  if (options.length === 1 && !isSet && !range && !evenAlone) return undefined;
  const isPrice = name === 'price' || (name === 'rate' && counted.kind === 'accessory');
  const months = counted.query.plan;
  // Nothing has a monthly rate where all is paid once.
  if (name === 'rate' && !isPrice && months === payOnce && !isSet) return undefined;
  return {
    name: parameterOf(name),
    title: t(isPrice ? 'facet.price' : `facet.${parameterOf(name)}`),
    ...(name === 'rate' && !isPrice && months !== payOnce ? { meta: t('facet.rateNote', { months }) } : {}),
    open: isSet || !quiet,
    choice,
    options: packOptions(choice === 'one' ? [anyOption(isSet, t('facet.any')), ...options] : options),
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

function rangeOf(name: GroupName, { query, listing }: Counted, words: ListingWords): FilterRange | undefined {
  const { listing: t } = words;
  if (name !== 'price' && name !== 'rate') return undefined;
  const [own, ...others] = query[name].filter((range) => name === 'price' || !isBand(range));
  const field = (end: 'von' | 'bis', value: number | undefined, bound: number): RangeField => ({
    name: `${parameterOf(name)}-${end}`,
    label: t(`facet.${end}`),
    value: value === undefined ? '' : String(value),
    placeholder: formatAmount(bound),
  });
  const [lowest, highest] =
    name === 'rate' ? [listing.lowestRate, listing.highestRate] : [listing.lowestPrice, listing.highestPrice];
  return {
    from: field('von', own?.min, lowest),
    to: field('bis', own?.max, highest),
    others: others.map(formatRange),
  };
}
