/*
 * What a listing shows, computed on plain arrays from the specification (§2 listings, §3 filters, §9 price and height
 * bands) and decision 49 only: it shares no code with the shop.
 */

/** A product as the reference sees it. Amounts are Rappen. */
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
  headMinCm: number | null;
  headMaxCm: number | null;
  securityLevel: number | null;
  litres: number | null;
  lux: number | null;
  fastenings: string[];
  /** What an accessory needs of a bike, and what a bike offers. */
  mounts: string[];
  position: number;
  createdAt: Date;
  /** Texts by which the search finds it, and its rank for each. */
  foundAt: ReadonlyMap<string, number>;
}

/** Both ends are included. */
export interface PlainRange {
  min?: number;
  max?: number;
}

/** A listing's filters; an absent or empty one matches everything. */
export interface PlainFilters {
  category: string[];
  frame: string[];
  wearer: string[];
  speed: string[];
  brand: string[];
  colour: string[];
  price: PlainRange[];
  rate: PlainRange[];
  /** Months for which rates are shown. */
  plan: number;
  availability: boolean;
  height: number[];
  battery: PlainRange | undefined;
  range: PlainRange | undefined;
  used: boolean | undefined;
  /** What a bike offers. */
  fits: string[];
  head: number[];
  security: PlainRange | undefined;
  volume: PlainRange | undefined;
  fastening: string[];
  brightness: PlainRange | undefined;
  text: string | undefined;
}

export interface PlainScope {
  kind: 'bike' | 'accessory';
  category?: string;
  brand?: string;
  preset?: { frame?: string[]; wearer?: string[]; speed?: string[]; onSale?: boolean };
}

/** Frame types of §3 that describe the frame's form. */
const formsOf = ({ frames }: PlainProduct): string[] => frames.filter((type) => type !== 'men' && type !== 'women');

/** Intended riders of a bike: the named one only, otherwise everybody and those named. */
function wearersOf({ kind, frames }: PlainProduct): string[] {
  if (kind === 'accessory') return [];
  const men = frames.includes('men');
  const women = frames.includes('women');
  return [...(men ? ['men'] : []), ...(women ? ['women'] : []), ...(men === women ? ['unisex'] : [])];
}

const anyOf = (chosen: readonly string[], own: readonly string[]): boolean =>
  chosen.length === 0 || own.some((value) => chosen.includes(value));

const within = (value: number | null, { min, max }: PlainRange): boolean =>
  value !== null && (min === undefined || value >= min) && (max === undefined || value <= max);

/** An amount as a card writes it. */
const francs = (rappen: number): number => Math.round(rappen / 100);

/** Months of the plan whose rate a card shows; 1 shows the price. */
function shownMonths({ kind, price, isUsed }: PlainProduct, requested: number): number {
  if (kind === 'accessory' || price < 2000_00) return 1;
  return isUsed ? Math.min(requested, 12) : requested;
}

/** The number of a card in Rappen: instalments are rounded down to 5 Rappen. */
export function shownRate(product: PlainProduct, requested: number): number {
  const months = shownMonths(product, requested);
  return months === 1 ? product.price : Math.floor(product.price / months / 5) * 5;
}

/** The lowest instalment of some products; 0 if none is paid in instalments. */
export function lowestInstalment(products: readonly PlainProduct[], requested: number): number {
  const rates = products
    .filter((product) => shownMonths(product, requested) > 1)
    .map((each) => shownRate(each, requested));
  return rates.length === 0 ? 0 : Math.min(...rates);
}

const fits = ({ riderMinCm, riderMaxCm }: PlainProduct, height: number): boolean =>
  riderMinCm !== null && riderMaxCm !== null && riderMinCm <= height && height <= riderMaxCm;

const holdsHead = ({ headMinCm, headMaxCm }: PlainProduct, cm: number): boolean =>
  headMinCm !== null && headMaxCm !== null && headMinCm <= cm && cm <= headMaxCm;

/** An accessory that needs only what a bike offers. */
const fitsBike = ({ kind, mounts }: PlainProduct, offers: readonly string[]): boolean =>
  kind === 'accessory' && mounts.every((mount) => offers.includes(mount));

function inScope(product: PlainProduct, { kind, category, brand, preset = {} }: PlainScope): boolean {
  return (
    product.status === 'published' &&
    product.kind === kind &&
    (category === undefined || product.categories.includes(category)) &&
    (brand === undefined || product.brand === brand) &&
    anyOf(preset.frame ?? [], formsOf(product)) &&
    anyOf(preset.wearer ?? [], wearersOf(product)) &&
    anyOf(preset.speed ?? [], product.speedKmh === null ? [] : [String(product.speedKmh)]) &&
    (!preset.onSale || (product.regularPrice !== null && product.regularPrice > product.price))
  );
}

