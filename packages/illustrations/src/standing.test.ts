import { describe, expect, it } from 'vitest';
import { standingMeasures } from './standing.ts';

describe('A standing bike', () => {
  const measures = (size?: string) => standingMeasures({ kind: 'bike', type: 'trapez' }, size);

  it('is on the ground, which is 0', () => {
    const { window, saddle } = measures();
    expect(window.y + window.height).toBeGreaterThan(0);
    expect(window.y + window.height).toBeLessThan(60);
    expect(saddle.y).toBeLessThan(-600);
  });

  it('is higher in a larger size', () => {
    expect(measures('XL').saddle.y).toBeLessThan(measures('S').saddle.y);
  });
});
