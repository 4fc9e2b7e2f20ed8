import { describe, expect, it } from 'vitest';
import { categoryPage } from '~/modules/catalog/categories.ts';
import { scopeOfCategory } from './listings.ts';

describe('what a category page lists', () => {
  it.each(['damen-e-bikes', 'herren-e-bikes', 'wave-e-bikes', 'trapez-e-bikes', 'diamant-e-bikes', 'e-bike-on-sale'])(
    'leaves bikes without a motor out of %s',
    (slug) => {
      const page = categoryPage(slug);
      expect(page && scopeOfCategory(page.filter)).toMatchObject({ kind: 'bike', category: 'e_bike' });
    },
  );

  it('is all of the kind where it names no category', () => {
    expect(scopeOfCategory({ kind: 'accessory' })).toEqual({ kind: 'accessory', preset: {} });
  });
});