function passes(product: PlainProduct, filters: PlainFilters): boolean {
  const { price, rate, battery, range, height, used, text } = filters;
  return (
    anyOf(filters.category, product.categories) &&
    anyOf(filters.frame, formsOf(product)) &&
    anyOf(filters.wearer, wearersOf(product)) &&
    anyOf(filters.colour, product.colours) &&
    anyOf(filters.speed, product.speedKmh === null ? [] : [String(product.speedKmh)]) &&
    anyOf(filters.brand, product.brand === null ? [] : [product.brand]) &&
    (price.length === 0 || price.some((each) => within(francs(product.price), each))) &&
    (rate.length === 0 || rate.some((each) => within(francs(shownRate(product, filters.plan)), each))) &&
    (!filters.availability || product.stockStatus === 'instock') &&
    (height.length === 0 || height.some((cm) => fits(product, cm))) &&
    (battery === undefined || within(product.batteryWh, battery)) &&
    (range === undefined || within(product.rangeKm, range)) &&
    (used === undefined || product.isUsed === used) &&
    (filters.fits.length === 0 || fitsBike(product, filters.fits)) &&
    (filters.head.length === 0 || filters.head.some((cm) => holdsHead(product, cm))) &&
    (filters.security === undefined || within(product.securityLevel, filters.security)) &&
    (filters.volume === undefined || within(product.litres, filters.volume)) &&
    (filters.brightness === undefined || within(product.lux, filters.brightness)) &&
    anyOf(filters.fastening, product.fastenings) &&
    (text === undefined || product.foundAt.has(text))
  );
}

/** The products a listing shows, in no order. */
export function selected(products: readonly PlainProduct[], scope: PlainScope, filters: PlainFilters): PlainProduct[] {
  return products.filter((product) => inScope(product, scope) && passes(product, filters));
}

/**
 * How many of a listing's bikes have an amount in each of 19 steps, in whole francs; the ends include what lies beyond.
 */
export function stepped(amounts: readonly number[], { from, step }: { from: number; step: number }): number[] {
  const isIn = (at: number) => (amount: number) =>
    (at === 0 || francs(amount) >= from + at * step) && (at === 18 || francs(amount) < from + (at + 1) * step);
  return Array.from({ length: 19 }, (_, at) => amounts.filter(isIn(at)).length);
}

/** The ids of a listing in one of its orders; equal ones by id. Search results are recommended by relevance. */
export function ordered(
  products: readonly PlainProduct[],
  { sort, text, plan }: { sort: string; text: string | undefined; plan: number },
): number[] {
  const by = (key: (product: PlainProduct) => number, direction: 1 | -1, ties: 1 | -1 = 1) =>
    [...products].sort((a, b) => (key(a) - key(b)) * direction || (a.id - b.id) * ties).map(({ id }) => id);
  switch (sort) {
    case 'cheapest':
      return by((product) => product.price, 1);
    case 'dearest':
      return by((product) => product.price, -1);
    case 'lowestRate':
      return by((product) => shownRate(product, plan), 1);
    case 'highestRate':
      return by((product) => shownRate(product, plan), -1);
    case 'newest':
      return by((product) => product.createdAt.getTime(), -1, -1);
    default:
      return by((product) => (text === undefined ? product.position : (product.foundAt.get(text) ?? 0)), 1);
  }
}

const bands = ['-48', '49-99', '100-139', '140-189', '190-20000'];
const heights = ['145', '155', '165', '175', '185', '195', '205', '215'];

const written = ({ min, max }: PlainRange): string => `${min ?? ''}-${max ?? ''}`;

const read = (text: string): PlainRange => {
  const [min = '', max = ''] = text.split('-');
  return { ...(min === '' ? {} : { min: Number(min) }), ...(max === '' ? {} : { max: Number(max) }) };
};

/** For each facet: its possible values, the chosen ones, and the filters with one value chosen alone. */
const facets: Record<
  string,
  {
    values: (all: readonly PlainProduct[]) => string[];
    chosen: (filters: PlainFilters) => string[];
    choose: (value: string) => Partial<PlainFilters>;
  }
