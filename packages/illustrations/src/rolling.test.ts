import { describe, expect, it } from 'vitest';
import { BIKE_TYPES } from './illustrations.ts';
import { drawRollingPart, rollingMarks } from './rolling.ts';

const paint = { main: '#24463d', accent: '#e8e2d0' };

describe('a bike that rolls', () => {
  it.each(BIKE_TYPES)('is on its wheels: %s', (type) => {
    for (const size of ['XS', 'M', 'XL']) {
      const { rear, front, ground } = rollingMarks({ kind: 'bike', type }, size);
      for (const { x, y, side } of [rear, front]) {
        // Lowest point of the wheel, from the lower edge of a picture of 8:5; 2 mm of its own window are air.
        expect(5 / 8 - y - side / 2).toBeCloseTo(ground, 2);
        expect(x - side / 2).toBeGreaterThanOrEqual(0);
        expect(x + side / 2).toBeLessThanOrEqual(1);
      }
      expect(rear.x).toBeLessThan(front.x);
    }
  });

  it('has wheels of its own: the body is drawn without them', () => {
    const [body, rear, front] = (['body', 'rear', 'front'] as const).map((part) =>
      drawRollingPart({ kind: 'bike', type: 'trapez' }, part, paint, 'S'),
    );
    expect(rear).toContain('<svg');
    expect(new Set([body, rear, front]).size).toBe(3);
    for (const picture of [body, rear, front]) expect(picture).not.toMatch(/NaN|undefined/);
    // Spokes are the one thing in their colour.
    expect(rear).toContain('#7f868c');
    expect(front).toContain('#7f868c');
    expect(body).not.toContain('#7f868c');
  });
});
