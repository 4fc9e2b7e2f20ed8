/** Plane geometry of the drawings: millimetres, x to the right, y down, angles in degrees clockwise from "right". */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Axis-parallel box: left, top, width, height in millimetres. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const RADIANS_PER_DEGREE = Math.PI / 180;

export const at = (x: number, y: number): Point => ({ x, y });
export const shift = (p: Point, dx: number, dy: number): Point => at(p.x + dx, p.y + dy);

/** The point `distance` mm away from `p` in the direction of a unit vector. */
export const along = (p: Point, direction: Point, distance: number): Point =>
  at(p.x + direction.x * distance, p.y + direction.y * distance);

/** The point a fraction `t` of the way from `a` to `b`. */
export const between = (a: Point, b: Point, t: number): Point => at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Unit vector from `a` to `b`; two equal points count as "to the right". */
export function direction(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length < 1e-6 ? at(1, 0) : at((b.x - a.x) / length, (b.y - a.y) / length);
}

/** A vector turned by 90° to its left-hand side (for one that points right: up on the screen). */
export const leftOf = (v: Point): Point => at(v.y, -v.x);

export const polar = (centre: Point, radius: number, degrees: number): Point =>
  at(
    centre.x + radius * Math.cos(degrees * RADIANS_PER_DEGREE),
    centre.y + radius * Math.sin(degrees * RADIANS_PER_DEGREE),
  );

/** Angle of the direction from `a` to `b` in degrees. */
export const angleOf = (a: Point, b: Point): number => Math.atan2(b.y - a.y, b.x - a.x) / RADIANS_PER_DEGREE;

/** Unit vector that climbs backwards at an angle to the ground: the way head and seat angles are measured. */
export const climbing = (degrees: number): Point =>
  at(-Math.cos(degrees * RADIANS_PER_DEGREE), -Math.sin(degrees * RADIANS_PER_DEGREE));

/** Control points of a quadratic (3) or cubic (4) Bézier curve. */
export type Controls = readonly [Point, Point, Point, Point?];

/** The point at `t` on a Bézier curve. */
export function onBezier([a, b, c, d]: Controls, t: number): Point {
  const bc = between(b, c, t);
  const abc = between(between(a, b, t), bc, t);
  return d ? between(abc, between(bc, between(c, d, t), t), t) : abc;
}

/** The smallest box around some points, widened by a margin. */
export function boundsOf(points: readonly Point[], margin = 0): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
