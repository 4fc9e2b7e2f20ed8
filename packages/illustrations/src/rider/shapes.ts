import { type Shades, darken, lighten } from '../svg/colour.ts';
import { type Point, along, at, between, direction, leftOf, shift } from '../svg/geometry.ts';
import { smooth, xy } from '../svg/path.ts';
import { area, outlined } from '../svg/shapes.ts';
import { type Tube, stripPath, surfacePoint } from '../svg/tube.ts';

/** A corner of a soft outline: x, y and how round the curve passes it (0 a corner, 1 smooth). */
export type Knot = readonly [x: number, y: number, round?: number];

/** Where a part's own drawing lies: its origin, its size in mm for 1, and its turn in degrees. */
export interface Place {
  readonly origin: Point;
  readonly scale: number;
  readonly turn?: number;
}

/** A point of a part's own drawing in the bike's plane. */
function placedAt({ origin, scale, turn = 0 }: Place, [x, y]: Knot): Point {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return shift(origin, (x * cos - y * sin) * scale, (x * sin + y * cos) * scale);
}

/** A soft outline through knots, closed unless it is a line. */
export function soft(place: Place, knots: readonly Knot[], closed = true): string {
  const points = knots.map((knot) => placedAt(place, knot));
  const last = points.length - 1;
  const pointAt = (k: number) => {
    const index = closed ? (k + points.length) % points.length : Math.min(last, Math.max(0, k));
    return points[index] ?? at(0, 0);
  };
  const roundAt = (k: number) => knots[closed ? (k + knots.length) % knots.length : k]?.[2] ?? 1;
  const handle = (k: number, sign: 1 | -1) => {
    const before = pointAt(k - 1);
    const after = pointAt(k + 1);
    const reach = (sign * roundAt(k)) / 6;
    return shift(pointAt(k), (after.x - before.x) * reach, (after.y - before.y) * reach);
  };
  const steps = Array.from(
    { length: closed ? points.length : last },
    (_, k) => `C${xy(handle(k, 1))} ${xy(handle(k + 1, -1))} ${xy(pointAt(k + 1))}`,
  );
  return `M${xy(pointAt(0))}${steps.join('')}${closed ? 'z' : ''}`;
}

/**
 * A station of a limb: place along it (0 to 1 the first bone, 1 to 2 the second), width, and its middle's shift to the
 * left.
 */
export type Station = readonly [along: number, width: number, bias?: number];

/** Share of each bone that the bend of a joint takes. */
const BEND = 0.16;

/** A limb over two bones as one tube, round at its joint; widths and shifts in shares of `scale` mm. */
export function limb(a: Point, joint: Point, b: Point, stations: readonly Station[], scale: number): Tube {
  const line = (u: number): Point => {
    if (u <= 1 - BEND) return between(a, joint, u);
    if (u >= 1 + BEND) return between(joint, b, u - 1);
    const t = (u - 1 + BEND) / (2 * BEND);
    const start = between(a, joint, 1 - BEND);
    const end = between(joint, b, BEND);
    return between(between(start, joint, t), between(joint, end, t), t);
  };
  const stationAt = (u: number): readonly [number, number] => {
    const next = stations.findIndex(([place]) => place >= u);
    const after = stations[next] ?? stations[stations.length - 1];
    const before = stations[Math.max(0, next - 1)];
    if (!after || !before) return [0, 0];
    const span = after[0] - before[0];
    const t = span > 0 ? (u - before[0]) / span : 0;
    const eased = t * t * (3 - 2 * t);
    const mixed = (from: number, to: number) => (from + (to - from) * eased) * scale;
    return [mixed(before[1], after[1]), mixed(before[2] ?? 0, after[2] ?? 0)];
  };
  return {
    steps: 18,
    diameter: (t) => stationAt(t * 2)[0],
    point(t) {
      const u = t * 2;
      const heading = direction(line(Math.max(0, u - 0.02)), line(Math.min(2, u + 0.02)));
      return along(line(u), leftOf(heading), stationAt(u)[1]);
    },
  };
}

/** Paints a limb: its outline, a shadow along one edge and a light along the other, both running out at their ends. */
export function paintLimb(shape: Tube, shades: Shades, { edge = 0, lit = true } = {}): string {
  const body = stripPath(shape, -0.5, 0.5);
  return (
    (edge > 0 ? outlined(body, shades.base, shades.edge, edge) : area(body, shades.base)) +
    area(blade(shape, 0.5, -0.3, 0.05, 0.99), shades.dark) +
    (lit ? area(blade(shape, -0.33, 0.16, 0.2, 0.95), shades.light) : '')
  );
}

/** A strip along a limb that runs out at both ends; `place` and `width` count across it. */
function blade(shape: Tube, place: number, width: number, start: number, end: number): string {
  const steps = 16;
  const points = (inner: boolean) =>
    Array.from({ length: steps + 1 }, (_, k) => {
      const share = k / steps;
      const full = Math.min(1, Math.sin(Math.PI * share) * 1.6);
      return surfacePoint(shape, start + (end - start) * share, place + (inner ? width * full : 0));
    });
  return `${smooth(points(false))}${smooth(points(true).reverse(), 'L')}z`;
}

/** The shades of cloth and skin: softer than those of paint, and for the far side of the body all in shadow. */
export function clothShades(colour: string, far: boolean): Shades {
  const base = far ? darken(colour, 0.3) : colour;
  return {
    base,
    light: far ? base : lighten(base, 0.13),
    dark: darken(base, far ? 0.12 : 0.2),
    edge: darken(base, 0.34),
  };
}
