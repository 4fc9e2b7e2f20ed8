import { GRAPHITE, INK, STEEL, WHITE, darken, lighten, lightness, shadesOf } from '../svg/colour.ts';
import { type Point, along, at, between, direction } from '../svg/geometry.ts';
import { polyline, segment } from '../svg/path.ts';
import { area, bar, block, bolt, disc, line, outlined, rod } from '../svg/shapes.ts';
import { type Tube, outlineOf, paintTubes, strip, stripPath, surfacePoint, tube } from '../svg/tube.ts';
import type { Frame } from './frame-tubes.ts';
import type { BikeType } from './presets.ts';
import { rackOf } from './rack-points.ts';
import type { Scene } from './scene.ts';
import { type Skeleton, acrossAhead, onSeatTube } from './skeleton.ts';
import type { BikeSpec } from './spec.ts';

/** Where the battery is: inside the down tube, on it, behind the seat tube, or under the rack. */
interface Battery {
  readonly place: 'intube' | 'ontube' | 'seat' | 'rack';
  readonly outline: readonly Point[];
}

const RACK_BATTERY = { length: 360, height: 62 };

/** The tube an attached battery is drawn as. */
function packOf(place: 'ontube' | 'seat', spec: BikeSpec, s: Skeleton, frame: Frame): Tube {
  if (place === 'seat') {
    const high = Math.min(spec.seatTube * 0.84, 390);
    return tube(onSeatTube(s, 78, -62), onSeatTube(s, high, -60), 78, 72);
  }
  const a = frame.downTube.point(0.18);
  const b = frame.downTube.point(0.76);
  const ahead = acrossAhead(direction(a, b));
  const offset = frame.downTube.diameter(0.5) / 2 + 38;
  return tube(along(a, ahead, -offset), along(b, ahead, -offset + 6), 82, 74);
}

/** The battery's outline. Bowed frames have no room on the down tube, so a battery there moves behind the seat tube. */
export function batteryOf(type: BikeType, spec: BikeSpec, s: Skeleton, frame: Frame): Battery | null {
  if (spec.battery === 'none' || spec.motor === 'none') return null;
  const bowed = type === 'wave' || type === 'compact' || type === 'frontbox';
  const place =
    (spec.battery === 'ontube' && bowed) || (spec.battery === 'intube' && type === 'frontbox') ? 'seat' : spec.battery;
  if (place === 'rack') {
    if (spec.rack === 'none') return null;
    const { deckRear, deck } = rackOf(spec, s);
    const left = deckRear.x + 30;
    const top = deck + 8;
    const right = left + RACK_BATTERY.length;
    const bottom = top + RACK_BATTERY.height;
    return { place, outline: [at(left, top), at(right, top), at(right, bottom), at(left, bottom)] };
  }
  if (place !== 'intube') return { place, outline: outlineOf(packOf(place, spec, s, frame)) };
  const [start, end] = frame.batteryBay;
  return { place, outline: strip(frame.downTube, -0.3, 0.34, start, end) };
}

const inTubePath = ({ downTube, batteryBay: [start, end] }: Frame): string =>
  stripPath(downTube, -0.3, 0.34, start, end);

export function drawBattery(scene: Scene): string {
  const { type, spec, skeleton: s, frame, colours, close } = scene;
  const battery = batteryOf(type, spec, s, frame);
  if (!battery) return '';
  if (battery.place === 'intube') return drawInTube(scene);
  if (battery.place === 'rack') {
    const [corner] = battery.outline;
    return corner ? drawUnderRack(corner) : '';
  }
  const pack = packOf(battery.place, spec, s, frame);
  const low = pack.point(0);
  const high = pack.point(1);
  const seam = pack.point(0.16);
  const side = acrossAhead(direction(low, high));
  return (
    rod(along(pack.point(0.02), direction(high, low), 10), pack.point(0.04), 58, GRAPHITE) +
    paintTubes([pack], colours.black, { edge: 8 }) +
    bar(along(seam, side, -37), along(seam, side, 37), 4, '#50565b') +
    rod(pack.point(0.99), pack.point(0.93), 40, '#3b4045') +
    charge(pack.point(0.62), pack.point(0.74)) +
    bolt(pack.point(0.28), close ? 11 : 9, STEEL, '#0f1113')
  );
}

/** Row of lights that shows the charge. */
const charge = (a: Point, b: Point): string => line(segment(a, b), WHITE, 7, { dash: [1, 13], butt: false });

function drawInTube({ frame, colours, close }: Scene): string {
  const [start, end] = frame.batteryBay;
  const cover = darken(colours.frame.base, lightness(colours.frame.base) < 0.06 ? 0.5 : 0.36);
  const lit = stripPath(frame.downTube, -0.16, -0.04, start + 0.02, end - 0.02);
  const centre = (t: number) => frame.downTube.point(start + (end - start) * t);
  const grip = [0.2, 0.3].map(centre);
  const width = frame.downTube.diameter((start + end) / 2);
  const bold = width > 66;
  return (
    outlined(inTubePath(frame), cover, darken(colours.frame.base, 0.62), 5) +
    area(lit, lighten(cover, 0.13)) +
    (bold ? charge(centre(0.8), centre(0.93)) + bolt(centre(0.06), 10, STEEL, INK) : '') +
    (bold && close ? line(polyline(grip), darken(cover, 0.4), 14) + seams(frame, start, end, cover) : '')
  );
}

/** Fine parting lines across the cover, seen close up only. */
const seams = (frame: Frame, start: number, end: number, cover: string): string =>
  [0.12, 0.74]
    .map((t) => {
      const place = start + (end - start) * t;
      return bar(
        surfacePoint(frame.downTube, place, -0.3),
        surfacePoint(frame.downTube, place, 0.34),
        3,
        darken(cover, 0.5),
      );
    })
    .join('');

function drawUnderRack(corner: Point): string {
  const { length, height } = RACK_BATTERY;
  const shades = shadesOf(INK);
  return (
    block(corner.x, corner.y, length, height, 14, shades.base) +
    block(corner.x + 10, corner.y + 5, length - 20, 8, 4, '#4b5157') +
    block(corner.x + length - 66, corner.y + 6, 4, height - 12, 2, '#3b4045') +
    charge(
      at(corner.x + 30, corner.y + 40),
      between(at(corner.x + 30, corner.y + 40), at(corner.x + length, corner.y + 40), 0.14),
    ) +
    disc(at(corner.x + length - 30, corner.y + 34), 9, STEEL) +
    disc(at(corner.x + length - 30, corner.y + 34), 3, INK)
  );
}
