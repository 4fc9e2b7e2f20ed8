import { describe, expect, it } from 'vitest';
import { categoryFilterOptions, frameFilterOptions, speedFilterOptions } from './filters.ts';

describe('filters', () => {
  it('have the ids of the specification', () => {
    const named = (options: readonly { id: number; name: string }[]) => options.map(({ id, name }) => [id, name]);
    expect(named(categoryFilterOptions)).toEqual([[1, 'E-Urban'], [2, 'E-Mountain'], [3, 'E-Trekking']]); // prettier-ignore
    expect(named(frameFilterOptions)).toEqual([[4, 'Herren'], [5, 'Damen'], [6, 'Wave'], [7, 'Diamant'], [8, 'Trapez']]); // prettier-ignore
    expect(named(speedFilterOptions)).toEqual([[9, '25 km'], [10, '45 km']]); // prettier-ignore
  });
});
