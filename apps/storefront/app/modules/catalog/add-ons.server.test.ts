import { describe, expect, it } from 'vitest';
import { addOnsOf, offersAddOn, readFeedAddOns } from './add-ons.server.ts';

describe('the extras of a feed', () => {
  it('are names, or names by language', () => {
    expect(readFeedAddOns(['Glocke', { de: 'Korb', fr: 'Panier' }])).toEqual({
      de: ['Glocke', 'Korb'],
      fr: ['Glocke', 'Panier'],
    });
  });

  it('lose what does not fit', () => {
    expect(readFeedAddOns(['', 'x'.repeat(100), 7, { de: 'Korb' }, 'Glocke'])).toEqual({
      de: ['Glocke'],
      fr: ['Glocke'],
    });
    expect(readFeedAddOns('Glocke')).toBeUndefined();
    expect(readFeedAddOns([null])).toBeUndefined();
  });
});

describe('the extras of a product', () => {
  const metaData = { add_ons: { de: ['Korb'], fr: ['Panier'] }, other: 1 };

  it('are offered in either language and no other', () => {
    expect(addOnsOf(metaData)).toEqual({ de: ['Korb'], fr: ['Panier'] });
    expect(offersAddOn(metaData, 'Panier')).toBe(true);
    expect(offersAddOn(metaData, 'Goldfelgen')).toBe(false);
  });

  it.each([null, {}, { add_ons: 'Korb' }, 'x'])('are none in %j', (broken) => {
    expect(addOnsOf(broken)).toEqual({ de: [], fr: [] });
  });
});
