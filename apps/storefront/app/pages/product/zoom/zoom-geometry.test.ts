import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BIKE_TYPES } from '@velory/illustrations/illustrations.ts';
import { partSpots } from '@velory/illustrations/near.ts';
import { dragged, clampView, lookAt, namePlaces, nextStop, stopOf, WHOLE, zoomed } from './zoom-geometry.ts';

const share = fc.double({ min: -1, max: 2, noNaN: true });

describe('looking from near', () => {
  it('never leaves the picture', () => {
    fc.assert(
      fc.property(share, share, fc.double({ min: 0.1, max: 40, noNaN: true }), (x, y, scale) => {
        const look = clampView({ x, y, scale });
        const half = 1 / look.scale / 2;
        expect(look.x - half).toBeGreaterThanOrEqual(-1e-9);
        expect(look.x + half).toBeLessThanOrEqual(1 + 1e-9);
        expect(look.scale).toBeGreaterThanOrEqual(1);
        expect(look.scale).toBeLessThanOrEqual(8);
      }),
    );
  });

  it('goes nearer to the point that is pointed at', () => {
    const look = zoomed(WHOLE, 4, { x: 0.6, y: 0.4 });
    // The point keeps its place: 0.1 right of the middle at 1×, 0.025 at 4×, which is the same on the stage.
    expect(0.6 - look.x).toBeCloseTo(0.1 / 4);
    expect(0.4 - look.y).toBeCloseTo(-0.1 / 4);
    expect(zoomed(look, 1)).toEqual(WHOLE);
  });

  it('goes by stops, and stays at the ends', () => {
    expect([1, 2, 4, 8].map((scale) => nextStop(scale, 1))).toEqual([2, 4, 8, 8]);
    expect([1, 2, 4, 8].map((scale) => nextStop(scale, -1))).toEqual([1, 1, 2, 4]);
    expect(nextStop(3, 1)).toBe(4);
    expect(stopOf(3.9)).toBe(2);
  });

  it('is drawn along', () => {
    expect(dragged({ x: 0.5, y: 0.5, scale: 2 }, 0.1, -0.1)).toEqual({ x: 0.4, y: 0.6, scale: 2 });
    expect(dragged(WHOLE, 0.3, 0.3)).toEqual(WHOLE);
  });
});

describe('the parts of a bike', () => {
  it.each(BIKE_TYPES)('lie apart in the picture and have a name each: %s', (type) => {
    for (const motor of ['mid', 'hub', 'none'] as const) {
      const spots = Object.values(partSpots({ kind: 'bike', type, motor }));
      expect(spots.length).toBeGreaterThanOrEqual(4);
      for (const [index, [x, y]] of spots.entries()) {
        expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0.02);
        for (const [otherX, otherY] of spots.slice(index + 1)) {
          expect(Math.hypot(x - otherX, (y - otherY) * 0.625)).toBeGreaterThan(0.025);
        }
        const { x: lookX, scale } = lookAt([x, y]);
        expect(Math.abs(lookX - x)).toBeLessThan(0.5 / scale);
      }
      const names = namePlaces(spots);
      for (const edge of ['above', 'below']) {
        const row = names.filter((name) => name.edge === edge).map(({ x }) => x);
        row.sort((a, b) => a - b);
        row.slice(1).forEach((x, index) => expect(x - (row[index] ?? 0)).toBeGreaterThan(0.12));
        for (const x of row) expect(x).toBeGreaterThan(0);
      }
    }
  });
});