> = {
  category: {
    values: (all) => all.flatMap(({ categories }) => categories),
    chosen: ({ category }) => category,
    choose: (value) => ({ category: [value] }),
  },
  frame: {
    values: (all) => all.flatMap(formsOf),
    chosen: ({ frame }) => frame,
    choose: (value) => ({ frame: [value] }),
  },
  wearer: {
    values: (all) => all.flatMap(wearersOf),
    chosen: ({ wearer }) => wearer,
    choose: (value) => ({ wearer: [value] }),
  },
  speed: {
    values: (all) => all.flatMap(({ speedKmh }) => (speedKmh === null ? [] : [String(speedKmh)])),
    chosen: ({ speed }) => speed,
    choose: (value) => ({ speed: [value] }),
  },
  brand: {
    values: (all) => all.flatMap(({ brand }) => brand ?? []),
    chosen: ({ brand }) => brand,
    choose: (value) => ({ brand: [value] }),
  },
  colour: {
    values: (all) => all.flatMap(({ colours }) => colours),
    chosen: ({ colour }) => colour,
    choose: (value) => ({ colour: [value] }),
  },
  rate: {
    values: () => bands,
    chosen: ({ rate }) => bands.filter((band) => rate.some((each) => written(each) === band)),
    choose: (value) => ({ rate: [read(value)] }),
  },
  height: {
    values: () => heights,
    chosen: ({ height }) => heights.filter((middle) => height.includes(Number(middle))),
    choose: (value) => ({ height: [Number(value)] }),
  },
  battery: {
    values: () => ['400-', '500-', '625-', '750-'],
    chosen: ({ battery }) => (battery ? [written(battery)] : []),
    choose: (value) => ({ battery: read(value) }),
  },
  range: {
    values: () => ['60-', '80-', '100-', '120-'],
    chosen: ({ range }) => (range ? [written(range)] : []),
    choose: (value) => ({ range: read(value) }),
  },
  head: {
    values: () => ['46', '48', '50', '52', '54', '56', '58', '60', '62'],
    chosen: ({ head }) => head.map(String).filter((cm) => Number(cm) >= 46 && Number(cm) <= 62 && Number(cm) % 2 === 0),
    choose: (value) => ({ head: [Number(value)] }),
  },
  security: {
    values: () => ['5-', '8-', '10-', '12-', '15-'],
    chosen: ({ security }) => (security ? [written(security)] : []),
    choose: (value) => ({ security: read(value) }),
  },
  volume: {
    values: () => ['-9', '10-', '20-', '40-'],
    chosen: ({ volume }) => (volume ? [written(volume)] : []),
    choose: (value) => ({ volume: read(value) }),
  },
  brightness: {
    values: () => ['50-', '100-', '200-'],
    chosen: ({ brightness }) => (brightness ? [written(brightness)] : []),
    choose: (value) => ({ brightness: read(value) }),
  },
  fastening: {
    values: (all) => all.flatMap(({ fastenings }) => fastenings),
    chosen: ({ fastening }) => fastening,
    choose: (value) => ({ fastening: [value] }),
  },
  availability: {
    values: () => ['ja'],
    chosen: ({ availability }) => (availability ? ['ja'] : []),
    choose: () => ({ availability: true }),
  },
  used: {
    values: () => ['ja', 'nein'],
    chosen: ({ used }) => (used === undefined ? [] : [used ? 'ja' : 'nein']),
    choose: (value) => ({ used: value === 'ja' }),
  },
};

export const facetNames = Object.keys(facets);

/** The filters with one value of a facet chosen alone. */
export function choose(filters: PlainFilters, facet: string, value: string): PlainFilters {
  return { ...filters, ...facets[facet]?.choose(value) };
}

const noFilters: PlainFilters = {
  category: [],
  frame: [],
  wearer: [],
  speed: [],
  brand: [],
  colour: [],
  price: [],
  rate: [],
  height: [],
  plan: 36,
  availability: false,
  battery: undefined,
  range: undefined,
  used: undefined,
  text: undefined,
  fits: [],
  head: [],
  security: undefined,
  volume: undefined,
  brightness: undefined,
  fastening: [],
};

/**
 * The options of a facet with the result count if each is chosen alone: those with results if nothing else is chosen,
 * and the chosen ones.
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
  const unfiltered = { ...noFilters, plan: filters.plan };
  for (const value of new Set([...values(all), ...isChosen])) {
    const { length: count } = selected(all, scope, choose(filters, facet, value));
    const isOption = selected(all, scope, choose(unfiltered, facet, value)).length > 0 || isChosen.includes(value);
    if (isOption) options.set(value, { count, selected: isChosen.includes(value) });
  }
  return options;
}
