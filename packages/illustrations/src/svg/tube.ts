import type { Shades } from './colour.ts';
import { type Controls, type Point, along, at, between, direction, leftOf, onBezier } from './geometry.ts';
import { circlePath, polygon, smooth } from './path.ts';
import { area, outlined } from './shapes.ts';

/**
 * A tube: its centre line and its diameter (mm), both as functions of the position `t` from its start (0) to its end
 * (1).
 */
export interface Tube {
  readonly point: (t: number) => Point;
  readonly diameter: (t: number) => number;
  /** Pieces its outline is made of: 1 for a straight tube. */
  readonly steps: number;
}

const LIGHT = at(0.45, -0.9);

const evenly = (start: number, end: number) => (t: number) => start + (end - start) * t;

export const tube = (a: Point, b: Point, start: number, end = start): Tube => ({
  point: (t) => between(a, b, t),
  diameter: evenly(start, end),
  steps: 1,
});

export const bentTube = (controls: Controls, start: number, end = start, steps = 5): Tube => ({
  point: (t) => onBezier(controls, t),
  diameter: evenly(start, end),
  steps,
});

/** The unit vector along the tube at `t`. */
function headingOf(shape: Tube, t: number): Point {
  const middle = Math.min(0.98, Math.max(0.02, t));
  return direction(shape.point(middle - 0.02), shape.point(middle + 0.02));
}

/**
 * Points beside the centre line: `place` is counted across the tube, from its left-hand edge (-0.5) to its right-hand
 * one (0.5).
 */
function edgeOf(shape: Tube, place: number, start: number, end: number): Point[] {
  const steps = shape.steps === 1 ? 1 : Math.max(2, Math.ceil(shape.steps * (end - start)));
  return Array.from({ length: steps + 1 }, (_, k) => {
    const t = start + ((end - start) * k) / steps;
    return along(shape.point(t), leftOf(headingOf(shape, t)), -place * shape.diameter(t));
  });
}

/** A point of the tube's surface: `t` along it, `place` across it. */
export const surfacePoint = (shape: Tube, t: number, place: number): Point =>
  along(shape.point(t), leftOf(headingOf(shape, t)), -place * shape.diameter(t));

/** Corners of a strip of the tube: from and to are places across it, start and end places along it. */
export const strip = (shape: Tube, from: number, to: number, start = 0, end = 1): Point[] => [
  ...edgeOf(shape, from, start, end),
  ...edgeOf(shape, to, start, end).reverse(),
];

/** The whole outline of the tube. */
export const outlineOf = (shape: Tube): Point[] => strip(shape, -0.5, 0.5);

/** Path data of a strip: straight lines along a straight tube, curves along a bent one. */
export function stripPath(shape: Tube, from: number, to: number, start = 0, end = 1): string {
  if (shape.steps === 1) return polygon(strip(shape, from, to, start, end));
  return `${smooth(edgeOf(shape, from, start, end))}${smooth(edgeOf(shape, to, start, end).reverse(), 'L')}z`;
}

/** Whether the left-hand side of the tube is the one in the light. */
function isLeftLit(shape: Tube): boolean {
  const side = leftOf(direction(shape.point(0), shape.point(1)));
  return side.x * LIGHT.x + side.y * LIGHT.y >= 0;
}

/** A strip counted from the lit edge (-0.5) to the shaded one (0.5). */
const litStrip = (shape: Tube, from: number, to: number, start: number, end: number): string =>
  isLeftLit(shape) ? stripPath(shape, from, to, start, end) : stripPath(shape, -to, -from, start, end);

interface TubeLook {
  /** Width of the outline; 0 for none. */
  readonly edge?: number;
  /** Round ends. */
  readonly capped?: boolean;
  /** Part of the length, at either end, that shows neither light nor shadow: it lies under a joint. */
  readonly trim?: number;
  /** Path data (clockwise) that is part of the welded piece. */
  readonly welded?: string;
}

/** Paints tubes as one welded piece: a common outline, then light and shadow along each. */
export function paintTubes(tubes: readonly Tube[], shades: Shades, look: TubeLook = {}): string {
  const { edge = 6, capped = false, trim = 0.015, welded = '' } = look;
  const body = welded + tubes.map((t) => stripPath(t, -0.5, 0.5) + (capped ? caps(t) : '')).join('');
  const shadow = tubes.map((t) => litStrip(t, 0.17, 0.5, trim, 1 - trim)).join('');
  const light = tubes.map((t) => litStrip(t, -0.36, -0.15, trim, 1 - trim)).join('');
  return (
    (edge > 0 ? outlined(body, shades.base, shades.edge, edge) : area(body, shades.base)) +
    area(shadow, shades.dark) +
    area(light, shades.light)
  );
}

const caps = (shape: Tube): string =>
  circlePath(shape.point(0), shape.diameter(0) / 2) + circlePath(shape.point(1), shape.diameter(1) / 2);
