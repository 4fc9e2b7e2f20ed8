import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Point, boundsOf, distance } from '../svg/geometry.ts';
import { outlineOf } from '../svg/tube.ts';
import { batteryOf } from './battery.ts';
import { boxOf } from './box.ts';
import { frameOf } from './frame-tubes.ts';
import { BIKE_TYPES, type BikeDrawing, resolveBike } from './presets.ts';
import { rackOf } from './rack-points.ts';
import { bikeForSize, sizeSteps } from './sizes.ts';
import { extentOf, skeletonOf } from './skeleton.ts';
import type { BikeSpec } from './spec.ts';

/** Whether a point lies inside a closed polygon (even-odd rule). */
function isInside(p: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  let previous = polygon[polygon.length - 1];
  for (const corner of polygon) {
    if (previous && corner.y > p.y !== previous.y > p.y) {
      const crossing = corner.x + ((p.y - corner.y) / (previous.y - corner.y)) * (previous.x - corner.x);
      if (p.x < crossing) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}

/** Skeleton and frame of a type with some values of its own. */
function bike(type: BikeDrawing['type'], own: Partial<BikeSpec> = {}) {
  const spec = resolveBike(type, own);
  const skeleton = skeletonOf(spec, type);
  return { spec, skeleton, frame: frameOf(type, spec, skeleton) };
}

const centreOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});

describe.each(BIKE_TYPES)('geometry of %s', (type) => {
  it('is on the ground with its axles a wheelbase apart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 900, max: 2200 }), fc.integer({ min: 25, max: 65 }), (wheelbase, tyre) => {
        const { spec, skeleton: s } = bike(type, { wheelbase, tyre });
        expect(s.frontAxle.x - s.rearAxle.x).toBeCloseTo(spec.wheelbase);
        expect(s.rearAxle.y).toBeCloseTo(-((spec.bsdRear ?? spec.bsd) / 2 + tyre));
        expect(s.frontAxle.y).toBeCloseTo(-((spec.bsdFront ?? spec.bsd) / 2 + tyre));
      }),
      { numRuns: 30 },
    );
  });

  it('has chain stay, seat tube and fork as long as its table says', () => {
    const { spec, skeleton: s } = bike(type);
    expect(distance(s.rearAxle, s.bottomBracket)).toBeCloseTo(spec.chainstay);
    expect(distance(s.bottomBracket, s.seatTop)).toBeCloseTo(spec.seatTube);
    expect(distance(s.headBottom, s.headTop)).toBeCloseTo(spec.headTube);
    expect(distance(s.frontAxle, s.crown)).toBeGreaterThan(s.frontRadius);
  });

  it('has room between its wheels, and its cranks above the ground', () => {
    const { spec, skeleton: s } = bike(type);
    expect(s.frontAxle.x - s.rearAxle.x).toBeGreaterThan(s.rearRadius + s.frontRadius);
    expect(s.bottomBracket.y + spec.crank).toBeLessThan(-60);
    expect(s.bottomBracket.x + spec.crank).toBeLessThan(s.frontAxle.x - s.frontRadius + 120);
  });

  it('keeps a battery in the tube inside of it', () => {
    const { spec, skeleton, frame } = bike(type, { battery: 'intube', motor: 'mid' });
    const battery = batteryOf(type, spec, skeleton, frame);
    if (type === 'frontbox') return expect(battery?.place).toBe('seat');
    const tube = outlineOf({ ...frame.downTube, steps: 60 });
    expect(battery?.outline.length).toBeGreaterThan(3);
    for (const corner of battery?.outline ?? []) expect(isInside(corner, tube)).toBe(true);
  });

  it('keeps every other battery clear of the ground and within the bike', () => {
    for (const place of ['ontube', 'seat', 'rack'] as const) {
      const { spec, skeleton, frame } = bike(type, { battery: place, motor: 'mid', rack: 'tube' });
      const extent = extentOf(skeleton, spec);
      for (const corner of batteryOf(type, spec, skeleton, frame)?.outline ?? []) {
        expect(corner.x).toBeGreaterThan(extent.x);
        expect(corner.x).toBeLessThan(extent.x + extent.width);
        expect(corner.y).toBeLessThan(-60);
      }
    }
  });

  it('grows with the frame size, while the wheels stay', () => {
    const sizes = ['XS', 'S', 'M', 'M/L', 'L', 'XL', 'XXL'].map((size) => {
      const drawing = bikeForSize({ kind: 'bike', type }, size);
      return bike(type, drawing);
    });
    for (const [k, { spec, skeleton: s }] of sizes.entries()) {
      const before = sizes[k - 1];
      if (!before) continue;
      expect(spec.seatTube).toBeGreaterThan(before.spec.seatTube);
      expect(spec.headTube).toBeGreaterThanOrEqual(before.spec.headTube);
      expect(spec.wheelbase).toBeGreaterThan(before.spec.wheelbase);
      expect(s.saddleClamp.y).toBeLessThan(before.skeleton.saddleClamp.y);
      expect(s.barClamp.y).toBeLessThanOrEqual(before.skeleton.barClamp.y);
      expect(s.rearRadius).toBe(before.skeleton.rearRadius);
    }
  });
});

