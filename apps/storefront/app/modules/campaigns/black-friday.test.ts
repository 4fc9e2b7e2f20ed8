import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blackFridayCount, blackFridayState } from './black-friday.ts';

const days = { startsAt: '2026-11-27T07:00:00Z', endsAt: '2026-11-29T19:00:00Z' };
const start = { maximumBikes: 300, soldAtStart: 150 };
const during = new Date('2026-11-28T12:00:00Z');

describe('Black Friday', () => {
  it('counts orders on top of what was sold before, never above the maximum (spec §9)', () => {
    expect(blackFridayCount(start, 0)).toEqual({ maximum: 300, sold: 150, left: 150 });
    expect(blackFridayCount(start, 12)).toEqual({ maximum: 300, sold: 162, left: 138 });
    expect(blackFridayCount(start, 999)).toEqual({ maximum: 300, sold: 300, left: 0 });
  });

  it('begins with 300 bikes, 150 of them sold, where an editor says nothing (spec §9)', () => {
    const file = '../../../../../cms/src/api/black-friday/content-types/black-friday/schema.json';
    const { attributes } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as {
      attributes: Record<string, { default?: unknown }>;
    };
    expect([attributes.maximumBikes?.default, attributes.soldAtStart?.default]).toEqual([300, 150]);
  });

  it.each([
    ['2026-11-27T06:59:59Z', 0, 'before'],
    ['2026-11-27T07:00:00Z', 0, 'running'],
    ['2026-11-28T12:00:00Z', 119, 'running'],
    ['2026-11-28T12:00:00Z', 120, 'last'],
    ['2026-11-28T12:00:00Z', 150, 'over'],
    ['2026-11-29T19:00:00Z', 0, 'over'],
  ])('at %s with %i ordered is %s', (moment, ordered, state) => {
    expect(blackFridayState(days, blackFridayCount(start, ordered), new Date(moment))).toBe(state);
  });

  it('goes by its dates alone where nobody stands by the figures', () => {
    expect(blackFridayState(days, null, during)).toBe('running');
  });
});
