import { describe, expect, it } from 'vitest';
import { parseListingQuery } from '../../apps/storefront/app/modules/listings/listing-query.ts';
import { listingRequests, productRequests, randomNumbers, searchRequests } from './use-case-requests.mjs';

/** @type {import('./use-case-requests.mjs').Facts} */
const facts = {
  categories: ['e_city_bike', 'e_trekking'],
  frameTypes: ['wave', 'diamant'],
  brands: ['allegro', 'simpel', 'tour-de-suisse'],
  colours: ['schwarz', 'bordeaux'],
  texts: Array.from({ length: 300 }, (_, index) => ({
    slug: `allegro-aare-${index}`,
    name: `Allegro Aare ${100 + index}`,
    locale: index % 2 === 0 ? 'de' : 'fr',
  })),
};

/** @param {readonly unknown[]} requests */
const isDifferent = (requests) => new Set(requests.map((request) => JSON.stringify(request))).size === requests.length;

describe('the requests', () => {
  it('are the same in each run', () => {
    const first = randomNumbers(7);
    const second = randomNumbers(7);
    expect(listingRequests(facts, 50, first)).toEqual(listingRequests(facts, 50, second));
    expect(listingRequests(facts, 50, randomNumbers(8))).not.toEqual(listingRequests(facts, 50, randomNumbers(7)));
  });

  it('never come twice', () => {
    for (const requests of [
      listingRequests(facts, 400, randomNumbers(1)),
      searchRequests(facts, 200, randomNumbers(2)),
      productRequests(facts, 300),
    ]) {
      expect(requests.length).toBeGreaterThanOrEqual(200);
      expect(isDifferent(requests)).toBe(true);
    }
  });

  it('are understood by the shop, with nothing dropped', () => {
    const requests = [
      ...listingRequests(facts, 400, randomNumbers(3)),
      ...searchRequests(facts, 100, randomNumbers(4)),
    ];
    const dropped = requests.flatMap(({ search }) => parseListingQuery(new URLSearchParams(search)).dropped);
    expect(dropped).toEqual([]);
  });

  it('end when there are no more different ones', () => {
    const small = { ...facts, texts: facts.texts.slice(0, 1) };
    expect(searchRequests(small, 500, randomNumbers(5)).length).toBeLessThan(500);
  });
});
