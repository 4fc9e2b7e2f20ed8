/*
 * What a listing shows, worked out on plain arrays from the specification (§2 listings, §3 filters, §9 price and height
 * bands) and by nothing else: it shares no code with the shop.
 */

/** A product as the reference knows it. Amounts are Rappen. */
export interface PlainProduct {
  id: number;
  kind: 'bike' | 'accessory';
  status: 'published' | 'draft' | 'vanished';
  brand: string | null;
  price: number;
  regularPrice: number | null;
  stockStatus: 'instock' | 'onbackorder' | 'outofstock';
  categories: string[];
  colours: string[];
  frames: string[];
  speedKmh: number | null;
  batteryWh: number | null;
  rangeKm: number | null;
  isUsed: boolean;
  riderMinCm: number | null;
  riderMaxCm: number | null;
  position: number;
  createdAt: Date;
  /** Texts that the search finds it by, and its place among what each finds. */
  foundAt: ReadonlyMap<string, number>;
}

export interface PlainRange {
  min?: number;
  max?: number;
}

/** A listing's filters; an absent or empty one lets everything through. */
export interface PlainFilters {
  kategorie: string[];
  rahmen: string[];
  tempo: string[];
  marke: string[];
  farbe: string[];
  preis: PlainRange[];
  rate: PlainRange[];
  verfuegbar: boolean;
  groesse: number[];
  akku: PlainRange | undefined;
  reichweite: PlainRange | undefined;
  occasion: boolean | undefined;
  suchen: string | undefined;
}

export interface PlainScope {
  kind: 'bike' | 'accessory';
  category?: string;
  brand?: string;
  preset?: { rahmen?: string[]; tempo?: string[]; onSale?: boolean };
}

const anyOf = (chosen: readonly string[], own: readonly string[]): boolean =>
  chosen.length === 0 || own.some((value) => chosen.includes(value));

const within = (value: number | null, { min, max }: PlainRange): boolean =>
  value !== null && (min === undefined || value >= min) && (max === undefined || value < max);

const francs = (rappen: number): number => rappen / 100;

/** Bands are of the exact monthly rate over 36 months for bikes, of the price for accessories. */
const banded = (product: PlainProduct): number => francs(product.price) / (product.kind === 'bike' ? 36 : 1);

/** Bands are compared as products, so that no quotient is rounded. */
function inBand(product: PlainProduct, { min, max }: PlainRange): boolean {
  const months = product.kind === 'bike' ? 36 : 1;
  return within(francs(product.price), {
    ...(min === undefined ? {} : { min: min * months }),
    ...(max === undefined ? {} : { max: max * months }),
  });
}

const fits = ({ riderMinCm, riderMaxCm }: PlainProduct, height: number): boolean =>
  riderMinCm !== null && riderMaxCm !== null && riderMinCm <= height && height <= riderMaxCm;

function inScope(product: PlainProduct, { kind, category, brand, preset = {} }: PlainScope): boolean {
  return (
    product.status === 'published' &&
    product.kind === kind &&
    (category === undefined || product.categories.includes(category)) &&
    (brand === undefined || product.brand === brand) &&
    anyOf(preset.rahmen ?? [], product.frames) &&
    anyOf(preset.tempo ?? [], product.speedKmh === null ? [] : [String(product.speedKmh)]) &&
    (!preset.onSale || (product.regularPrice !== null && product.regularPrice > product.price))
  );
}

function passes(product: PlainProduct, filters: PlainFilters): boolean {
  const { preis, rate, akku, reichweite, groesse, occasion, suchen } = filters;
  return (
    anyOf(filters.kategorie, product.categories) &&
    anyOf(filters.rahmen, product.frames) &&
    anyOf(filters.farbe, product.colours) &&
    anyOf(filters.tempo, product.speedKmh === null ? [] : [String(product.speedKmh)]) &&
    anyOf(filters.marke, product.brand === null ? [] : [product.brand]) &&
    (preis.length === 0 || preis.some((range) => within(francs(product.price), range))) &&
    (rate.length === 0 || rate.some((range) => inBand(product, range))) &&
    (!filters.verfuegbar || product.stockStatus === 'instock') &&
    (groesse.length === 0 || groesse.some((height) => fits(product, height))) &&
    (akku === undefined || within(product.batteryWh, akku)) &&
    (reichweite === undefined || within(product.rangeKm, reichweite)) &&
    (occasion === undefined || product.isUsed === occasion) &&
    (suchen === undefined || product.foundAt.has(suchen))
  );
}

/** The products a listing shows, in no order. */
export function selected(products: readonly PlainProduct[], scope: PlainScope, filters: PlainFilters): PlainProduct[] {
  return products.filter((product) => inScope(product, scope) && passes(product, filters));
}

