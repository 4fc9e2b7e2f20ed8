import { describe, expect, it } from 'vitest';
import { categoryPage, categoryPages, categoryPathSlug, categorySlugs, quickCategorySlugs } from './categories.ts';

describe('categoryPage', () => {
  it('knows every category and quick category of the specification', () => {
    expect([...categorySlugs].sort()).toEqual([
      'accessory', 'bike', 'child_seat', 'e_bike', 'e_cargo', 'e_city', 'e_fully', 'e_hardtail', 'e_mountain', 'e_road', 'e_trekking', 'fully',
      'gravel', 'hardtail', 'helmet', 'kids', 'lock', 'mountain', 'occasion', 'pump', 'road', 's_pedelec', 'trailer', 'velotraeger',
    ]); // prettier-ignore
    expect([...quickCategorySlugs].sort()).toEqual([
      '25-km-e-bikes', '45-km-e-bikes', 'damen-e-bikes', 'diamant-e-bikes', 'e-bike-on-sale', 'e-mountain', 'e-trekking', 'e-urban',
      'herren-e-bikes', 'trapez-e-bikes', 'wave-e-bikes', 'zubehoer',
    ]); // prettier-ignore
    for (const slug of [...categorySlugs, ...quickCategorySlugs]) expect(categoryPage(slug), slug).toBeDefined();
  });

  it('has one canonical page for synonyms', () => {
    expect(categoryPage('e_city')?.slug).toBe('e-urban');
    expect(categoryPage('e_trekking')).toBe(categoryPage('e-trekking'));
    expect(categoryPage('child-seat')?.slug).toBe('child_seat');
    expect(categoryPage('s_pedelec')?.filter).toEqual({ kind: 'bike', speedKmh: 45 });
    expect(categoryPathSlug('accessory')).toBe('zubehoer');
    expect(categoryPathSlug('reisevelo')).toBe('reisevelo');
    expect(categoryPage('reisevelo')).toBeUndefined();
  });

  it('never has one slug on two pages', () => {
    const slugs = categoryPages.flatMap(({ slug, synonyms }) => [slug, ...synonyms]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});
