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
 * A listing as a visitor asks for it.
 * @typedef {{scope: {kind: 'bike' | 'accessory', category?: string}, search: string, locale: 'de' | 'fr'}} ListingRequest
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

const whole = (random, least, most) => least + Math.floor(random() * (most - least + 1));
const one = (random, list) => list[whole(random, 0, list.length - 1)];
const some = (random, list, most) =>
  [...new Set(Array.from({ length: whole(random, 1, most) }, () => one(random, list)))].join(',');

/** Francs from one price to a higher one. */
function priceRange(random) {
  const min = whole(random, 9, 60) * 100;
  return `${min}-${min + whole(random, 3, 30) * 100}`;
}

/** Filters of a listing: each gives the value of its parameter. */
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

/** Draws until enough different requests are found, or no new ones come. */
function different(count, draw) {
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
      const name = one(random, Object.keys(filters));
      search.set(name, filters[name](random, facts));
    }
    search.sort();
    search.set('sortieren', one(random, SORTS));
    search.set('seite', String(whole(random, 1, 3)));
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
    const chosen =
      words.length > 1 && random() < 0.6 ? [words[0], one(random, words.slice(1))] : [one(random, words) ?? name];
    const last = chosen.pop();
    const begun = random() < 0.4 ? last.slice(0, Math.max(3, last.length - whole(random, 1, 3))) : last;
    const search = new URLSearchParams({ suchen: [...chosen, begun].join(' ') });
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
