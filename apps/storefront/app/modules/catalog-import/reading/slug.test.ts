import { describe, expect, it } from 'vitest';
import { readSlug, slugify } from './slug.ts';

describe('slugs', () => {
  it('are made as WordPress makes them', () => {
    expect(slugify('Limmat 5 für Damen – Größe')).toBe('limmat-5-fuer-damen-groesse');
    expect(slugify('Vélo électrique d’été')).toBe('velo-electrique-d-ete');
    expect(slugify('自転車')).toBe('');
    expect(readSlug('v%c3%a9lo-pliant')).toBe('velo-pliant');
    expect(readSlug('50%-rabatt')).toBe('50-rabatt');
  });
});
