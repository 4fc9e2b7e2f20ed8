import { describe, expect, it } from 'vitest';
import { categoryPage, categoryPages, categoryPathSlug, categorySlugs, quickCategorySlugs } from './categories.ts';

describe('categoryPage', () => {
  it('knows every category and quick category of the specification', () => {
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
