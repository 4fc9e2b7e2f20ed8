import { describe, expect, it } from 'vitest';
import { dealCategory } from './deal.ts';
import { newOrderNumber, referralCandidates } from './order-codes.server.ts';

describe('dealCategory', () => {
  it.each([
    [['e_bike', 'e_trekking'], 25, 'e_trekking'],
    [['e_bike', 'e_city'], 45, 's_pedelec'],
    [['bike', 'gravel'], null, 'gravel'],
    [['e_bike', 'gravel'], 25, 'e_gravel'],
    [['accessory', 'lock'], null, 'accessory'],
    [['bike', 'road'], null, 'bike'],
    [[], null, ''],
  ])('of %o at %s km/h is %s (spec §9)', (categorySlugs, speedKmh, category) => {
    expect(dealCategory({ categorySlugs, speedKmh })).toBe(category);
  });
});

describe('referralCandidates', () => {
  it('are the last name and two digits, upper-cased, with more digits behind (spec §3)', () => {
    const candidates = referralCandidates('von Müller', () => 7);
    expect(candidates[0]).toBe('VONMÜLLER07');
    expect(candidates.at(-1)).toBe('VONMÜLLER000000007');
  });
});

describe('newOrderNumber', () => {
  it('is short, and has no letter that reads like a digit', () => {
    const numbers = Array.from({ length: 200 }, newOrderNumber);
    expect(numbers.every((number) => /^VE-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/.test(number))).toBe(true);
    expect(new Set(numbers).size).toBe(200);
  });
});
