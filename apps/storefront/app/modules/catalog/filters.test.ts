import { describe, expect, it } from 'vitest';
import { categoryFilterOptions, frameFilterOptions, speedFilterOptions } from './filters.ts';

describe('filters', () => {
  it('have the ids of the specification', () => {
    const ids = [...categoryFilterOptions, ...frameFilterOptions, ...speedFilterOptions].map(({ id }) => id);
    expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
