import { type Point, between, polar, shift } from './geometry.ts';

/** Writes SVG path data, in absolute coordinates and hardly rounded: compact.ts shortens it for the picture's scale. */

/** A number with at most `digits` decimals and no leading zero: 0.5 becomes `.5`. */
export function num(value: number, digits = 1): string {
  const unit = digits === 0 ? 1 : digits === 1 ? 10 : 10 ** digits;
  const rounded = Math.round(value * unit) / unit;
  if (rounded >= 1 || rounded <= -1) return String(rounded);
  if (rounded === 0) return '0';
  return rounded > 0 ? String(rounded).slice(1) : `-${String(rounded).slice(2)}`;
}

export const xy = (p: Point): string => `${num(p.x, 2)} ${num(p.y, 2)}`;

/** A line through the points; `closed` makes it a polygon. */
export const polyline = (points: readonly Point[], closed = false): string =>
  `M${points.map(xy).join('L')}${closed ? 'z' : ''}`;

export const polygon = (points: readonly Point[]): string => polyline(points, true);

/** Straight line from a to b. */
export const segment = (a: Point, b: Point): string => `M${xy(a)}L${xy(b)}`;

/** A smooth curve through the points (Catmull–Rom), continuing a path if `start` is 'L'. */
export function smooth(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
  const [first, second] = points;
  if (!first || !second) return '';
  const last = points[points.length - 1] ?? second;
  const steps = points.slice(1).map((point, k) => {
    const before = points[k] ?? first;
    const after = points[k + 2] ?? last;
    const control = shift(point, (before.x - after.x) / 6, (before.y - after.y) / 6);
    return `${k ? 'S' : `C${xy(between(first, second, 1 / 3))} `}${xy(control)} ${xy(point)}`;
  });
  return `${start}${xy(first)}${steps.join('')}`;
}

/** Quadratic (one control) or cubic (two controls) curve. */
export const curve = (start: Point, ...rest: readonly Point[]): string =>
  `M${xy(start)}${rest.length === 2 ? 'Q' : 'C'}${rest.map(xy).join(' ')}`;

/** Circular arc, clockwise on the screen from one angle to the other (degrees). */
export function arc(centre: Point, radius: number, start: number, end: number): string {
  const large = Math.abs(end - start) > 180 ? 1 : 0;
  return `M${xy(polar(centre, radius, start))}A${num(radius)} ${num(radius)} 0 ${large} 1 ${xy(polar(centre, radius, end))}`;
}

/** A full circle as path data, clockwise like the outlines of tubes, so that they melt into one shape. */
export const circlePath = (centre: Point, radius: number): string => {
  const r = num(radius);
  const width = num(radius * 2);
  return `M${xy(shift(centre, -radius, 0))}a${r} ${r} 0 1 1 ${width} 0a${r} ${r} 0 1 1-${width} 0`;
};

/** A path drawn relative to an origin: `d` starts with a relative `m`. */
export const from = (origin: Point, d: string): string => `M${xy(origin)}${d}`;
