import { describe, expect, it } from 'vitest';
import { BIKE_TYPES } from './illustrations.ts';
import { pointedSpots } from './near.ts';

describe('what can be pointed at', () => {
  it.each(BIKE_TYPES)('is apart on a %s, saddle and frame too', (type) => {
    const spots = pointedSpots({ kind: 'bike', type }, 'M');
    expect(spots).toMatchObject({ saddle: expect.any(Array), frame: expect.any(Array), tyres: expect.any(Array) });
    const all = Object.values(spots);
    for (const [index, [x, y]] of all.entries()) {
      expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0.02);
      for (const [otherX, otherY] of all.slice(index + 1)) {
        expect(Math.hypot(x - otherX, (y - otherY) * 0.625)).toBeGreaterThan(0.025);
      }
    }
  });

  it('has no motor, battery or display on a bike without', () => {
    const spots = pointedSpots({ kind: 'bike', type: 'trapez', motor: 'none', display: 'none', battery: 'none' });
    expect(Object.keys(spots)).not.toEqual(expect.arrayContaining(['motor']));
    expect(Object.keys(spots)).not.toEqual(expect.arrayContaining(['display']));
  });
});
