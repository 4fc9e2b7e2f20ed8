import { drawBike } from './bike/bike.ts';
import { batteryOf } from './bike/battery.ts';
import { lampPoint } from './bike/cockpit.ts';
import { drawFineParts } from './bike/fine-parts.ts';
import { type BikeDrawing, resolveBike } from './bike/presets.ts';
import { type Paint, type Scene, sceneOf } from './bike/scene.ts';
import { bikeForSize } from './bike/sizes.ts';
import { bySteerer } from './bike/skeleton.ts';
import { sideWindow } from './bike/views.ts';
import { type Point, at, between, boundsOf, polar, shift } from './svg/geometry.ts';
import { svgDocument } from './svg/document.ts';

/* A bike in close-up: the side view with all details that are visible only then, and the positions of its parts. */

/** Parts that a shopper may want to see in close-up. */
export const BIKE_PARTS = ['motor', 'battery', 'display', 'light', 'gears', 'brakes', 'fork', 'tyres'] as const;
export type BikePart = (typeof BIKE_PARTS)[number];

/** Parts that can be pointed at: somewhere something can be wrong, too. */
const POINTED_PARTS = [...BIKE_PARTS, 'saddle', 'frame'] as const;
export type PointedPart = (typeof POINTED_PARTS)[number];

/** Where a part lies in the side view: shares of its width and height from the left top corner. */
export type Spot = readonly [x: number, y: number];

const NO_PAINT: Paint = { main: '', accent: '' };
const SIZE = { width: 1600, height: 1000 };

/**
 * Draws a bike as its side view does, with bolts, links and teeth, in tenths of a millimetre: it holds at eight times
 * its size.
 */
export function drawNear(bike: BikeDrawing, paint: Paint): string {
  const scene = sceneOf(bike.type, resolveBike(bike.type, bike), paint, true);
  const window = sideWindow(scene, false);
  return svgDocument(drawBike(scene, window) + drawFineParts(scene), { window, ...SIZE, fine: true });
}

/** Where the parts of a bike lie in its side view; parts that it does not have are absent. */
export const partSpots = (bike: BikeDrawing): Partial<Record<BikePart, Spot>> => spotsOf(bike, BIKE_PARTS);

/**
 * The same with all that can be pointed at.
 * @param size frame size such as 'M'; absent: the bike as it is drawn
 */
export const pointedSpots = (bike: BikeDrawing, size?: string): Partial<Record<PointedPart, Spot>> =>
  spotsOf(size ? bikeForSize(bike, size) : bike, POINTED_PARTS);

function spotsOf(bike: BikeDrawing, parts: readonly PointedPart[]): Partial<Record<PointedPart, Spot>> {
  const scene = sceneOf(bike.type, resolveBike(bike.type, bike), NO_PAINT, false);
  const window = sideWindow(scene, false);
  const spots: Partial<Record<PointedPart, Spot>> = {};
  for (const part of parts) {
    const point = pointOf(part, scene);
    if (point) spots[part] = [(point.x - window.x) / window.width, (point.y - window.y) / window.height];
  }
  return spots;
}

function pointOf(part: PointedPart, { type, spec, skeleton: s, frame }: Scene): Point | null {
  switch (part) {
    case 'motor':
      return spec.motor === 'none' ? null : spec.motor === 'mid' ? shift(s.bottomBracket, 84, -24) : s.rearAxle;
    case 'battery': {
      const battery = batteryOf(type, spec, s, frame);
      if (!battery) return null;
      const box = boundsOf(battery.outline);
      return at(box.x + box.width / 2, box.y + box.height / 2);
    }
    case 'display':
      return spec.display === 'none' ? null : shift(s.barClamp, 20, -34);
    case 'light':
      return spec.lights === 'none' ? null : shift(lampPoint({ type, skeleton: s }), 24, -4);
    case 'gears':
      // A motor in the rear hub leaves the axle to it.
      return spec.motor === 'hub' ? shift(s.rearAxle, 34, 110) : shift(s.rearAxle, 22, 30);
    case 'brakes':
      return polar(s.frontAxle, spec.brake / 2 - 6, -150);
    case 'fork':
      return spec.fork === 'suspension' ? bySteerer(s, s.crown, -110) : bySteerer(s, s.crown, -60);
    case 'tyres':
      return polar(s.frontAxle, s.frontRadius - spec.tyre / 2, 8);
    case 'saddle':
      return shift(s.saddleClamp, 0, -40);
    case 'frame':
      return between(s.bottomBracket, s.seatTop, 0.62);
  }
}
