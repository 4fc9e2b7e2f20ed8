import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countFilters,
  emptyListingQuery,
  formatListingQuery,
  listingParameters,
  parseListingQuery,
  withFilter,
} from './listing-query.ts';

const parse = (text: string) => parseListingQuery(new URLSearchParams(text));

describe('parseListingQuery', () => {
  it.each(['172', '172 cm', '1.72', '1,72', '1,72 m'])('reads a body height that was typed as %s', (typed) => {
    expect(parse(`groesse=${encodeURIComponent(typed)}`).query.height).toEqual([172]);
  });

  it('reads every parameter of the table', () => {
    const { query, dropped } = parse(
      'kategorie=e_trekking,e_city&rahmen=trapez,women&tempo=25&marke=allegro&farbe=nebelgrau&preis=1000-5000&rate=100-140,190-&plan=24' +
        '&passt=rack,hitch&kopfumfang=56&sicherheit=10-&volumen=-9&befestigung=hooks&helligkeit=50-' +
        '&verfuegbar=ja&groesse=172&akku=500-&reichweite=80-&occasion=nein&suchen=%20Limmat%20%205&sortieren=preis-auf&seite=3',
    );
    expect(dropped).toEqual([]);
    expect(query).toEqual({
      category: ['e_trekking', 'e_city'],
      frame: ['trapez'],
      wearer: ['women'],
      speed: ['25'],
      brand: ['allegro'],
      colour: ['nebelgrau'],
      price: [{ min: 1000, max: 5000 }],
      rate: [{ min: 100, max: 140 }, { min: 190 }],
      plan: 24,
      availability: true,
      height: [172],
      battery: { min: 500 },
      range: { min: 80 },
      fits: ['rack', 'hitch'],
      head: [56],
      security: { min: 10 },
      volume: { max: 9 },
      fastening: ['hooks'],
      brightness: { min: 50 },
      used: false,
      text: 'Limmat 5',
      sort: 'cheapest',
      page: 3,
    });
  });

  it('reads forms and wearers out of one parameter, and writes them back into it', () => {
    const { query, dropped } = parse('rahmen=women&rahmen=trapez,wave');
    expect([query.frame, query.wearer, dropped]).toEqual([['trapez', 'wave'], ['women'], []]);
    expect(formatListingQuery(query)).toBe('rahmen=trapez,wave,women');
    expect(parse('rahmen=*').dropped).toEqual(['rahmen']);
  });

  it('drops what does not fit and names it', () => {
    const { query, dropped } = parse(
      "plan=13&sortieren=quer&seite=0&preis=9-1&groesse=abc&marke='--&akku=-&passt=fluegel",
    );
    expect(query).toEqual(emptyListingQuery);
    expect(dropped.sort()).toEqual(['akku', 'groesse', 'marke', 'passt', 'plan', 'preis', 'seite', 'sortieren']);
  });

  it.each([
    ['e-trekking', 'kategorie=e_trekking'],
    ['e_urban,E-Mountain', 'kategorie=e_city'],
    ['e_gravel', 'kategorie=gravel'],
    ['zubehoer', 'kategorie=accessory'],
    ['damen-e-bikes', 'kategorie=e_bike&rahmen=women'],
    ['wave-e-bikes', 'kategorie=e_bike&rahmen=wave'],
    ['45-km-e-bikes', 'tempo=45'],
    ['s_pedelec', 'kategorie=s_pedelec'],
    ['e_cargo&rahmen=herren,trapez&tempo=25-km', 'kategorie=e_cargo&rahmen=men,trapez&tempo=25'],
  ])('reads kategorie=%s as the filters that it stands for', (slug, canonical) => {
    expect(formatListingQuery(parse(`kategorie=${slug}`).query)).toBe(canonical);
  });

  it('names ranges whose bounds are reversed', () => {
    const { query, dropped, reversed } = parse('preis=3000-1000&rate=100-140,90-80&akku=500-400&suchen=9-1');
    expect([query.price, query.rate, query.battery]).toEqual([[], [{ min: 100, max: 140 }], undefined]);
    expect(dropped).toEqual(['preis', 'akku']);
    expect(reversed.map(({ parameter, range }) => [parameter, range])).toEqual([
      ['preis', '3000-1000'],
      ['rate', '90-80'],
      ['akku', '500-400'],
    ]);
    expect(parse('preis-von=3’000&preis-bis=1000').reversed).toEqual([{ parameter: 'preis', range: '3000-1000' }]);
  });

  it('takes several values as repeated parameters of a plain form too', () => {
    expect(parse('marke=allegro&marke=cilo').query.brand).toEqual(['allegro', 'cilo']);
  });
});

describe('formatListingQuery', () => {
  it('leaves defaults out and orders values', () => {
    expect(formatListingQuery(emptyListingQuery)).toBe('');
    expect(formatListingQuery(parse('seite=2&marke=cilo,allegro&plan=36').query)).toBe('marke=allegro,cilo&seite=2');
  });

  it('is a fixed point of parsing, for any query', () => {
    const pair = fc.tuple(
      fc.constantFrom(...listingParameters),
      fc.oneof(fc.string(), fc.constantFrom('ja', '36', '100-140', 'e_city,wave')),
    );
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
        const canonical = formatListingQuery(parseListingQuery(new URLSearchParams(pairs)).query);
        expect(formatListingQuery(parse(canonical).query)).toBe(canonical);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('withFilter', () => {
  it('goes back to the first page', () => {
    const query = withFilter({ ...emptyListingQuery, page: 4 }, 'availability', true);
    expect(query.page).toBe(1);
    expect(countFilters(query)).toBe(1);
  });
});
