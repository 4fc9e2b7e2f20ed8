import { describe, expect, it } from 'vitest';
import { categorySlugs } from '~/modules/catalog/categories.ts';
import { attributeSlug, frameTypesOf } from './attribute-roles.ts';
import { catalogueCategory, classify, knownCategoryNames } from './categories-of-feed.ts';
import { guessColour, readHex } from './colours.ts';

describe('catalogueCategory', () => {
  it.each([
    ['e_city', 'e-urban', 'e_city'], ['e-trekking', 'e-trekking', 'e_trekking'], ['e-trekking-fr', 'e-trekking', 'e_trekking'],
    ['zubehoer', 'zubehoer', 'accessory'], ['schloesser', 'schloesser', 'lock'], ['schlosser', 'schloesser', 'lock'],
    ['casques-velo', 'casques-velo', 'helmet'], ['velohelme', 'velohelme', 'helmet'], ['vtt-electrique', 'vtt-electrique', 'e_mountain'],
    ['occasionen', 'occasionen', 'occasion'], ['lastenvelos', 'lastenvelos', 'e_cargo'], ['', 'e-bikes', 'e_bike'], ['porte-velos', 'porte-velos', 'velotraeger'],
    ['sieges-enfant', 'sieges-enfant', 'child_seat'], ['45-km-e-bikes', '45-km-h', 's_pedelec'], ['elektrofahrraeder', 'elektrofahrraeder', 'e_bike'],
  ])('%s (%s) is %s', (slug, nameSlug, expected) => {
    expect(catalogueCategory(slug, nameSlug)).toEqual({ slug: expected, known: true });
  }); // prettier-ignore

  it('keeps what it does not know and leaves out what is none', () => {
    expect(catalogueCategory('tshirts', 'tshirts')).toEqual({ slug: 'tshirts', known: false });
    expect(catalogueCategory('bike-to-work-aktion', 'bike-to-work-aktion')).toEqual({
      slug: 'bike-to-work-aktion',
      known: false,
    });
    for (const none of ['uncategorized', 'unkategorisiert', 'non-classe', 'uncategorized-fr'])
      expect(catalogueCategory(none, none)).toBeNull();
  });

  it('names every category of the specification', () => {
    for (const slug of categorySlugs) expect(knownCategoryNames.get(slug), slug).toBeDefined();
  });
});

describe('classify', () => {
  const none = { frame: false, electric: false };

  it('tells bikes from accessories', () => {
    expect(classify(['e_city'], none)).toEqual({ kind: 'bike', categories: ['e_city', 'e_bike'], certain: true });
    expect(classify(['gravel', 'bike'], none)).toEqual({ kind: 'bike', categories: ['gravel', 'bike'], certain: true });
    expect(classify(['e_bike', 'lock'], none)).toEqual({
      kind: 'accessory',
      categories: ['e_bike', 'lock', 'accessory'],
      certain: true,
    });
    expect(classify([], { frame: true, electric: true })).toEqual({
      kind: 'bike',
      categories: ['e_bike'],
      certain: true,
    });
    expect(classify(['e_bike', 'accessory'], { frame: true, electric: true }).kind).toBe('bike');
    expect(classify(['tshirts'], none)).toEqual({
      kind: 'accessory',
      categories: ['tshirts', 'accessory'],
      certain: false,
    });
  });
});

describe('attributeSlug', () => {
  it.each([
    ['pa_marke', 'marke', 'pa_marke'], ['', 'marque', 'pa_marke'], ['pa_color', 'color', 'pa_farbe'], ['pa_frame_size', 'frame-size', 'pa_groesse'],
    ['', 'groesse', 'pa_groesse'], ['pa_sattelstuetze', 'sattelstuetze', 'pa_sattelstuetze'], ['', 'logo', 'pa_logo'], ['attribute_pa_size', '', 'pa_groesse'],
  ])('%s (%s) is %s', (slug, name, expected) => {
    expect(attributeSlug(slug, name)).toBe(expected);
  }); // prettier-ignore

  it('has no taxonomy for an attribute without a name', () => {
    expect(attributeSlug('', '')).toBeUndefined();
  });

  it('reads frame types in both languages', () => {
    expect(frameTypesOf(['herren', 'diamant'])).toEqual(['men', 'diamant']);
    expect(frameTypesOf(['femme', 'trapeze', 'wave'])).toEqual(['women', 'trapez', 'wave']);
    expect(frameTypesOf(['unisex'])).toEqual([]);
  });
});

describe('colours', () => {
  it('are guessed from their names', () => {
    expect(guessColour('schwarz-matt')).toEqual({ hex: '#1c1f22', accent: null });
    expect(guessColour('noir-rouge')).toEqual({ hex: '#1c1f22', accent: '#b83227' });
    expect(guessColour('mattschwarz').hex).toBe('#1c1f22');
    expect(guessColour('sondermodell').accent).toBeNull();
  });

  it('are read as values', () => {
    expect(readHex('#ABC')).toBe('#aabbcc');
    expect(readHex('1c1f22')).toBe('#1c1f22');
    for (const none of ['red', '#12', 5, null, 'url(x)']) expect(readHex(none)).toBeUndefined();
  });
});
