import { GRAPHITE, INK, STEEL, mix, shadesOf } from '../svg/colour.ts';
import { type Point, at, between, shift } from '../svg/geometry.ts';
import { curve, polygon, polyline, segment, xy } from '../svg/path.ts';
import { area, bolt, disc, line, outlined } from '../svg/shapes.ts';
import { type Skeleton, bySteerer } from './skeleton.ts';
import type { Scene } from './scene.ts';
import type { BikeSpec } from './spec.ts';

/** Corners of the cargo box: between the rider's column and the front wheel, clear of both. */
interface BoxShape {
  readonly rearFoot: Point;
  readonly rearTop: Point;
  readonly frontTop: Point;
  readonly frontFoot: Point;
}

export function boxOf(s: Skeleton): BoxShape {
  const floor = s.bottomBracket.y + 44;
  const rearX = s.headBottom.x + 46;
  const frontX = s.frontAxle.x - s.frontRadius - 62;
  return {
    rearFoot: at(rearX + 34, floor),
    rearTop: at(rearX - 76, floor - 520),
    frontTop: at(frontX + 204, floor - 440),
    frontFoot: at(frontX, floor),
  };
}

/** The rod from the column to the fork, under the box. */
export function drawSteeringRod({ type, skeleton: s }: Scene): string {
  if (type !== 'frontbox') return '';
  const start = shift(s.headBottom, -18, 40);
  const end = bySteerer(s, s.frontAxle, 150, -26);
  return (
    line(polyline([s.headBottom, start, shift(start, 60, 28), shift(end, -120, 74), end]), GRAPHITE, 12) +
    disc(start, 11, INK) +
    disc(end, 12, INK)
  );
}

export function drawBox(scene: Scene): string {
  if (scene.type !== 'frontbox') return '';
  const box = boxOf(scene.skeleton);
  return PAINTERS[scene.spec.box](scene, box);
}

const WOOD = '#c9a878';

const boxShades = ({ spec, colours }: Scene, usual?: string) =>
  spec.boxColour ? shadesOf(spec.boxColour) : usual ? shadesOf(usual) : colours.accent;

const rim = ({ rearTop, frontTop }: BoxShape): string =>
  line(segment(shift(rearTop, 8, 6), shift(frontTop, -8, 6)), INK, 18) +
  line(segment(shift(rearTop, 8, 1), shift(frontTop, -8, 1)), '#5a6066', 4);

/** Rounds the four corners of the box. */
function roundedBox({ rearFoot, rearTop, frontTop, frontFoot }: BoxShape, radius: number): string {
  const corners = [rearFoot, rearTop, frontTop, frontFoot];
  const steps = corners.map((corner, k) => {
    const before = corners[(k + 3) % 4] ?? corner;
    const after = corners[(k + 1) % 4] ?? corner;
    const near = (other: Point) => between(corner, other, radius / Math.hypot(other.x - corner.x, other.y - corner.y));
    return `${k ? 'L' : 'M'}${xy(near(before))}Q${xy(corner)} ${xy(near(after))}`;
  });
  return `${steps.join('')}z`;
}

const PAINTERS: Readonly<Record<BikeSpec['box'], (scene: Scene, box: BoxShape) => string>> = {
  /** Bent plywood with metal corners. */
  wood(scene, box) {
    const shades = boxShades(scene, WOOD);
    const across = (t: number) =>
      [between(box.rearTop, box.rearFoot, t), between(box.frontTop, box.frontFoot, t)] as const;
    const grain = [0.2, 0.42, 0.63].map((t) => segment(...across(t))).join('');
    const [lowRear, lowFront] = across(0.82);
    const screws = [box.rearTop, box.frontTop].flatMap((p, k) => [
      shift(p, k ? -34 : 30, 52),
      shift(p, k ? -58 : 46, 150),
    ]);
    return (
      outlined(roundedBox(box, 34), shades.base, shades.edge, 6) +
      line(grain, mix(shades.base, shades.dark, 0.6), 3) +
      area(polygon([lowRear, lowFront, box.frontFoot, box.rearFoot]), shades.dark) +
      line(segment(shift(lowRear, 26, -26), shift(lowFront, -40, -26)), scene.colours.frame.base, 20, { butt: true }) +
      screws.map((p) => bolt(p, 9, STEEL, shades.edge)).join('') +
      rim(box)
    );
  },
  /** Moulded plastic with deep panels and a bumper. */
  shell(scene, box) {
    const shades = boxShades(scene);
    const inner = (t: number, u: number) =>
      between(between(box.rearTop, box.frontTop, u), between(box.rearFoot, box.frontFoot, u), t);
    const panel = (u: number, v: number) => polygon([inner(0.2, u), inner(0.2, v), inner(0.74, v), inner(0.74, u)]);
    return (
      outlined(roundedBox(box, 70), shades.base, shades.edge, 6) +
      area(panel(0.1, 0.48) + panel(0.54, 0.9), shades.dark) +
      line(
        segment(inner(0.22, 0.12), inner(0.22, 0.47)) + segment(inner(0.22, 0.56), inner(0.22, 0.89)),
        shades.edge,
        5,
      ) +
      line(segment(inner(0.9, 0.06), inner(0.9, 0.95)), shades.edge, 26) +
      line(segment(inner(0.1, 0.06), inner(0.1, 0.94)), shades.light, 8) +
      rim(box)
    );
  },
  /** Fabric over a frame, with a rain tent. */
  soft(scene, box) {
    const shades = boxShades(scene);
    const peak = shift(between(box.rearTop, box.frontTop, 0.34), 0, -330);
    const front = shift(box.frontTop, -30, 0);
    const tent = `M${xy(shift(box.rearTop, 10, 0))}C${xy(shift(box.rearTop, -20, -190))} ${xy(shift(peak, -170, 0))} ${xy(peak)}C${xy(shift(peak, 190, 0))} ${xy(shift(front, -60, -150))} ${xy(front)}z`;
    const pane = [
      between(box.rearTop, peak, 0.3),
      shift(peak, -60, 56),
      shift(peak, 110, 66),
      shift(front, -130, -48),
      shift(box.rearTop, 120, -22),
    ].map((p, k) => (k ? p : shift(p, 40, 20)));
    return (
      outlined(tent, shades.base, shades.edge, 6) +
      outlined(polygon(pane), '#c3d2d8', shades.edge, 14) +
      area(polygon(pane.slice(0, 3)), '#dbe5e9') +
      outlined(roundedBox(box, 60), GRAPHITE, INK, 6) +
      line(segment(shift(box.rearTop, 40, 150), shift(box.frontTop, -80, 120)), scene.colours.frame.base, 22, {
        butt: true,
      }) +
      line(
        curve(shift(box.rearFoot, 10, -70), shift(box.rearFoot, 200, -52), shift(box.frontFoot, -10, -70)),
        '#4a5056',
        4,
        { dash: [12, 9] },
      ) +
      rim(box)
    );
  },
};
