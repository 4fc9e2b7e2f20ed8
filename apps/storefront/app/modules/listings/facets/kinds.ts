import { textOfKey } from '~/i18n/keys.ts';
import { defaultLocale } from '~/i18n/locales.ts';
import type { FigureBounds } from '~/modules/catalog/conditions.ts';
import type { UnnamedOption } from '~/modules/listings/facet-option.ts';
import type { IndexedProduct, ProductNumber } from '~/modules/listings/index/indexed-product.ts';
import { formatRange, type Range } from '~/modules/listings/range.ts';
import { type Facet, type ListingWords, type Panel, productsWithin } from './facet.ts';
import { partOf, range, slugs } from './parameter.ts';

/*
 * Kinds of facets: what all facets of a kind have in common. An entry of the table (facets.ts) names the kind and says
 * the rest.
 */

/** What an entry says beside what its kind gives. */
type Rest<Value, Given extends keyof Facet<Value>> = Omit<Facet<Value>, Given>;

interface WordOptions {
  isOwn?: (value: string) => boolean;
  meaningOf?: (value: string) => string;
}

type GivenByWords =
  'empty' | 'parse' | 'format' | 'chosen' | 'without' | 'otherValue' | 'numbers' | 'products' | 'fixed';

/**
 * Options are words that products have; several add up by "or".
 * @param isOwn which values of the parameter are this facet's, where it shares it with another
 * @param meaningOf the option that a value represents, where options have synonyms
 */
export function wordFacet({
  isOwn = () => true,
  meaningOf = (value) => value,
  ...rest
}: Rest<string[], GivenByWords> & WordOptions): Facet<string[]> {
  return {
    ...partOf(slugs(rest.parameter, meaningOf), isOwn),
    chosen: (value) => value,
    without: (value, option) => value.filter((each) => each !== option),
    otherValue: 'empty',
    numbers: [],
    ...rest,
  };
}

type GivenByStep = GivenByWords | 'optionsOf' | 'compare' | 'nameOption' | 'panel';

interface Steps {
  /** The options: from so many. */
  steps: readonly Range[];
  /** What is compared. */
  field: ProductNumber;
  /** What a range lets through. */
  bounds: (range: Range) => readonly FigureBounds[];
  /** After the numbers of a range, where no words of its own are given. */
  unit?: string;
  nameOption?: Facet<Range | undefined>['nameOption'];
  /** Places of the group in the panel. */
  place: Panel['place'];
}

/** A number of the product from a step on, or in a range that the shopper writes into the address. */
export function stepFacet({
  steps,
  field,
  bounds,
  unit = '',
  place,
  ...rest
}: Rest<Range | undefined, GivenByStep> & Steps): Facet<Range | undefined> {
  return {
    ...range(rest.parameter),
    chosen: (value) => (value ? [formatRange(value)] : []),
    without: () => undefined,
    optionsOf: (product) => rangesAround(steps, product[field]),
    fixed: steps.map(formatRange),
    compare: byNumber,
    otherValue: 'range',
    numbers: [field],
    products: (index, value = {}) => productsWithin(index, bounds(value)),
    nameOption: ({ value }, words) => spanName(value, unit, words),
    panel: { place, choice: 'one', quiet: true },
    ...rest,
  };
}

type GivenByYes = GivenByWords | 'optionsOf' | 'nameOption' | 'panel';

interface Question {
  /** Whether a product has it. */
  holds: (product: IndexedProduct) => boolean;
  /** Text of the answer yes. */
  yes: string;
  place: Panel['place'];
}

/** A single box to tick. */
export function yesFacet({ holds, yes, place, ...rest }: Rest<boolean, GivenByYes> & Question): Facet<boolean> {
  return {
    empty: false,
    parse: ([value]) => (value === YES ? true : undefined),
    format: (value) => (value ? YES : undefined),
    chosen: (value) => (value ? [YES] : []),
    without: () => false,
    optionsOf: (product) => (holds(product) ? [YES] : []),
    fixed: [YES],
    otherValue: 'hidden',
    numbers: [],
    nameOption: (_, { listing: t }) => textOfKey(t, yes),
    panel: { place, choice: 'many', quiet: true, evenAlone: true },
    ...rest,
  };
}

/** One of two answers; both chosen is the same as none. */
export function eitherFacet({
  holds,
  yes,
  no,
  place,
  ...rest
}: Rest<boolean | undefined, GivenByYes> & Question & { no: string }): Facet<boolean | undefined> {
  const answer = (value: boolean) => (value ? YES : NO);
  return {
    empty: undefined,
    parse: ([value, second]) =>
      second !== undefined ? undefined : value === YES ? true : value === NO ? false : undefined,
    format: (value) => (value === undefined ? undefined : answer(value)),
    chosen: (value) => (value === undefined ? [] : [answer(value)]),
    without: () => undefined,
    optionsOf: (product) => [answer(holds(product))],
    compare: byValue,
    otherValue: 'empty',
    numbers: [],
    nameOption: ({ value }, { listing: t }) => textOfKey(t, value === YES ? yes : no),
    panel: { place, choice: 'many', quiet: true },
    ...rest,
  };
}

export const YES = 'ja';
const NO = 'nein';

function rangesAround(ranges: readonly Range[], value: number | null): string[] {
  return ranges
    .filter(({ min = 0, max = Infinity }) => value !== null && value >= min && value <= max)
    .map(formatRange);
}

/** A range of a technical figure in words. */
function spanName(value: string, unit: string, { listing: t }: ListingWords): string {
  const [min = '', max = ''] = value.split('-');
  if (max === '') return t('facet.spanFrom', { min, unit });
  return min === '' ? t('facet.spanTo', { max, unit }) : t('facet.span', { min, max, unit });
}

type Compare = (a: UnnamedOption, b: UnnamedOption) => number;

export const byValue: Compare = (a, b) => a.value.localeCompare(b.value);
/** Those with most products first. */
export const byCount: Compare = (a, b) => b.count - a.count || byValue(a, b);
/** By the number that an option begins with. */
export const byNumber: Compare = (a, b) => parseInt(a.value, 10) - parseInt(b.value, 10);
/** By what the catalogue calls them. */
export const byName: Compare = (a, b) => (a.name ?? a.value).localeCompare(b.name ?? b.value, defaultLocale);

/** In the order of a list; what it does not hold comes last. */
export function byPlaceIn(list: readonly string[]): Compare {
  const place = ({ value }: UnnamedOption) => {
    const at = list.indexOf(value);
    return at < 0 ? list.length : at;
  };
  return (a, b) => place(a) - place(b) || byValue(a, b);
}
