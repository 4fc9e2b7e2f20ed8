import { textOfKey } from '~/i18n/keys.ts';
import { formatAmount } from '~/i18n/money.ts';
import { payOnce, usedPlanLengths } from '~/modules/financing/financing.ts';
import { isBand } from './bands.ts';
import type { FacetOption } from './facet-option.ts';
import type { ListingWords, Panel } from './facets/facet.ts';
import { titleOf } from './facet-names.ts';
import { YES } from './facets/kinds.ts';
import { type FacetName, facetNames, facets } from './facets.ts';
import { type StepsView, stepsView } from './filter-steps.ts';
import { type ListingQuery, parameterOf } from './listing-query.ts';
import type { CountedListing, Facets } from './listings.ts';
import { packOptions } from './packed-options.ts';
import { formatRange } from './range.ts';

export interface FilterGroupView {
  key: FacetName | 'price';
  /** The parameter that its options set. */
  name: string;
  title: string;
  /** Beside the title, e.g. `bei 36 Mt.`. */
  meta?: string;
  /** Below its options. */
  note?: string;
  /** Some groups start closed, unless something in them is chosen. */
  open: boolean;
  choice: Panel['choice'];
  /** Packed (packed-options.ts). */
  options: string;
  /** A free range below the options. */
  range?: FilterRange;
  /** Bikes along the axis of the range. */
  steps?: StepsView;
  /** The body height that is filtered by. */
  height?: FilterHeight;
}

/** A body height that bikes have to fit. */
export interface FilterHeight {
  /** Centimetres; empty if none is set. */
  value: string;
  /** Further heights of the address, which the form must not lose. */
  others: string[];
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
  listing: Pick<CountedListing, 'total' | 'lowestPrice' | 'highestPrice' | 'lowestRate' | 'highestRate' | 'steps'>;
  query: ListingQuery;
  /** Whether an employer pays a part of the rates on cards, which no filter knows. */
  isShared: boolean;
}

type GroupName = FilterGroupView['key'];

/** Months; used bikes are paid within. */
const longestUsedPlan = Math.max(...usedPlanLengths);

/** The free range of prices has no options. Accessories have it in one group with their bands. */
const pricePanel: Panel = { place: { bike: 30 }, choice: 'amounts', quiet: true };

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
  const { choice, most, quiet, evenAlone = false } = panelOf(name);
  const options = name === 'price' ? [] : offered(optionsFor(counted.kind, name, counted.facets[name]), most);
  const range = rangeOf(name, counted, words);
  const isSet = options.some(({ selected }) => selected) || Boolean(range?.from.value || range?.to.value);
  if (options.length === 0 && !range) return undefined;
  if (options.length === 1 && !isSet && !range && !evenAlone) return undefined;
  const isPrice = name === 'price' || (name === 'rate' && counted.kind === 'accessory');
  const months = counted.query.plan;
  // Nothing has a monthly rate where all is paid once.
  if (name === 'rate' && !isPrice && months === payOnce && !isSet) return undefined;
  // The price takes the place of the rate there.
  const isQuiet = (quiet === true || quiet === counted.kind) && !(name === 'price' && months === payOnce);
  const note = noteOf(name, counted, words);
  const steps = name === 'price' || name === 'rate' ? counted.listing.steps[name] : undefined;
  return {
    key: name,
    name: parameterOf(name),
    choice,
    title: isPrice ? t('facet.price') : titleOf(name, words),
    ...(name === 'rate' && !isPrice && months !== payOnce ? { meta: t('facet.rateNote', { months }) } : {}),
    ...(note === undefined ? {} : { note }),
    open: isSet || !isQuiet || (!evenAlone && isOfMost(options, counted)),
    options:
      choice === 'height'
        ? ''
        : packOptions(choice === 'one' ? [anyOption(isSet, t('facet.any')), ...options] : options),
    ...(range ? { range } : {}),
    ...(steps ? { steps: stepsView(steps, t) } : {}),
    ...(name === 'height' ? { height: heightOf(counted.query) } : {}),
  };
}

/** What most of the accessories of a listing have is asked for there: the level of locks, the litres of bags. */
const isOfMost = (options: readonly FacetOption[], { kind, listing }: Counted): boolean =>
  kind === 'accessory' && options.some(({ count }) => count * 2 > listing.total);

/** The options that a kind of listing offers, and those that are chosen. */
function optionsFor(kind: Counted['kind'], name: FacetName, options: readonly FacetOption[]): FacetOption[] {
  const { kindOf } = facets[name];
  return options.filter(({ value, selected }) => selected || (kindOf?.(value) ?? kind) === kind);
}

/** The text below a group's options. */
function noteOf(name: GroupName, { facets: options, kind, query, isShared }: Counted, { listing: t }: ListingWords) {
  const { note } = panelOf(name);
  if (note !== undefined) return textOfKey(t, note);
  if (name === 'rate' && kind === 'bike' && isShared) return t('facet.sharedNote');
  const hasUsed = options.used.some(({ value }) => value === YES);
  return name === 'rate' && kind === 'bike' && hasUsed && query.plan > longestUsedPlan
    ? t('facet.usedNote', { months: longestUsedPlan })
    : undefined;
}

function heightOf({ height: [own, ...others] }: ListingQuery): FilterHeight {
  return { value: own === undefined ? '' : String(own), others: others.map(String) };
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
