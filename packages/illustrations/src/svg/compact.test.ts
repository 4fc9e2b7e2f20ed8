import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compact, compactPath } from './compact.ts';

/** The corners a path of relative lines passes, as a browser reads it. */
function corners(d: string): [number, number][] {
  const numbers = (d.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const points: [number, number][] = [];
  for (let k = 0; k + 1 < numbers.length; k += 2) {
    const [x, y] = k === 0 ? [0, 0] : (points[points.length - 1] ?? [0, 0]);
    points.push([x + (numbers[k] ?? 0), y + (numbers[k + 1] ?? 0)]);
  }
  return points;
}

describe('compactPath', () => {
  it('keeps every corner on its grid point, however long the line', () => {
    const point = fc.tuple(
      fc.double({ min: -2000, max: 2000, noNaN: true }),
      fc.double({ min: -2000, max: 2000, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 40 }), fc.constantFrom(0, 1), (points, digits) => {
        const rounded = points.map(([x, y]): [number, number] => [Number(x.toFixed(2)), Number(y.toFixed(2))]);
        const d = rounded.map(([x, y], k) => `${k ? 'L' : 'M'}${x} ${y}`).join('');
        const read = corners(compactPath(d, digits));
        expect(read).toHaveLength(points.length);
        for (const [k, [x, y]] of rounded.entries()) {
          expect(Math.abs((read[k]?.[0] ?? Infinity) - x)).toBeLessThanOrEqual(0.5 / 10 ** digits + 1e-6);
          expect(Math.abs((read[k]?.[1] ?? Infinity) - y)).toBeLessThanOrEqual(0.5 / 10 ** digits + 1e-6);
        }
      }),
    );
  });

  it('writes absolute and relative commands as short relative ones', () => {
    expect(compactPath('M10 10L20.4 10L20.4 30z', 0)).toBe('M10 10l10 0 0 20z');
    expect(compactPath('M10 10H20V5h-2v1', 0)).toBe('M10 10h10v-5h-2v1');
    expect(compactPath('M100 100m-4 6l8 0', 0)).toBe('M96 106l8 0');
    expect(compactPath('M0 0A5 5 0 0 1 10 0', 0)).toBe('M0 0a5 5 0 0 1 10 0');
    expect(compactPath('M0 0C1 2 3 4 5 6S9 9 10 10', 0)).toBe('M0 0c1 2 3 4 5 6s4 3 5 4');
  });

  it('returns to the start of the figure when it is closed', () => {
    expect(compactPath('M5 5l10 0 0 10zl1 1', 0)).toBe('M5 5l10 0 0 10zl1 1');
    expect(compactPath('M5 5L15 5zL6 6', 0)).toBe('M5 5l10 0zl1 1');
  });
});

describe('compact', () => {
  it('joins lines of one look, but not translucent ones', () => {
    const mark = (look: string) => `<path d="M0 0L1 1" stroke="#112233"${look}/>`;
    expect(compact(mark('') + mark('') + mark(''), 0)).toBe('<path d="M0 0l1 1M0 0l1 1M0 0l1 1" stroke="#123"/>');
    expect(compact(mark(' opacity=".5"') + mark(' opacity=".5"'), 0).match(/<path/g)).toHaveLength(2);
  });
});
