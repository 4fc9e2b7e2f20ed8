import { describe, expect, it } from 'vitest';
import { brandSlugOf, brandWords, isSwissBrand, swissBrands } from './brand-handling.ts';

describe('brands that are handled apart (spec §9)', () => {
  it('are the two lists of the specification', () => {
    expect(swissBrands).toEqual(['allegro', 'cresta', 'cilo', 'stromer', 'bergstrom']);
    expect([...brandWords.keys()]).toEqual(['cilo', 'allegro', 'ego', 'movement', 'fisher']);
  });

  it('are called Swiss, or found however they are written', () => {
    expect([isSwissBrand('cresta'), isSwissBrand('focus')]).toEqual([true, false]);
    expect(['Fisher', 'EGO', 'haibike'].map(brandSlugOf)).toEqual(['fischer', 'ego', 'haibike']);
  });
});
