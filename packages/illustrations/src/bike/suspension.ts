import { INK, SILVER, STEEL, WHITE } from '../svg/colour.ts';
import { along, at, direction, distance, leftOf, shift } from '../svg/geometry.ts';
import { polygon, segment } from '../svg/path.ts';
import { bolt, disc, line, outlined, rod } from '../svg/shapes.ts';
import { paintTubes, tube } from '../svg/tube.ts';
import { linkageOf } from './frame-tubes.ts';
import type { Scene } from './scene.ts';

/** Shock and rocker of a full-suspension frame. */
export function drawRearSuspension({ type, spec, skeleton: s, frame, colours, close }: Scene): string {
  if (type !== 'fully') return '';
  const { mainPivot, axleJoint, rocker, rockerRear, rockerFront } = linkageOf(spec, s);
  const mount = frame.downTube.point(0.2);
  const down = direction(rockerFront, mount);
  const length = distance(rockerFront, mount);
  const side = leftOf(down);
  const on = (t: number, offset = 0) => along(along(rockerFront, down, length * t), side, offset);
  const can = tube(on(0.42), on(0.9), 52);
  const plate = polygon([
    shift(rockerRear, -12, -14),
    shift(rocker, 2, -30),
    shift(rockerFront, 16, -8),
    shift(rockerFront, 10, 14),
    shift(rocker, -6, 26),
    shift(rockerRear, -8, 13),
  ]);
  return (
    rod(on(0.06), on(0.5), 25, SILVER, WHITE) +
    rod(on(0.46, 40), on(0.82, 40), 27, '#33383d', '#7b8288') +
    paintTubes([can], colours.black, { edge: 6 }) +
    line(segment(on(0.56, -26), on(0.56, 26)), colours.accent.base, 14, { butt: true }) +
    (close ? line(segment(on(0.2, -12), on(0.2, 12)), '#c1121f', 3) + disc(on(0.86, 30), 8, '#2f6fd0') : '') +
    bolt(on(1), 13, STEEL, INK) +
    outlined(plate, INK, '#0d0f11', 10) +
    line(segment(shift(rockerRear, 14, -4), shift(rockerFront, -14, -6)), '#4a5056', 6) +
    [rockerRear, rocker, rockerFront].map((p) => bolt(p, 13, STEEL, '#0f1113')).join('') +
    bolt(mainPivot, 15, STEEL, INK) +
    bolt(at(axleJoint.x + 2, axleJoint.y), 10, STEEL, INK)
  );
}
