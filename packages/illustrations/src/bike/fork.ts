import { INK, SILVER, SLATE, TAIL_RED, lighten } from '../svg/colour.ts';
import { along, between, shift } from '../svg/geometry.ts';
import { curve, polygon, segment } from '../svg/path.ts';
import { area, bar, bolt, disc, line, outlined, rod } from '../svg/shapes.ts';
import { bentTube, paintTubes, stripPath, tube } from '../svg/tube.ts';
import type { Scene } from './scene.ts';
import { bySteerer } from './skeleton.ts';

/** The near leg of the fork, from the axle to the crown under the head tube. */
export function drawFork(scene: Scene): string {
  const fork = scene.spec.fork === 'suspension' ? suspensionFork(scene) : rigidFork(scene);
  return fork + bolt(scene.skeleton.frontAxle, 16, SILVER, INK);
}

/** Stanchion and lower leg lie ahead of the steering axis by the crown's offset. */
function suspensionFork({ spec, skeleton: s, colours, close }: Scene): string {
  const heavy = spec.tyreStyle === 'mtb';
  const stanchion = heavy ? 37 : 31;
  const leg = heavy ? 50 : 42;
  const offset = heavy ? 15 : 13;
  const reach = Math.hypot(s.crown.x - s.frontAxle.x, s.crown.y - s.frontAxle.y);
  const seal = Math.min(spec.travel + 58, reach - 240);
  const point = (down: number, ahead = offset) => bySteerer(s, s.crown, -down, ahead);
  const foot = along(s.frontAxle, s.steerUp, 10);

  const slider = tube(point(10), point(seal + 6), stanchion);
  const lower = tube(point(seal), along(foot, s.steerAhead, 2), leg, leg * 0.7);
  const brace = bentTube(
    [point(seal + 34, offset + 2), point(seal - 22, offset + leg * 0.95), point(seal - 14, offset - 10)],
    26,
    20,
    2,
  );
  const clampTop = point(-8);
  const clampFoot = point(44);
  const crownNeck = polygon([
    bySteerer(s, s.crown, 16, -31),
    bySteerer(s, s.crown, 16, 30),
    point(2, offset + stanchion * 0.5 + 6),
    point(40, offset + stanchion * 0.5 + 4),
    point(26, -16),
    point(2, -30),
  ]);
  return (
    paintTubes(
      [slider],
      { base: colours.stanchion, light: lighten(colours.stanchion, 0.55), dark: INK, edge: INK },
      { edge: 3 },
    ) +
    (close
      ? bar(point(seal - 24, offset - stanchion / 2), point(seal - 24, offset + stanchion / 2), 3, TAIL_RED)
      : '') +
    paintTubes([lower], colours.fork, { edge: 4, capped: true, welded: stripPath(brace, -0.5, 0.5) }) +
    bar(point(seal + 2, offset - leg / 2 - 1), point(seal + 2, offset + leg / 2 + 1), 11, INK) +
    outlined(crownNeck, colours.black.base, INK, 8) +
    paintTubes([tube(clampTop, clampFoot, stanchion + 12)], colours.black, { edge: 5 }) +
    rod(point(-16), point(-20), 20, SLATE) +
    (close ? bar(point(seal + 9, offset - leg / 2), point(seal + 9, offset + leg / 2), 3, SLATE) : '') +
    (close ? disc(point(22), 6, SLATE) : '') +
    (heavy ? line(segment(point(seal + 66, offset + 2), point(seal + 170, offset + 2)), colours.accent.base, 10) : '')
  );
}

/** A single-piece blade that bends towards the axle. */
function rigidFork({ type, spec, skeleton: s, colours, close }: Scene): string {
  const slender = spec.tyreStyle === 'slick' || spec.tyreStyle === 'gravel';
  const top = bySteerer(s, s.crown, 16);
  const shoulder = bySteerer(s, s.crown, -60, 4);
  const knee = along(along(s.frontAxle, s.steerUp, 90), s.steerAhead, -10);
  const blade = bentTube([top, shoulder, knee, s.frontAxle], slender ? 52 : 48, 21, 3);
  const tip = bentTube([between(knee, s.frontAxle, 0.1), between(knee, s.frontAxle, 0.5), s.frontAxle], 26, 21, 2);
  const accent = type === 'kids' || spec.decal === 'split' ? paintTubes([tip], colours.accent, { edge: 2 }) : '';
  return (
    paintTubes([blade], colours.fork, { edge: 5, capped: true }) +
    accent +
    (close ? disc(bySteerer(s, s.crown, -46, 4), 6, INK) : '') +
    area(curve(shift(s.frontAxle, -13, 0), shift(s.frontAxle, 0, -30), shift(s.frontAxle, 13, 0)), INK)
  );
}
