import { GRAPHITE, INK, SLATE, STEEL, SILVER } from '../svg/colour.ts';
import { type Point, at, between, polar, shift } from '../svg/geometry.ts';
import { polygon, segment } from '../svg/path.ts';
import { block, bolt, disc, line, outlined, ring, rod, toothedRing } from '../svg/shapes.ts';
import { paintTubes, tube } from '../svg/tube.ts';
import { type Scene, gearOf } from './scene.ts';

const TOOTH_PITCH = 12.7;

interface Sizes {
  readonly ring: number;
  readonly cog: number;
}

/** Radii of chainring and driven cog: belts have bigger cogs, motors turn small rings. */
function sizesOf({ type, spec }: Scene): Sizes {
  const heavy = spec.tyreStyle === 'mtb';
  const cog = spec.drive === 'belt' ? 44 : heavy && type !== 'kids' ? 46 : 38;
  if (type === 'kids') return { ring: spec.motor === 'mid' ? 66 : 62, cog };
  if (spec.motor === 'mid') return { ring: spec.drive === 'chain' && heavy ? 72 : 80, cog };
  return { ring: heavy ? 70 : spec.drive === 'belt' ? 88 : 96, cog };
}

const pedal = (p: Point, colour: string, close: boolean): string =>
  block(p.x - 48, p.y - 12, 96, 24, 8, colour) +
  (colour === INK || close ? block(p.x - 34, p.y - 4, 68, 5, 2, '#565c61') : '') +
  (close ? block(p.x - 40, p.y - 14, 14, 5, 2, STEEL) + block(p.x + 26, p.y - 14, 14, 5, 2, STEEL) : '');

/** Crank and pedal on the far side, seen behind the frame. */
export function drawFarCrank({ spec, skeleton: s, close }: Scene): string {
  const end = polar(s.bottomBracket, spec.crank, spec.crankAngle + 180);
  return rod(s.bottomBracket, end, 24, '#34393d') + pedal(end, '#2a2e32', close);
}

/** What sits on the rear axle, and the chain or belt. */
export function drawTransmission(scene: Scene): string {
  const { spec, skeleton: s, close } = scene;
  const sizes = sizesOf(scene);
  const gear = gearOf(spec);
  const axle = s.rearAxle;
  let parts = '';
  if (spec.motor !== 'hub') {
    if (gear === 'hub') parts += disc(axle, 55, GRAPHITE) + ring(axle, 48, '#565c61', 3) + ring(axle, 30, SLATE, 4);
    if (gear === 'single') parts += disc(axle, 30, GRAPHITE);
  }
  if (gear === 'derailleur') parts += cassette(axle, spec.tyreStyle === 'mtb' ? 92 : 74, close);
  parts += disc(axle, sizes.cog, '#3b4045') + teeth(axle, sizes.cog, 8) + ring(axle, sizes.cog - 10, '#6b7278', 3);
  parts += gear === 'derailleur' ? derailleur(scene, sizes) : directDrive(scene, sizes);
  return parts + bolt(axle, 15, SILVER, INK);
}

const teeth = (c: Point, radius: number, width: number, colour = INK): string =>
  toothedRing(c, radius, colour, width, (2 * Math.PI * radius) / TOOTH_PITCH);

function cassette(axle: Point, largest: number, close: boolean): string {
  const steps = close ? [0, 8, 16, 24, 31] : [0, 12, 22];
  return steps
    .map((step, k) =>
      close
        ? ring(axle, largest - step - 3, k % 2 ? '#868c92' : '#5d6368', 4) + teeth(axle, largest - step, 6, '#3f454a')
        : ring(axle, largest - step, k % 2 ? '#757b81' : '#50565b', 7),
    )
    .join('');
}

/** The runs of the chain (links) or belt (teeth on its inner side). */
function runs(scene: Scene, ...ends: readonly (readonly [Point, Point])[]): string {
  const d = ends.map(([a, b]) => segment(a, b)).join('');
  return scene.spec.drive === 'belt'
    ? line(d, '#24282b', 13) + line(d, '#565c61', 2.5, { dash: [5, 5] })
    : line(d, '#4a4f54', 10) + line(d, '#a5abb0', 3.4, { dash: [7.5, 5.2] });
}

