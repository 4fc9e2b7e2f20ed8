import { textOfKey } from '~/i18n/keys.ts';
import {
  catalogueCategory,
  categoryPage,
  frameTypeOf,
  frameTypes,
  isCategorySlug,
  speedOf,
} from '~/modules/catalog/catalog.ts';
import { rappenOfRange } from '~/modules/catalog/ranges.ts';
import {
  batteryBounds,
  brightnessBounds,
  headBounds,
  heightBounds,
  rangeBounds,
  securityBounds,
  volumeBounds,
} from '~/modules/catalog/conditions.ts';
import { fastenings, isMount } from '~/modules/catalog/gear.ts';
import { bandKind, heightBands, priceBands, rangeName } from './bands.ts';
import { type Facet, productsWithin } from './facets/facet.ts';
import { byCount, byName, byNumber, byPlaceIn, eitherFacet, stepFacet, wordFacet, yesFacet } from './facets/kinds.ts';
import { ranges, slugs, bodyHeights } from './facets/parameter.ts';
import { union } from './index/bits.ts';
import { rateField } from './index/indexed-product.ts';
import { formatRange, parseRange, type Range } from './range.ts';
import { isWearer, wearers, wearersOf } from './wearers.ts';

/** A rider's height represents its band: the middle, cm. */
const bandMiddles = heightBands.map(({ min, max }) => (min + max) / 2);

/** Heads that the panel offers, cm around. */
const headStops = Array.from({ length: 9 }, (_, index) => 46 + index * 2);

/**
 * The table of facets, in their canonical order: an entry makes a facet, with its parameter of the query, the products
 * it lets through, its options and their counts, its group in the panel, what is said once it is set, and its part of
 * the page cache's key and of `filterV2`.
 */
