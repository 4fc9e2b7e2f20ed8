import { describe, expect, it } from 'vitest';
import { fits } from './gear.ts';
import { loadedPictureUrl, parseLoadedPictureName } from './loaded-address.ts';
import { addedRate, rateWith } from './own-bike.ts';

describe('the bike in a cart', () => {
  it.each([
    [94_00, 36, '3'],
    [1290_00, 12, '108'],
    [17_00, 36, undefined],
    [94_00, 1, undefined],
  ])('%d Rappen add to a plan of %d months: %s', (price, months, rate) => expect(addedRate(price, months)).toBe(rate));

  it('has a rate with an accessory and one without it', () => {
    const bike = {
      id: 1,
      name: { de: '', fr: '' },
      offers: [],
      colour: null,
      pictureVersion: '',
      months: 36,
      rate: 90_00,
    };
    expect(rateWith(94_00, bike)).toEqual({ rate: '93', before: '90' });
    expect(rateWith(17_00, bike)).toBeUndefined();
    expect(rateWith(94_00, { ...bike, months: 1 })).toBeUndefined();
  });

  it('takes what needs no more than it offers, and nothing of which nobody knows', () => {
    expect(fits(['rack'], ['rack', 'hitch'])).toBe(true);
    expect(fits([], [])).toBe(true);
    expect(fits(['rack', 'hitch'], ['rack'])).toBe(false);
    expect(fits(['unknown'], ['rack'])).toBe(false);
  });

  it('has pictures with bags whose address holds both products', () => {
    const bike = { id: 12, colour: 'nebel-grau', pictureVersion: 'a1' };
    const gear = { id: 901, colour: null, pictureVersion: 'b2' };
    const url = loadedPictureUrl(bike, gear);
    expect(parseLoadedPictureName(url.split('/').at(-1) ?? '')).toEqual({
      bike: { id: 12, colour: 'nebel-grau', version: 'a1' },
      gear: { id: 901, colour: undefined, version: 'b2' },
    });
    for (const name of ['', '1.x.2.x.a.svg', '1.x.2.x.a.b.png', '../1.x.2.x.a.b.svg'])
      expect(parseLoadedPictureName(name)).toBeUndefined();
  });
});
