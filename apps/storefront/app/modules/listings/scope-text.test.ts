import { describe, expect, it } from 'vitest';
import { emptyListingQuery } from './listing-query.ts';
import type { ListingScope } from './listings.ts';
import { countQuery } from './listings.schema.server.ts';
import { formatScope } from './scope-text.ts';

describe('a listing’s scope as a text', () => {
  it.each<ListingScope>([
    {},
    { kind: 'bike', category: 'e_trekking', preset: { wearer: ['women'], speed: ['45'], onSale: true } },
    { kind: 'accessory', brand: 'abus' },
    { only: [3, 1, 2] },
    { kind: 'bike', except: [7] },
    { rule: { ...emptyListingQuery, frame: ['wave'], wearer: ['men'], price: [{ max: 4000 }] } },
  ])('is read as what was written: %j', (scope) => {
    expect(countQuery.parse({ list: formatScope(scope) }).list).toEqual(scope);
  });

  it('is left out where an address has no room for it', () => {
    expect(formatScope({ only: Array.from({ length: 500 }, (_, id) => 10_000 + id) })).toBeUndefined();
  });
});
