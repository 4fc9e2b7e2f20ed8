import { INK, STEEL, lighten, shadesOf } from '../svg/colour.ts';
import { type Point, at, polar } from '../svg/geometry.ts';
import { polyline, segment } from '../svg/path.ts';
import { line, placed, ring, toothedRing } from '../svg/shapes.ts';
import type { BikeSpec } from './spec.ts';

const AXLE = at(0, 0);
const SPOKE = '#7f868c';
const ROTOR = '#a3a9ae';

interface WheelOptions {
  readonly centre: Point;
  /** Bead seat diameter. */
  readonly bsd: number;
  readonly hubRadius: number;
  readonly rim: string;
  readonly accent: string;
  readonly close: boolean;
}

type TyreSpec = Pick<BikeSpec, 'tyre' | 'tyreStyle' | 'sidewall'>;
type WheelSpec = TyreSpec & Pick<BikeSpec, 'deepRim' | 'spokes'>;

/** A wheel without what is mounted on its axle: tyre, rim, spokes. */
export function drawWheel(spec: WheelSpec, options: WheelOptions): string {
  const { centre, bsd, close } = options;
  const bead = bsd / 2 - 2;
  const rimDepth = Math.min(spec.deepRim || (spec.tyreStyle === 'mtb' ? 20 : 18), bead * 0.4);
  const wheel =
    drawTyre(spec, bead, bsd / 2 + spec.tyre, close) +
    drawSpokes(options.hubRadius, bead - rimDepth + 3, spec.spokes) +
    drawRim(options, bead, rimDepth, spec.deepRim > 0);
  return placed(centre, wheel, { butt: true });
}

function drawTyre(spec: TyreSpec, bead: number, outer: number, close: boolean): string {
  const knobbly = spec.tyreStyle === 'mtb';
  const wall = outer - bead - (knobbly ? 5 : 0);
  const lugs = (radius: number, colour: string, width: number, pitch: number, share: number) =>
    toothedRing(AXLE, radius, colour, width, (2 * Math.PI * radius) / pitch, share, false);
  const tread = {
    mtb: () => lugs(outer - 14, '#43484d', 7, 25, 0.4) + (close ? lugs(outer - 25, '#33383c', 6, 25, 0.55) : ''),
    gravel: () => lugs(outer - 5, '#4a4f54', 6, 16, 0.5) + (close ? lugs(outer - 13, '#33383c', 4, 16, 0.4) : ''),
    city: () => ring(AXLE, outer - 5, '#3d4247', 2.5) + (close ? lugs(outer - 9, '#33383c', 5, 21, 0.7) : ''),
    slick: () => ring(AXLE, outer - 4, '#3d4247', 2),
  }[spec.tyreStyle]();
  const band = spec.sidewall
    ? ring(AXLE, bead + wall * 0.3, spec.sidewall, wall * 0.46)
    : spec.tyreStyle === 'city'
      ? ring(AXLE, bead + wall * 0.46, '#b9bfc3', 3.5)
      : ring(AXLE, bead + wall * 0.4, '#33383c', 3);
  return (knobbly ? lugs(outer - 4, INK, 12, 25, 0.62) : '') + ring(AXLE, bead + wall / 2, INK, wall) + tread + band;
}

/**
 * Brake disc and, in the direction `angle` from the axle, its calliper. Both sit on the far side, behind the spokes.
 */
export function drawBrake(centre: Point, diameter: number, angle: number): string {
  const radius = diameter / 2;
  const arms = [0, 72, 144, 216, 288]
    .map((turn) => segment(polar(AXLE, 20, turn), polar(AXLE, radius - 16, turn + 34)))
    .join('');
  const calliper = [angle - 13, angle + 13].map((turn) => polar(AXLE, radius - 6, turn));
  const disc =
    toothedRing(AXLE, radius - 9, ROTOR, 17, 36, 0.72) +
    ring(AXLE, radius - 1.5, ROTOR, 3) +
    line(arms, ROTOR, 9, { butt: true }) +
    line(polyline(calliper), INK, 30);
  return placed(centre, disc);
}

function drawSpokes(hubRadius: number, length: number, spokes: number): string {
  const wide = hubRadius > 40;
  const flange = wide ? hubRadius - 6 : 27;
  const crossing = wide ? 34 : 62;
  const lines = Array.from({ length: spokes }, (_, k) => {
    const angle = (k * 360) / spokes + 3;
    const start = polar(AXLE, flange, angle + (k % 2 ? crossing : -crossing));
    return segment(start, polar(AXLE, length, angle));
  });
  return line(lines.join(''), SPOKE, 2.6);
}

function drawRim({ rim, accent, close }: WheelOptions, bead: number, depth: number, deep: boolean): string {
  const shades = shadesOf(rim);
  const inner = bead - depth;
  const stripes = (2 * Math.PI * (bead - depth / 2)) / 3;
  return (
    ring(AXLE, bead - depth / 2, shades.base, depth) +
    ring(AXLE, bead - 2, shades.light, 3) +
    ring(AXLE, inner + 1, shades.edge, 2.4) +
    (deep ? ring(AXLE, bead - depth * 0.48, accent, 6, { dash: [110, stripes - 110], butt: false }) : '') +
    (close ? ring(AXLE, bead - depth * 0.6, lighten(shades.base, 0.12), 2) : '') +
    line(segment(polar(AXLE, inner, 84), polar(AXLE, inner - 34, 84)), STEEL, 5)
  );
}