function directDrive(scene: Scene, { ring: front, cog }: Sizes): string {
  const { rearAxle: axle, bottomBracket: bb } = scene.skeleton;
  return runs(scene, [shift(bb, 0, -front), shift(axle, 0, -cog)], [shift(bb, 0, front), shift(axle, 0, cog)]);
}

function derailleur(scene: Scene, { ring: front, cog }: Sizes): string {
  const { rearAxle: axle, bottomBracket: bb, rearRadius } = scene.skeleton;
  const long = Math.min(158, rearRadius * 0.46);
  const guide = shift(axle, 24, long * 0.5);
  const tension = shift(axle, 44, long);
  const pulley = (p: Point) =>
    disc(p, 21, INK) + (scene.close ? teeth(p, 21, 6) + disc(p, 6, STEEL) : '') + ring(p, 13, '#5a6066', 4);
  const arm = polygon([
    shift(axle, -11, 22),
    shift(axle, 20, 16),
    shift(guide, 28, -14),
    shift(guide, 22, 12),
    shift(guide, -16, 10),
  ]);
  return (
    runs(
      scene,
      [shift(bb, 0, -front), shift(axle, 0, -cog)],
      [shift(bb, -4, front), shift(tension, 6, 20)],
      [shift(axle, cog * 0.9, cog * 0.4), shift(guide, 19, 4)],
    ) +
    outlined(arm, INK, INK, 8) +
    line(segment(shift(axle, -2, 30), shift(guide, 10, -8)), SLATE, 5) +
    rod(guide, tension, 22, '#33383d', scene.close ? '#7b8288' : undefined) +
    pulley(guide) +
    pulley(tension)
  );
}

/** Chainring, guard, near crank and pedal. */
export function drawCrankset(scene: Scene): string {
  const { spec, skeleton: s, colours, close } = scene;
  const { ring: radius, cog } = sizesOf(scene);
  const bb = s.bottomBracket;
  const spider = [0, 72, 144, 216, 288].map((turn) => polar(bb, radius - 14, spec.crankAngle + turn));
  const end = polar(bb, spec.crank, spec.crankAngle);
  const guard =
    spec.chainguard === 'case'
      ? paintTubes([tube(s.rearAxle, bb, 2 * cog + 34, 2 * radius + 30)], colours.black, { capped: true })
      : '';
  const disk =
    ring(bb, radius - 5, '#33383d', 15) +
    teeth(bb, radius + 2, 7) +
    (close ? ring(bb, radius - 9, '#70777c', 2.4) : '') +
    line(spider.map((p) => segment(bb, p)).join(''), GRAPHITE, 17) +
    (close ? spider.map((p) => disc(p, 5.5, STEEL)).join('') : '');
  const cover =
    spec.chainguard === 'ring' ? ring(bb, radius + 8, GRAPHITE, 13) + ring(bb, radius + 11, '#5f666b', 2.5) : '';
  const seal = spec.chainguard === 'case' ? ring(bb, radius - 8, SLATE, 3) : disk + cover;
  return (
    guard +
    seal +
    paintTubes([tube(bb, end, 38, 27)], colours.alloy, { edge: 0, capped: true }) +
    disc(bb, 21, INK) +
    ring(bb, 12, STEEL, 4) +
    (close ? disc(bb, 5, STEEL) + disc(between(bb, end, 0.99), 8, INK) : '') +
    pedal(end, INK, close)
  );
}

/** Side stand or centre stand, behind the rear wheel. */
export function drawKickstand({ spec, skeleton: s, close }: Scene): string {
  if (spec.kickstand === 'double') {
    const root = shift(s.bottomBracket, -30, 60);
    return (
      rod(root, at(root.x - 70, -8), 20, '#3a3f44') +
      rod(shift(root, 26, 0), at(root.x - 6, -8), 20, SLATE) +
      rod(at(root.x - 96, -6), at(root.x + 20, -6), 13, INK)
    );
  }
  if (spec.kickstand !== 'single') return '';
  const root = between(s.rearAxle, s.bottomBracket, 0.26);
  return (
    rod(root, at(root.x - 26, -10), 17, '#3a3f44', '#777e84') +
    rod(at(root.x - 44, -7), at(root.x - 12, -7), 12, INK) +
    (close ? bolt(shift(root, 0, 16), 9, STEEL, INK) : '')
  );
}