/** The ids of a listing in one of its orders; equals are ordered by id. What is searched for is recommended by how well it fits. */
export function ordered(products: readonly PlainProduct[], sort: string, suchen?: string): number[] {
  const by = (key: (product: PlainProduct) => number, direction: 1 | -1, ties: 1 | -1 = 1) =>
    [...products].sort((a, b) => (key(a) - key(b)) * direction || (a.id - b.id) * ties).map(({ id }) => id);
  switch (sort) {
    case 'preis-auf':
      return by((product) => product.price, 1);
    case 'preis-ab':
      return by((product) => product.price, -1);
    case 'rate-auf':
      return by(banded, 1);
    case 'rate-ab':
      return by(banded, -1);
    case 'neu':
      return by((product) => product.createdAt.getTime(), -1, -1);
    default:
      return by((product) => (suchen === undefined ? product.position : (product.foundAt.get(suchen) ?? 0)), 1);
  }
}

const bands = ['49-100', '100-140', '140-190', '190-20000'];
const heights = ['145', '155', '165', '175', '185', '195', '205', '215'];

const rangeOf = (text: string): PlainRange => {
  const [min = 0, max = 0] = text.split('-').map(Number);
  return { min, max };
};

const written = ({ min, max }: PlainRange): string => `${min ?? ''}-${max ?? ''}`;

const read = (text: string): PlainRange => {
  const [min = '', max = ''] = text.split('-');
  return { ...(min === '' ? {} : { min: Number(min) }), ...(max === '' ? {} : { max: Number(max) }) };
};

/** For each facet: its possible values, which of them are chosen, and the filters with one value chosen alone. */
const facets: Record<
  string,
  {
    values: (all: readonly PlainProduct[]) => string[];
    chosen: (filters: PlainFilters) => string[];
    choose: (value: string) => Partial<PlainFilters>;
  }
> = {
  kategorie: {
    values: (all) => all.flatMap(({ categories }) => categories),
    chosen: ({ kategorie }) => kategorie,
    choose: (value) => ({ kategorie: [value] }),
  },
  rahmen: {
    values: (all) => all.flatMap(({ frames }) => frames),
    chosen: ({ rahmen }) => rahmen,
    choose: (value) => ({ rahmen: [value] }),
  },
  tempo: {
    values: (all) => all.flatMap(({ speedKmh }) => (speedKmh === null ? [] : [String(speedKmh)])),
    chosen: ({ tempo }) => tempo,
    choose: (value) => ({ tempo: [value] }),
  },
  marke: {
    values: (all) => all.flatMap(({ brand }) => brand ?? []),
    chosen: ({ marke }) => marke,
    choose: (value) => ({ marke: [value] }),
  },
  farbe: {
    values: (all) => all.flatMap(({ colours }) => colours),
    chosen: ({ farbe }) => farbe,
    choose: (value) => ({ farbe: [value] }),
  },
  rate: {
    values: () => bands,
    chosen: ({ rate }) =>
      bands.filter((band) => rate.some(({ min, max }) => min === rangeOf(band).min && max === rangeOf(band).max)),
    choose: (value) => ({ rate: [rangeOf(value)] }),
  },
  groesse: {
    values: () => heights,
    chosen: ({ groesse }) => heights.filter((height) => groesse.includes(Number(height))),
    choose: (value) => ({ groesse: [Number(value)] }),
  },
  akku: {
    values: () => ['400-', '500-', '625-', '750-'],
    chosen: ({ akku }) => (akku ? [written(akku)] : []),
    choose: (value) => ({ akku: read(value) }),
  },
  reichweite: {
    values: () => ['60-', '80-', '100-', '120-'],
    chosen: ({ reichweite }) => (reichweite ? [written(reichweite)] : []),
    choose: (value) => ({ reichweite: read(value) }),
  },
  verfuegbar: {
    values: () => ['ja'],
    chosen: ({ verfuegbar }) => (verfuegbar ? ['ja'] : []),
    choose: () => ({ verfuegbar: true }),
  },
  occasion: {
    values: () => ['ja', 'nein'],
    chosen: ({ occasion }) => (occasion === undefined ? [] : [occasion ? 'ja' : 'nein']),
    choose: (value) => ({ occasion: value === 'ja' }),
  },
};

export const facetNames = Object.keys(facets);

/** The filters with one value of a facet chosen alone. */
export function choose(filters: PlainFilters, facet: string, value: string): PlainFilters {
  return { ...filters, ...facets[facet]?.choose(value) };
}

/**
 * The options of a facet with what the list would show once each is chosen alone: those that show something, and those
 * that are chosen.
 */
export function optionsOf(
  facet: string,
  all: readonly PlainProduct[],
  scope: PlainScope,
  filters: PlainFilters,
): Map<string, { count: number; selected: boolean }> {
  const { values, chosen } = facets[facet] ?? { values: () => [], chosen: () => [] };
  const isChosen = chosen(filters);
  const options = new Map<string, { count: number; selected: boolean }>();
  for (const value of new Set([...values(all), ...isChosen])) {
    const { length: count } = selected(all, scope, choose(filters, facet, value));
    const isOption = count > 0 || isChosen.includes(value);
    if (isOption) options.set(value, { count, selected: isChosen.includes(value) });
  }
  return options;
}