describe('frames', () => {
  it('have an outline of their own for each type', () => {
    const outlines = BIKE_TYPES.map((type) => {
      const { frame } = bike(type);
      const points = frame.main.flatMap((tube) => outlineOf(tube));
      const { width, height } = boundsOf(points);
      return (
        points.map((p) => `${Math.round(p.x)},${Math.round(p.y)}`).join(' ') +
        `${Math.round(width)}×${Math.round(height)}`
      );
    });
    expect(new Set(outlines).size).toBe(BIKE_TYPES.length);
  });

  it('are stepped over more easily from diamant to trapez to wave', () => {
    /** Height of the highest part of the front triangle halfway between saddle and head tube. */
    const step = (type: BikeDrawing['type']) => {
      const { skeleton: s, frame } = bike(type);
      const middle = (s.seatTop.x + s.headTop.x) / 2;
      const tubes = frame.main.map((tube) => outlineOf({ ...tube, steps: 60 }));
      let y = -1500;
      while (y < 0 && !tubes.some((outline) => isInside({ x: middle, y }, outline))) y += 5;
      return -y;
    };
    expect(step('diamant')).toBeGreaterThan(step('trapez') + 80);
    expect(step('trapez')).toBeGreaterThan(step('wave') + 80);
  });
});

describe('front-box bike', () => {
  it('has its box between rider and front wheel', () => {
    const { skeleton: s } = bike('frontbox');
    const { rearFoot, frontFoot, rearTop, frontTop } = boxOf(s);
    expect(rearFoot.x).toBeGreaterThan(s.headBottom.x);
    expect(distance(frontFoot, s.frontAxle)).toBeGreaterThan(s.frontRadius);
    const box = [rearFoot, rearTop, frontTop, frontFoot];
    expect(isInside(centreOf(box), box)).toBe(true);
    for (let angle = 0; angle < 360; angle += 5) {
      const rim = {
        x: s.frontAxle.x + Math.cos(angle * (Math.PI / 180)) * s.frontRadius,
        y: s.frontAxle.y + Math.sin(angle * (Math.PI / 180)) * s.frontRadius,
      };
      expect(isInside(rim, box)).toBe(false);
    }
  });
});

describe('racks', () => {
  it('are above the rear wheel', () => {
    for (const type of BIKE_TYPES) {
      for (const rack of ['tube', 'integrated', 'long'] as const) {
        const { spec, skeleton: s } = bike(type, { rack });
        expect(rackOf(spec, s).deck).toBeLessThan(s.rearAxle.y - s.rearRadius - 20);
      }
    }
  });
});

describe('sizeSteps', () => {
  it('reads size labels, combined ones too, and nothing else', () => {
    expect(['XS', 'm', 'M / L', 'XXL'].map(sizeSteps)).toEqual([-2, 0, 0.5, 3]);
    expect(['54–62 cm', '', 'M/54', 'constructor'].map(sizeSteps)).toEqual([null, null, null, null]);
  });

  it('leaves the drawing alone for other labels', () => {
    const drawing: BikeDrawing = { kind: 'bike', type: 'wave' };
    expect(bikeForSize(drawing, '54–62 cm')).toBe(drawing);
    expect(bikeForSize(drawing, 'M')).toBe(drawing);
  });
});
