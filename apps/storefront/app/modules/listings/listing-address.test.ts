import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBands } from './bands.ts';
import { parsePathListing, pathAddress, queryAddress } from './listing-address.ts';
import { emptyListingQuery, formatListingQuery, parseListingQuery } from './listing-query.ts';
import { listingSorts } from './sorts.ts';

const BASE = '/alle-produkte-schweiz';
const address = pathAddress(BASE);
const EMPTY = `${BASE}/kategorie/-/marke/-/farbe/-/preisbereich/-/verfugbar/-/suchen/-/sortieren/preis/-/-`;

const read = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'https://velory.example');
  return parsePathListing(pathname.slice(BASE.length + 1), searchParams);
};

describe('pathAddress', () => {
  it('writes what is set into its place and "-" where nothing is', () => {
    expect(address.path).toBe(EMPTY);
    const { query } = parseListingQuery(
      new URLSearchParams(
        'kategorie=e_city,e_cargo&preis=1000-4000&verfuegbar=ja&sortieren=preis-ab&seite=2&rahmen=wave',
      ),
    );
    expect(address.of(query)).toBe(
      `${BASE}/kategorie/e_cargo,e_city/marke/-/farbe/-/preisbereich/1000-4000/verfugbar/ja/suchen/-/sortieren/preis/desc/2?rahmen=wave`,
    );
  });

  it('is read back as the query it was made of, for any query', () => {
    const slug = fc.constantFrom('e_city', 'helmet', 'allegro', 'x-y');
    const query = fc.record({
      ...Object.fromEntries(Object.entries(emptyListingQuery).map(([name, value]) => [name, fc.constant(value)])),
      category: fc.uniqueArray(slug, { maxLength: 3 }),
      brand: fc.uniqueArray(slug, { maxLength: 2 }),
      rate: fc.uniqueArray(fc.constantFrom(...priceBands, { min: 150 }), { maxLength: 2 }),
      price: fc.uniqueArray(fc.constantFrom(...priceBands.slice(1), { min: 100, max: 140 }, { min: 2000, max: 3000 }), {
        maxLength: 2,
      }),
      availability: fc.boolean(),
      text: fc.option(fc.constantFrom('Limmat 5', '-', 'suchen', 'sortieren', 'é%', 'a?b', 'a/b'), {
        nil: undefined,
      }),
      sort: fc.constantFrom(...listingSorts),
      page: fc.integer({ min: 1, max: 99 }),
    }) as fc.Arbitrary<typeof emptyListingQuery>;
    fc.assert(
      fc.property(query, (requested) => {
        expect(formatListingQuery(read(address.of(requested)).query)).toBe(formatListingQuery(requested));
      }),
    );
  });
});

describe('parsePathListing', () => {
  it.each([
    ['e_mountain', '100-140', 'kategorie=e_mountain&rate=100-139'],
    ['e_mountain', '140-190,49-99', 'kategorie=e_mountain&rate=140-189,49-99'],
    ['e_mountain', '190-20000', 'kategorie=e_mountain&rate=190-20000'],
    ['e_mountain', '100-141', 'kategorie=e_mountain&preis=100-141'],
    ['helmet', '100-140', 'kategorie=helmet&preis=100-140'],
    ['-', '100-140', 'preis=100-140'],
  ])(
    'reads the price range of %s, %s, as the rate only where it is a band of §9 among bikes',
    (category, range, search) => {
      const url = `${BASE}/kategorie/${category}/marke/-/farbe/-/preisbereich/${range}/verfugbar/-/suchen/-/sortieren/preis/-/-`;
      const { query } = read(url);
      expect(formatListingQuery(query)).toBe(search);
      expect(formatListingQuery(read(address.of(query)).query)).toBe(search);
    },
  );

  it.each([
    ['marke/allegro/kategorie/e_city', 'kategorie=e_city&marke=allegro'],
    ['kategorie/e_city', 'kategorie=e_city'],
    ['kategorie/-/marke/-/preisbereich/teuer/sortieren/preis/quer/0', ''],
    ['sortieren/preis/asc/3', 'sortieren=preis-auf&seite=3'],
    ['', ''],
  ])('takes what it can of %s', (rest, search) => {
    expect(formatListingQuery(parsePathListing(rest, new URLSearchParams()).query)).toBe(search);
  });
});

describe('a range of two fields', () => {
  it('is one filter, whatever is left empty', () => {
    const canonical = (text: string) => queryAddress('/x').of(parseListingQuery(new URLSearchParams(text)).query);
    expect(canonical('preis-von=1’000&preis-bis=4000')).toBe('/x?preis=1000-4000');
    expect(canonical("preis-von=1'000.–&preis-bis=CHF 4.000")).toBe('/x?preis=1000-4000');
    expect(canonical('preis-von=&preis-bis=4000')).toBe('/x?preis=-4000');
    expect(canonical('rate=49-100&rate-von=150&rate-bis=')).toBe('/x?rate=150-,49-100');
    expect(canonical('preis-von=&preis-bis=')).toBe('/x');
    expect(canonical('preis-von=9&preis-bis=1')).toBe('/x');
  });
});
