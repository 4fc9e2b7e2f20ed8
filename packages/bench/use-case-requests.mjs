/**
 * What requests are drawn from.
 * @typedef {object} Facts
 * @property {string[]} categories of bikes, as in `kategorie`
 * @property {string[]} frameTypes
 * @property {string[]} brands slugs
 * @property {string[]} colours slugs
 * @property {{slug: string, name: string, locale: 'de' | 'fr'}[]} texts of products, in any order
 */

/**
 * A visitor's request for a listing.
 * @typedef {{scope: {kind: 'bike' | 'accessory', category?: string}, search: string, locale: 'de' | 'fr'}}
 * ListingRequest
 */

/**
 * Numbers that look random and are the same in each run (mulberry32).
 * @param {number} seed
 * @returns {() => number} from 0 to under 1
 */
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @typedef {() => number} Random from 0 to under 1 */

/**
 * @template T
 * @param {readonly T[]} list
 * @param {number} index
 * @returns {T}
 * @throws where the list has no such entry
 */
export function oneOf(list, index) {
  const entry = list[index];
  if (entry === undefined) throw new Error(`There is no entry ${index} of ${list.length}.`);
  return entry;
}

/** @param {Random} random @param {number} least @param {number} most */
const whole = (random, least, most) => least + Math.floor(random() * (most - least + 1));
/** @template T @param {Random} random @param {readonly T[]} list not empty @returns {T} */
const one = (random, list) => oneOf(list, whole(random, 0, list.length - 1));
/** @param {Random} random @param {readonly string[]} list @param {number} most */
const some = (random, list, most) =>
  [...new Set(Array.from({ length: whole(random, 1, most) }, () => one(random, list)))].join(',');

/** Francs from one price to a higher one. @param {Random} random */
function priceRange(random) {
  const min = whole(random, 9, 60) * 100;
  return `${min}-${min + whole(random, 3, 30) * 100}`;
}

/**
 * Filters of a listing: each gives the value of its parameter.
 * @type {Record<string, (random: Random, facts: Facts) => string>}
 */
const filters = {
  kategorie: (random, { categories }) => some(random, categories, 2),
  rahmen: (random, { frameTypes }) => some(random, frameTypes, 2),
  tempo: (random) => one(random, ['25', '45']),
  marke: (random, { brands }) => some(random, brands, 3),
  farbe: (random, { colours }) => some(random, colours, 2),
  preis: priceRange,
  rate: (random) => one(random, ['49-100', '100-140', '140-190', '190-20000', '49-100,100-140']),
  verfuegbar: () => 'ja',
  groesse: (random) => String(whole(random, 150, 200)),
  akku: (random) => `${whole(random, 3, 8) * 100}-`,
  reichweite: (random) => `${whole(random, 4, 14) * 10}-`,
  occasion: (random) => one(random, ['ja', 'nein', 'nein']),
};

const SORTS = ['empfohlen', 'empfohlen', 'preis-auf', 'preis-ab', 'neu', 'rate-auf'];

/**
 * Draws until enough different requests are found, or no new ones come.
 * @template T
 * @param {number} count
 * @param {() => T} draw
 * @returns {T[]}
 */
function different(count, draw) {
  /** @type {Map<string, T>} */
  const found = new Map();
  for (let attempt = 0; found.size < count && attempt < count * 50; attempt += 1) {
    const request = draw();
    found.set(JSON.stringify(request), request);
  }
  return [...found.values()];
}

/**
 * Listings of bikes with up to four filters, in several orders, on the first pages; half of them of one category.
 * @param {Facts} facts
 * @param {number} count
 * @param {() => number} random
 * @returns {ListingRequest[]} no two the same
 */
export function listingRequests(facts, count, random) {
  return different(count, () => {
    const search = new URLSearchParams();
    for (let left = whole(random, 0, 4); left > 0; left -= 1) {
      const [name, draw] = one(random, Object.entries(filters));
      search.set(name, draw(random, facts));
    }
    search.sort();
    search.set('sortieren', one(random, SORTS));
    search.set('seite', String(whole(random, 1, 3)));
    /** @type {ListingRequest['scope']} */
    const scope = { kind: 'bike', ...(random() < 0.5 ? { category: one(random, facts.categories) } : {}) };
    return { scope, search: search.toString(), locale: one(random, ['de', 'fr']) };
  });
}

/**
 * Searches for one or two words of products' names, some of them only begun.
 * @param {Facts} facts
 * @param {number} count
 * @param {() => number} random
 * @returns {ListingRequest[]} no two the same
 */
export function searchRequests(facts, count, random) {
  return different(count, () => {
    const { name, locale } = one(random, facts.texts);
    const words = name.split(' ').filter((word) => word.length > 2);
    const [first = name, ...others] = words;
    const isPair = others.length > 0 && random() < 0.6;
    const last = isPair ? one(random, others) : one(random, [first, ...others]);
    const begun = random() < 0.4 ? last.slice(0, Math.max(3, last.length - whole(random, 1, 3))) : last;
    const search = new URLSearchParams({ suchen: isPair ? `${first} ${begun}` : begun });
    if (random() < 0.5) search.set('sortieren', one(random, SORTS));
    return { scope: { kind: 'bike' }, search: search.toString(), locale };
  });
}

/**
 * Products by their slugs.
 * @param {Facts} facts
 * @param {number} count
 * @returns {{slug: string, locale: 'de' | 'fr'}[]} no two the same
 */
export const productRequests = ({ texts }, count) =>
  texts.slice(0, count).map(({ slug, locale }) => ({ slug, locale }));
