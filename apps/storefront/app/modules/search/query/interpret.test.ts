import { describe, expect, it } from 'vitest';
import { foldWords } from './fold.ts';
import { interpret } from './interpret.ts';

describe('foldWords', () => {
  it.each([
    ['E-Bike für Zürich', ['e-bike', 'fur', 'zurich']],
    ['Vélo «ÉLECTRIQUE»', ['velo', 'electrique']],
    ['  Strasse & Straße ', ['strasse']],
    ["d'enfant", ['d', 'enfant']],
    ['-limmat-', ['limmat']],
    ['100% _ \\ \u0000', ['100']],
    ['', []],
  ])('reads %j as %j', (text, words) => expect(foldWords(text)).toEqual(words));
});

describe('a search', () => {
  it.each(['E-Bike', 'ebike', 'e bike', 'Elektrovelo', 'Pedelec'])('knows %s as an e-bike', (text) => {
    expect(interpret(text, 'de').map(({ tags }) => tags)).toEqual([['category:e_bike']]);
  });

  it.each(['vélo électrique', 'VAE', 'Vélo à assistance électrique'])('knows %s as an e-bike in French', (text) => {
    expect(interpret(text, 'fr').map(({ tags }) => tags)).toEqual([['category:e_bike']]);
  });

  it('takes compounds apart', () => {
    const [trapez] = interpret('Trapezrad', 'de');
    expect(trapez?.parts.map(({ tags }) => tags)).toEqual([['frame:trapez']]);
    const [helmet] = interpret('Reithelm', 'de');
    expect(helmet?.parts.map(({ text }) => text)).toEqual(['reit', 'helm']);
    expect(helmet?.words).toEqual([['reithelm']]);
    const [both] = interpret('Damenhelm', 'de');
    expect(both?.parts.map(({ text }) => text)).toEqual(['damen', 'helm']);
  });

  it('drops words for any cycle beside others, and only there', () => {
    expect(interpret('Limmat Velo', 'de').map(({ text }) => text)).toEqual(['limmat']);
    expect(interpret('Velo', 'de').map(({ text }) => text)).toEqual(['velo']);
  });

  it('reads umlauts written as two letters, and numbers joined to words', () => {
    expect(interpret('Saentis', 'de')[0]?.words).toContainEqual(['santis']);
    expect(interpret('limmat5', 'de')[0]?.words).toContainEqual(['limmat', '5']);
    expect(interpret('625wh', 'de')[0]?.words).toContainEqual(['625', 'wh']);
  });

  it.each([
    ['de', 'Velo, um Kinder zu transportieren', [['category:e_cargo']]],
    ['de', 'Longtail', [['category:e_cargo']]],
    ['de', 'mit Kiste', [['category:e_cargo']]],
    ['fr', 'vélo pour transporter mes enfants', [['category:e_cargo']]],
    ['fr', 'biporteur', [['category:e_cargo']]],
    ['fr', 'cadenas à chiffres', [['category:lock']]],
    ['de', 'Natel-Halter', [[]]],
    ['de', 'Hundeanhänger', [['category:trailer']]],
    ['de', 'Pumpe fürs Velo elektrisch', [['category:pump']]],
  ] as const)('in %s knows what %j is', (locale, text, tags) => {
    expect(interpret(text, locale).map((term) => term.tags)).toEqual(tags);
  });

  it('says more than its category where a word does', () => {
    const [trailer] = interpret('Hundeanhänger', 'de');
    expect(trailer).toMatchObject({ specific: true, words: [['hundeanhanger'], ['hundeanhanger']] });
    expect(interpret('Natel-Halter', 'de')[0]?.words).toContainEqual(['telefonhalter']);
  });

  it('asks for nothing where there is no word', () => expect(interpret(' ?! ', 'de')).toEqual([]));
});
