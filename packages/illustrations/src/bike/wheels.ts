import { GRAPHITE, INK, SLATE, STEEL, lighten } from '../svg/colour.ts';
import { at, type Point, polar } from '../svg/geometry.ts';
import { arc, segment } from '../svg/path.ts';
import { disc, line, oval } from '../svg/shapes.ts';
import type { Scene } from './scene.ts';
import { drawBrake, drawWheel } from './wheel.ts';

const SHADOW = '#10161c';
/** Gap between tyre and mudguard. */
const CLEARANCE = 17;

/** Soft shadow on the ground: no filter, no gradient. */
export function drawGround({ spec, skeleton: s }: Scene): string {
  const middle = at(spec.wheelbase / 2, 6);
  const contact = (wheel: Point) => oval(at(wheel.x, 4), 120, 10, SHADOW, 0.22);
  return (
    oval(middle, spec.wheelbase / 2 + 235, 26, SHADOW, 0.05) +
    oval(middle, spec.wheelbase / 2 + 150, 17, SHADOW, 0.07) +
    contact(s.rearAxle) +
    contact(s.frontAxle)
  );
}

/** Radius of the shell on the rear axle: a motor is far bigger than a hub. */
export function rearHubRadius({ type, spec }: Pick<Scene, 'type' | 'spec'>): number {
  if (spec.motor !== 'hub') return 27;
  return type === 'speed' ? 90 : 64;
}

export const drawRearBrake = ({ spec, skeleton: s }: Scene): string => drawBrake(s.rearAxle, spec.brake, -30);

export const drawFrontBrake = ({ spec, skeleton: s }: Scene): string => drawBrake(s.frontAxle, spec.brake, -150);

export function drawRearWheel(scene: Scene): string {
  const { spec, skeleton: s, colours, close } = scene;
  return drawWheel(spec, {
    centre: s.rearAxle,
    bsd: spec.bsdRear ?? spec.bsd,
    hubRadius: rearHubRadius(scene),
    rim: colours.rim,
    accent: colours.accent.base,
    close,
  });
}

export function drawFrontWheel({ spec, skeleton: s, colours, close }: Scene): string {
  const wheel = drawWheel(spec, {
    centre: s.frontAxle,
    bsd: spec.bsdFront ?? spec.bsd,
    hubRadius: 24,
    rim: colours.rim,
    accent: colours.accent.base,
    close,
  });
  return wheel + disc(s.frontAxle, 22, GRAPHITE);
}

function guard(
  scene: Scene,
  axle: Point,
  radius: number,
  [start, end]: readonly [number, number],
  stays: readonly number[],
): string {
  const colour = scene.colours.mudguard;
  const struts = stays.map((angle) => segment(axle, polar(axle, radius + 4, angle))).join('');
  return (
    line(struts, SLATE, 5.5) +
    line(arc(axle, radius, start, end), colour, 20) +
    line(arc(axle, radius + 5, start + 1, end - 1), lighten(colour, 0.28), 3.5) +
    stays.map((angle) => disc(polar(axle, radius, angle), 6, STEEL)).join('')
  );
}

export const drawRearGuard = (scene: Scene): string =>
  scene.spec.mudguards
    ? guard(scene, scene.skeleton.rearAxle, scene.skeleton.rearRadius + CLEARANCE, [152, 342], [158, 186])
    : '';

export function drawFrontGuard(scene: Scene): string {
  if (!scene.spec.mudguards) return '';
  const boxed = scene.type === 'frontbox';
  const span = boxed ? ([196, 330] as const) : ([164, 304] as const);
  return guard(scene, scene.skeleton.frontAxle, scene.skeleton.frontRadius + CLEARANCE, span, [boxed ? 322 : 168]);
}

/** Number plate of a 45 km/h bike, seen from the side. */
export function drawPlate({ skeleton: s }: Scene): string {
  const middle = at(s.rearAxle.x - s.rearRadius - 44, s.rearAxle.y - s.rearRadius * 0.52);
  const plate = segment(at(middle.x - 8, middle.y - 58), at(middle.x + 8, middle.y + 58));
  return (
    line(segment(polar(s.rearAxle, s.rearRadius + CLEARANCE, 206), at(middle.x, middle.y - 30)), INK, 9) +
    line(plate, INK, 24) +
    line(plate, '#f6d94a', 16)
  );
}
