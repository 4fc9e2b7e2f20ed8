import { categoryPage, frameTypes, isCategorySlug } from '~/modules/catalog/catalog.ts';
import { rappenOfRange } from '~/modules/catalog/ranges.ts';
import { batteryBounds, heightBounds, rangeBounds } from '~/modules/catalog/conditions.ts';
import { heightBands, priceBands, rangeName } from './bands.ts';
import { type Facet, productsWithin } from './facets/facet.ts';
import { byCount, byName, byNumber, byPlaceIn, eitherFacet, stepFacet, wordFacet, yesFacet } from './facets/kinds.ts';
import { ranges, wholeNumbers } from './facets/parameter.ts';
import { union } from './index/bits.ts';
import { rateField } from './index/indexed-product.ts';
import { formatRange, parseRange, type Range } from './range.ts';

/** A rider's height stands for its band: the middle, cm. */
const bandMiddles = heightBands.map(({ min, max }) => (min + max) / 2);

/**
 * The table of facets, in their canonical order: an entry makes a facet, with its parameter of the query, the products it
 * lets through, its options and their counts, its group in the panel, what is said once it is set, and its part of the
 * page cache's key and of `filterV2`.
 */
const table = {
  category: wordFacet({
    parameter: 'kategorie',
    optionsOf: ({ categories }) => categories,
    compare: byCount,
    catalogueName: (slug, { categoryNames }, locale) => {
      const name = categoryNames.get(slug)?.[locale];
      return name === undefined ? {} : { name };
    },
    nameOption: ({ value, name }, { locale }) =>
      isCategorySlug(value) ? (categoryPage(value)?.names[locale] ?? value) : (name ?? value),
    speaking: true,
    panel: { place: { bike: 40, accessory: 10 }, choice: 'many', most: 14 },
    chip: 10,
  }),

  frame: wordFacet({
    parameter: 'rahmen',
    optionsOf: ({ frames }) => frames,
    // In the order of their ids (§3), what a feed brings beside them last.
    compare: byPlaceIn(frameTypes),
    nameOption: ({ value }, { common }) => common(`frame.${value}`, { defaultValue: value }),
    speaking: true,
    panel: { place: { bike: 10 }, choice: 'many' },
    chip: 20,
  }),

  speed: wordFacet({
    parameter: 'tempo',
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
    panel: { place: { bike: 100, accessory: 30 }, choice: 'many', quiet: true, most: 24 },
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
    panel: { place: { bike: 70, accessory: 40 }, choice: 'colours', most: 15 },
    chip: 50,
  }),

  /** Bands of §9 and shoppers' own ranges: of the number that a card shows at the chosen term (decision 49). */
  rate: {
    ...ranges('rate'),
    chosen: (value) => value.map(formatRange),
    without: (value, option) => value.filter((each) => formatRange(each) !== option),
    fixed: priceBands.map(formatRange),
    otherValue: 'hidden',
    numbers: [],
    byTerm: true,
    products: (index, value, months) =>
      union(value.map(rappenOfRange).map(({ min, max }) => index.within(rateField(months), min, max))),
    nameOption: ({ value }, { listing }) => rangeName(parseRange(value) ?? {}, listing),
    nameChip: (band, { listing }, kind) => (kind === 'bike' ? listing('facet.perMonth', { band }) : band),
    panel: { place: { bike: 20, accessory: 20 }, choice: 'many' },
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
    ...wholeNumbers('groesse', 80, 230),
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
    panel: { place: { bike: 60 }, choice: 'many' },
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

/** What a query says of each facet. */
export type FacetValues = { [Name in FacetName]: (typeof table)[Name]['empty'] };

export const facets: Readonly<{ [Name in FacetName]: Facet<FacetValues[Name]> }> = table;

/** Names of all facets, in their canonical order. */
export const facetNames = Object.keys(table) as FacetName[];

/** What a query says that sets no facet. */
export const emptyFacets = Object.fromEntries(facetNames.map((name) => [name, facets[name].empty])) as FacetValues;
