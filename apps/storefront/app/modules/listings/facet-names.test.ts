import { describe, expect, it, vi } from 'vitest';
import type { UnnamedOption } from './facet-option.ts';
import { filterName, nameFacets } from './facet-names.ts';
import { emptyListingQuery, type ListingQuery } from './listing-query.ts';
import { type FacetName, facetNames } from './facets.ts';

const say = ((key: string, values: Record<string, unknown> = {}) =>
  `${key} ${Object.values(values).join(' ')}`.trim()) as (key: string) => string;
const words = { listing: say, common: say, locale: 'de' as const };

const counted = (facet: FacetName, options: UnnamedOption[]) =>
  Object.fromEntries(facetNames.map((name) => [name, name === facet ? options : []])) as unknown as Record<
    FacetName,
    UnnamedOption[]
  >;

describe('options of a facet', () => {
  it('leaves out those without a slug or a name, and tells which (§5)', () => {
    const options = [
      { value: 'allegro', name: 'Allegro', count: 3 },
      { value: 'namenlos', name: ' ', count: 1 },
      { value: '', name: 'Nichts', count: 1 },
    ];
    const { named, dropped } = nameFacets(counted('brand', options), words);
    expect(named.brand).toEqual([options[0]]);
    expect(dropped).toEqual([
      { facet: 'marke', value: 'namenlos' },
      { facet: 'marke', value: '' },
    ]);
  });

  it('that are dropped are warned of (§5)', async () => {
    const warn = vi.fn();
    vi.doMock('~/platform/log.server.ts', () => ({ log: { warn } }));
    const { namedFacets } = await import('./named-facets.server.ts');
    namedFacets(counted('brand', [{ value: 'allegro', name: 'Allegro', count: 3 }]), words);
    expect(warn).not.toHaveBeenCalled();
    expect(namedFacets(counted('brand', [{ value: 'namenlos', name: ' ', count: 1 }]), words).brand).toEqual([]);
    expect(warn.mock.calls).toEqual([[{ dropped: [{ facet: 'marke', value: 'namenlos' }] }, expect.any(String)]]);
    vi.doUnmock('~/platform/log.server.ts');
  });

  it('are called as shoppers know them: bands to under their end, typed ranges with both', () => {
    const rates = ['100-139', '190-20000', '100-140', '-120', '150-'].map((value) => ({ value, count: 1 }));
    const { named } = nameFacets(counted('rate', rates), words);
    expect(named.rate.map(({ name }) => name)).toEqual([
      'facet.band 100 140',
      'facet.amountFrom 190',
      'facet.amount 100 140',
      'facet.amountTo 120',
      'facet.amountFrom 150',
    ]);
  });

  it('name a filter by its few choices, else by its title', () => {
    const name = (filter: 'frame' | 'wearer' | 'brand', query: Partial<ListingQuery>) =>
      filterName(filter, { ...emptyListingQuery, ...query }, words);
    expect(name('frame', { frame: ['wave', 'trapez'] })).toBe('frame.wave wave und frame.trapez trapez');
    expect(name('frame', { frame: ['wave', 'trapez', 'diamant'] })).toBe('facet.frame');
    expect(name('wearer', { wearer: ['women'] })).toBe('facet.madeFor.women');
    expect(name('brand', { brand: ['allegro'] })).toBe('facet.marke');
  });
});
