import { describe, expect, it } from 'vitest';
import type { Locale } from '~/i18n/locales.ts';
import { LONGEST_SEARCH } from '~/modules/search/search.ts';
import { foldText } from './fold.ts';
import { readConditions } from './read-conditions.ts';

const read = (text: string, locale: Locale, kind: 'bike' | 'accessory' = 'bike') => {
  const { parts, rest } = readConditions(foldText(text).text, locale, kind);
  return {
    conditions: parts.flatMap(({ condition }) => condition ?? []),
    preference: parts.find(({ preference }) => preference)?.preference,
    rest: rest.replace(/\s+/g, ' ').trim(),
  };
};

describe('prices and rates', () => {
  it.each([
    ['de', 'e-bike bis 3000', { facet: 'price', max: 3000 }],
    ['de', "Velo unter 3'500.-", { facet: 'price', max: 3500 }],
    ['de', 'unter 3000.- Franken', { facet: 'price', max: 3000 }],
    ['de', 'unter 3000.– Fr.', { facet: 'price', max: 3000 }],
    ['fr', 'moins de 3000.- francs', { facet: 'price', max: 3000 }],
    ['de', 'zwischen 3000.- und 4000.- Franken', { facet: 'price', min: 3000, max: 4000 }],
    ['de', 'zwischen 3000 und 4000 Franken', { facet: 'price', min: 3000, max: 4000 }],
    ['de', '3000-4000 chf velo', { facet: 'price', min: 3000, max: 4000 }],
    ['de', 'velo ab 5000', { facet: 'price', min: 5000 }],
    ['de', 'unter 100 im Monat', { facet: 'rate', max: 100 }],
    ['de', 'höchstens 80 fr/mt', { facet: 'rate', max: 80 }],
    ['de', 'zwischen 50 und 80 franken pro monat', { facet: 'rate', min: 50, max: 80 }],
    ['fr', 'moins de 4 000', { facet: 'price', max: 4000 }],
    ['fr', "jusqu'à 3’500 CHF", { facet: 'price', max: 3500 }],
    ['fr', 'entre 2000 et 3000 francs', { facet: 'price', min: 2000, max: 3000 }],
    ['fr', 'max 90.-/mois', { facet: 'rate', max: 90 }],
    ['fr', 'à partir de 6000.-', { facet: 'price', min: 6000 }],
  ] as const)('%s %j', (locale, text, condition) => expect(read(text, locale).conditions).toEqual([condition]));

  it.each(['limmat 5', 'velo für 2 kinder', 'velo bis 45 km/h', '20 zoll', 'tragkraft ab 25 kg', 'murmeli 24'])(
    'are not in %j',
    (text) => expect(read(text, 'de').conditions).toEqual([]),
  );
});

describe('sizes', () => {
  it.each([
    ['de', 'e-bike 160 cm', { facet: 'height', cm: 160 }],
    ['de', 'Körpergrösse 175', { facet: 'height', cm: 175 }],
    ['fr', 'vélo homme 1m90', { facet: 'height', cm: 190 }],
    ['fr', 'vélo 1,60 m', { facet: 'height', cm: 160 }],
    ['de', '750 wh', { facet: 'battery', min: 750, max: 750 }],
    ['de', 'akku 750', { facet: 'battery', min: 750, max: 750 }],
    ['de', 'mindestens 700wh', { facet: 'battery', min: 700 }],
    ['fr', 'batterie 625', { facet: 'battery', min: 625, max: 625 }],
    ['de', 'Velo Grösse M', { facet: 'size', sizes: ['m'] }],
    ['de', 'Rahmengrösse: s/m', { facet: 'size', sizes: ['s', 'm'] }],
    ['de', 'Velo Grösse M-L', { facet: 'size', sizes: ['m', 'l'] }],
    ['de', 'Helm M', { facet: 'size', sizes: ['m'] }],
    ['de', 'e-bike xl damen', { facet: 'size', sizes: ['xl'] }],
    ['fr', 'casque s/m', { facet: 'size', sizes: ['s', 'm'] }],
    ['fr', 'vélo taille xl', { facet: 'size', sizes: ['xl'] }],
    ['de', 'Reichweite 150', { facet: 'range', min: 150 }],
    ['fr', 'plus de 100 km d’autonomie', { facet: 'range', min: 100 }],
  ] as const)('%s %j', (locale, text, condition) => expect(read(text, locale).conditions).toEqual([condition]));

  it.each([
    'Bodan 5 Riemen XL',
    'grosse männer',
    'taille l’homme',
    'Grösse 54',
    'Grosse S-Pedelecs',
    'E-Bike S-Pedelec',
    'velo s pedelec',
    'velo l’hiver',
    'Stromer S',
  ])('in letters are not in %j', (text) =>
    expect(read(text, 'de').conditions.filter(({ facet }) => facet === 'size')).toEqual([]),
  );

  it('in letters leave the kind of products that they are said of', () => {
    expect(read('Helm M', 'de').rest).toBe('helm');
  });

  it('are what groups of riders need, whose word stays', () => {
    const tall = { conditions: [{ facet: 'height', cm: 190 }], preference: 'tall' };
    expect(read('grosse Männer', 'de')).toEqual({ ...tall, rest: 'manner' });
    expect(read('velo pour grande personne', 'fr')).toMatchObject(tall);
    expect(read('femme petite', 'fr')).toMatchObject({ preference: 'short', rest: 'femme' });
  });

  it('of children follow their age; accessories have none', () => {
    expect(read('velo für 6 jährige', 'de').conditions).toEqual([{ facet: 'height', cm: 119 }]);
    expect(read('siège enfant 3 ans', 'fr', 'accessory').conditions).toEqual([]);
    expect(read('Kabel 180 cm', 'de', 'accessory')).toEqual({
      conditions: [],
      preference: undefined,
      rest: 'kabel 180 cm',
    });
  });
});

it('reads colours with their endings', () => {
  const families = (text: string, locale: Locale) =>
    read(text, locale).conditions.map((each) => (each.facet === 'colour' ? each.family : each.facet));
  for (const text of ['rotes Velo', 'rote', 'dunkelrot', 'knallrotes'])
    expect(families(text, 'de'), text).toEqual(['red']);
  for (const text of ['gruene', 'grünes', 'hellgrün']) expect(families(text, 'de'), text).toEqual(['green']);
  for (const text of ['vélo noire', 'noirs', 'noir']) expect(families(text, 'fr'), text).toEqual(['black']);
  for (const text of ['gelbes nummernschild', 'plaque jaune', 'Rotor', 'noirmont'])
    expect(families(text, 'de'), text).toEqual([]);
});

it.each([
  ['günstigstes e-bike', 'de', 'cheapest'],
  ['bestes e-bike', 'de', 'dearest'],
  ['grosser akku', 'de', 'battery'],
  ['vélo pas trop cher', 'fr', 'cheapest'],
  ['haut de gamme', 'fr', 'dearest'],
  ['longue autonomie', 'fr', 'farthest'],
] as const)('%s is a preference', (text, locale, preference) => {
  expect(read(text, locale).preference).toBe(preference);
});

it('takes no time over hostile texts', () => {
  const texts = ['1 ', "1'", 'bis ', 'akku ', 'lang ', 'grosse ', '12.345.', 'zwischen 10 und ', 'a', '-'];
  // The processor's time: other work on the machine does not count.
  const started = process.cpuUsage();
  for (const text of texts)
    for (const locale of ['de', 'fr'] as const) read(text.repeat(99).slice(0, LONGEST_SEARCH), locale);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000);
});