const table = {
  category: wordFacet({
    parameter: 'kategorie',
    meaningOf: catalogueCategory,
    optionsOf: ({ categories }) => categories,
    compare: byCount,
    catalogueName: (slug, { categoryNames }, locale) => {
      const name = categoryNames.get(slug)?.[locale];
      return name === undefined ? {} : { name };
    },
    nameOption: ({ value, name }, { locale }) =>
      isCategorySlug(value) ? (categoryPage(value)?.names[locale] ?? value) : (name ?? value),
    speaking: true,
    panel: { place: { bike: 75 }, choice: 'many', quiet: 'bike', most: 9 },
    chip: 10,
  }),

  frame: wordFacet({
    parameter: 'rahmen',
    title: 'facet.frame',
    meaningOf: frameTypeOf,
    isOwn: (value) => !isWearer(value),
    optionsOf: ({ frames }) => frames.filter((value) => !isWearer(value)),
    // In the order of their ids (§3), what a feed brings beside them last.
    compare: byPlaceIn(frameTypes),
    nameOption: ({ value }, { common }) => textOfKey(common, `frame.${value}`, { defaultValue: value }),
    speaking: true,
    panel: { place: { bike: 10 }, choice: 'pictures' },
    chip: 20,
  }),

  /** Whom the maker names: frame types of §3 that say nothing of the form. Beside a form both have to hold. */
  wearer: wordFacet({
    parameter: 'rahmen',
    title: 'facet.wearer',
    meaningOf: frameTypeOf,
    isOwn: isWearer,
    optionsOf: ({ kind, frames }) => (kind === 'bike' ? wearersOf(frames) : []),
    compare: byPlaceIn(wearers),
    nameOption: ({ value }, { common }) => textOfKey(common, `frame.${value}`),
    nameChip: ({ value }, { listing }) => textOfKey(listing, `facet.madeFor.${value}`),
    speaking: true,
    panel: { place: { bike: 45 }, choice: 'many', note: 'facet.wearerNote' },
    chip: 25,
  }),

  speed: wordFacet({
    parameter: 'tempo',
    meaningOf: speedOf,
    optionsOf: ({ speedKmh }) => (speedKmh === null ? [] : [String(speedKmh)]),
    compare: byNumber,
    nameOption: ({ value }, { listing }) => listing('facet.speed', { value }),
    speaking: true,
    panel: { place: { bike: 50 }, choice: 'many' },
    chip: 30,
  }),

  brand: wordFacet({
    parameter: 'marke',
    optionsOf: ({ brand }) => (brand ? [brand.slug] : []),
    compare: byName,
    catalogueName: (slug, { brandNames }) => {
      const name = brandNames.get(slug);
      return name ? { name } : {};
    },
    nameOption: ({ value, name }) => name ?? value,
    panel: { place: { bike: 100, accessory: 30 }, choice: 'many', quiet: true, most: 10 },
    chip: 40,
  }),

  colour: wordFacet({
    parameter: 'farbe',
    optionsOf: ({ colourSlugs }) => colourSlugs,
    compare: byCount,
    catalogueName: (slug, { colours }, locale) => {
      const { name, hex } = colours.get(slug) ?? {};
      return { ...(name?.[locale] ? { name: name[locale] } : {}), ...(hex ? { hex } : {}) };
    },
    nameOption: ({ value, name }) => name ?? value,
    panel: { place: { bike: 70, accessory: 40 }, choice: 'colours', most: 8 },
    chip: 50,
  }),

  /** Bands of §9 and shoppers' own ranges: of the number that a card shows at the chosen term (decision 49). */
  rate: {
    ...ranges('rate'),
    chosen: (value) => value.map(formatRange),
    without: (value, option) => value.filter((each) => formatRange(each) !== option),
    fixed: priceBands.map(formatRange),
    kindOf: bandKind,
    otherValue: 'hidden',
    numbers: [],
    byTerm: true,
    products: (index, value, months) =>
      union(value.map(rappenOfRange).map(({ min, max }) => index.within(rateField(months), min, max))),
    nameOption: ({ value }, { listing }) => rangeName(parseRange(value) ?? {}, listing),
    nameChip: ({ name }, { listing }, kind) => (kind === 'bike' ? listing('facet.perMonth', { band: name }) : name),
    panel: { place: { bike: 20, accessory: 20 }, choice: 'amounts' },
    chip: 60,
  } satisfies Facet<Range[]>,

  availability: yesFacet({
    parameter: 'verfuegbar',
    holds: ({ inStock }) => inStock,
    yes: 'facet.verfuegbarYes',
    place: { bike: 110, accessory: 50 },
    chip: 90,
  }),

  /** Riders' heights in cm; a product fits when it fits one of them. */
  height: {
    ...bodyHeights('groesse', 80, 230),
    chosen: (value) => value.map(String),
    without: (value, option) => value.filter((each) => String(each) !== option),
    optionsOf: ({ riderMinCm, riderMaxCm }) =>
      bandMiddles
        .filter((cm) => riderMinCm !== null && riderMaxCm !== null && riderMinCm <= cm && cm <= riderMaxCm)
        .map(String),
    fixed: bandMiddles.map(String),
    otherValue: 'hidden',
    numbers: ['riderMinCm', 'riderMaxCm'],
    products: (index, value) => union(value.map((cm) => productsWithin(index, heightBounds(cm)))),
    nameOption: ({ value }, { listing: t }) => {
      const band = heightBands.find(({ min, max }) => String((min + max) / 2) === value);
      return band ? t('facet.height', { ...band }) : t('facet.heightOne', { cm: value });
    },
    nameChip: ({ value }, { listing: t }) => t('facet.heightChip', { name: t('facet.heightOne', { cm: value }) }),
    speaking: true,
    panel: { place: { bike: 5 }, choice: 'height' },
    chip: 80,
  } satisfies Facet<number[]>,

  battery: stepFacet({
    parameter: 'akku',
    steps: [{ min: 400 }, { min: 500 }, { min: 625 }, { min: 750 }],
    field: 'batteryWh',
    bounds: batteryBounds,
    unit: 'Wh',
    place: { bike: 80 },
    chip: 110,
  }),

  range: stepFacet({
    parameter: 'reichweite',
    steps: [{ min: 60 }, { min: 80 }, { min: 100 }, { min: 120 }],
    field: 'rangeKm',
    bounds: rangeBounds,
    unit: 'km',
    place: { bike: 90 },
    chip: 120,
  }),

  /**
   * What a bike offers (`Mount`): lets the accessories through that need no more. A listing of accessories gets it
   * from the bike in the shopper's cart.
   */
  fits: {
    ...slugs('passt'),
    parse: (values) => {
      const offers = slugs('passt').parse(values)?.filter(isMount);
      return offers && offers.length > 0 ? offers : undefined;
    },
    chosen: (value) => (value.length > 0 ? [[...value].sort().join(',')] : []),
    without: () => [],
    otherValue: 'range',
    numbers: [],
    products: (index, value) => index.fitting(value),
    nameOption: (_, { listing: t }) => t('facet.passtMine'),
    panel: { place: { accessory: 5 }, choice: 'many' },
    chip: 15,
  } satisfies Facet<string[]>,

  /** Heads in cm around; a helmet fits when one of its sizes does. */
  head: {
    ...bodyHeights('kopfumfang', 40, 70),
    chosen: (value) => value.map(String),
    without: (value, option) => value.filter((each) => String(each) !== option),
    optionsOf: ({ headMinCm, headMaxCm }) =>
      headStops
        .filter((cm) => headMinCm !== null && headMaxCm !== null && headMinCm <= cm && cm <= headMaxCm)
        .map(String),
    fixed: headStops.map(String),
    otherValue: 'hidden',
    numbers: ['headMinCm', 'headMaxCm'],
    products: (index, value) => union(value.map((cm) => productsWithin(index, headBounds(cm)))),
    nameOption: ({ value }, { listing: t }) => t('facet.head', { cm: value }),
    panel: { place: { accessory: 22 }, choice: 'many', quiet: true },
    chip: 62,
  } satisfies Facet<number[]>,

  security: stepFacet({
    parameter: 'sicherheit',
    steps: [{ min: 5 }, { min: 8 }, { min: 10 }, { min: 12 }, { min: 15 }],
    field: 'securityLevel',
    bounds: securityBounds,
    nameOption: ({ value }, { listing: t }) => t('facet.security', { level: value.split('-')[0] }),
    place: { accessory: 24 },
    chip: 64,
  }),

  volume: stepFacet({
    parameter: 'volumen',
    steps: [{ max: 9 }, { min: 10 }, { min: 20 }, { min: 40 }],
    field: 'litres',
    bounds: volumeBounds,
    unit: 'l',
    place: { accessory: 26 },
    chip: 66,
  }),

  fastening: wordFacet({
    parameter: 'befestigung',
    optionsOf: ({ fastenings: names }) => names,
    compare: byPlaceIn(fastenings),
    nameOption: ({ value }, { listing: t }) => textOfKey(t, `facet.fastening.${value}`, { defaultValue: value }),
    panel: { place: { accessory: 28 }, choice: 'many', quiet: true },
    chip: 68,
  }),

  brightness: stepFacet({
    parameter: 'helligkeit',
    steps: [{ min: 50 }, { min: 100 }, { min: 200 }],
    field: 'lux',
    bounds: brightnessBounds,
    unit: 'Lux',
    place: { accessory: 29 },
    chip: 69,
  }),

  used: eitherFacet({
    parameter: 'occasion',
    holds: ({ isUsed }) => isUsed,
    yes: 'facet.occasionYes',
    no: 'facet.occasionNo',
    place: { bike: 120 },
    chip: 100,
  }),
};

export type FacetName = keyof typeof table;

/** The values of each facet in a query. */
export type FacetValues = { [Name in FacetName]: (typeof table)[Name]['empty'] };

export const facets: Readonly<{ [Name in FacetName]: Facet<FacetValues[Name]> }> = table;

/** Names of all facets, in their canonical order. */
export const facetNames = Object.keys(table) as FacetName[];

/** The parts of a query that set no facet. */
export const emptyFacets = Object.fromEntries(facetNames.map((name) => [name, facets[name].empty])) as FacetValues;
