import { INK, SILVER } from '../svg/colour.ts';
import { type Point, between, polar, shift } from '../svg/geometry.ts';
import { polygon, segment } from '../svg/path.ts';
import { area, block, disc, line, ring, turned } from '../svg/shapes.ts';
import type { Scene } from './scene.ts';

/*
 * What only shows from very near, over the finished bike: heads of bolts, the crank's groove, the pedal's reflector,
 * the near calliper of the front brake.
 */

const GROOVE = '#363c41';
const REFLECTOR = '#e59a2f';

/** The head of a bolt with its hexagon. */
function hexBolt(centre: Point, radius: number): string {
  const hexagon = Array.from({ length: 6 }, (_, corner) => polar(centre, radius * 0.46, corner * 60 + 20));
  return disc(centre, radius, '#9aa1a7') + ring(centre, radius - 0.8, INK, 1.6) + area(polygon(hexagon), '#14181a');
}

function crank({ spec, skeleton: s }: Scene): string {
  const end = polar(s.bottomBracket, spec.crank, spec.crankAngle);
  const groove = segment(between(s.bottomBracket, end, 0.22), between(s.bottomBracket, end, 0.78));
  return (
    line(groove, '#4b5157', 11) +
    line(groove, GROOVE, 7) +
    disc(s.bottomBracket, 16, '#3b4146') +
    hexBolt(s.bottomBracket, 11)
  );
}

function pedal({ spec, skeleton: s }: Scene): string {
  const end = polar(s.bottomBracket, spec.crank, spec.crankAngle);
  return (
    block(end.x - 20, end.y - 6, 40, 12, 2, REFLECTOR) +
    line(
      segment(shift(end, -20, -2), shift(end, 20, -2)) + segment(shift(end, -20, 2), shift(end, 20, 2)),
      '#b9741a',
      0.9,
    ) +
    [-36, -29, 29, 36].map((x) => disc(shift(end, x, 0), 3, '#565d63')).join('')
  );
}

function calliper({ spec, skeleton: s }: Scene): string {
  const centre = polar(s.frontAxle, spec.brake / 2 - 6, -150);
  const { x, y } = centre;
  return (
    turned(
      centre,
      -60,
      block(x - 34, y - 24, 68, 44, 9, INK) +
        block(x - 26, y - 22, 48, 3, 1.5, '#565d63') +
        block(x - 14, y - 10, 28, 22, 3, '#33393e') +
        block(x - 8, y - 4, 16, 10, 2, SILVER),
    ) +
    hexBolt(polar(centre, 25, 118), 6) +
    hexBolt(polar(centre, 25, -62), 6)
  );
}

/** Draws the finest parts of a bike, in the place where its side view has them. */
export const drawFineParts = (scene: Scene): string => crank(scene) + pedal(scene) + calliper(scene);
