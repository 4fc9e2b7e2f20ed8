import { describe, expect, it } from 'vitest';
import { engineSynonyms, engineWords, tagWord } from './engine-words.ts';

describe('a search for a search engine', () => {
  it.each([
    ['E-Bike', 'ebike'],
    ['Limmat Velo', 'limmat'],
    ['Velo', 'velo'],
    ['S-Pedelec 45 km/h', 'spedelec 45kmh'],
    ['Damenhelm', 'damen helm'],
    ['Reithelm', 'reit helm'],
    ['Damensattel', 'damensattel'],
    ['ALL-0101', 'all-0101'],
    [' ?! ', ''],
  ])('reads %j as %j', (text, words) => expect(engineWords(text, 'de')).toBe(words));

  it('reads French phrases as one word', () => {
    expect(engineWords('vélo à assistance électrique', 'fr')).toBe('veloassistanceelectrique');
  });
});

describe('the synonyms of a search engine', () => {
  it('lead from phrases to the tags of products', () => {
    const synonyms = engineSynonyms('de');
    expect(synonyms.spedelec).toEqual(expect.arrayContaining(['tagcategoryspedelec', 'tagspeed45']));
    expect(synonyms.damen).toContain('tagframewomen');
    expect(engineSynonyms('fr').veloassistanceelectrique).toEqual([tagWord('category:e_bike')]);
  });

  it('lead from words to others of the same meaning, phrases of several words too', () => {
    const { portebagage } = engineSynonyms('fr');
    expect(portebagage).toEqual(['porte bagage', 'porte bagages']);
  });

  it('never name the word itself', () => {
    for (const [word, others] of Object.entries(engineSynonyms('de'))) expect(others).not.toContain(word);
  });
});
