import { describe, expect, it } from 'vitest';
import { categoryFilterOptions, frameFilterOptions, speedFilterOptions, validFilterOptions } from './filters.ts';

describe('filters', () => {
  it('have the ids of the specification', () => {
    const ids = [...categoryFilterOptions, ...frameFilterOptions, ...speedFilterOptions].map(({ id }) => id);
    expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('drop options without a string slug and name, with a warning', () => {
    const warnings: string[] = [];
    const options = [{ id: 4, slug: 'wave', name: 'Wave' }, { slug: 7, name: 'x' }, { slug: 'trapez' }, null, 'junk'];
    expect(validFilterOptions(options, (message) => warnings.push(message))).toEqual([
      { id: 4, slug: 'wave', name: 'Wave' },
    ]);
    expect(warnings).toHaveLength(4);
    expect(warnings[1]).toContain('no name');
  });
});
