import { type Box, type Point, at, between, boundsOf, shift } from '../svg/geometry.ts';
import { batteryOf } from './battery.ts';
import { boxOf } from './box.ts';
import { linkageOf } from './frame-tubes.ts';
import { rackOf } from './rack-points.ts';
import type { Scene } from './scene.ts';
import { bySteerer, extentOf } from './skeleton.ts';

/** Pictures of a bike: the whole side view, then close-ups. */
export const BIKE_VIEWS = [
  'side',
  'motor',
  'battery',
  'cockpit',
  'gears',
  'suspension',
  'brake',
  'rack',
  'box',
  'saddle',
] as const;
export type BikeView = (typeof BIKE_VIEWS)[number];

/** Every picture is 8:5. */
const BIKE_RATIO = 8 / 5;

const FULL_WIDTH = 2000;
const FULL_HEIGHT = FULL_WIDTH / BIKE_RATIO;
/** Space under the wheels in the full view, and in one cropped to the bike. */
const GROUND = 62;
const FIT_GROUND = 24;

const around = (centre: Point, width: number): Box => ({
  x: centre.x - width / 2,
  y: centre.y - width / BIKE_RATIO / 2,
  width,
  height: width / BIKE_RATIO,
});

/**
 * The window of the side view: 2000 × 1250 mm for all, so that bikes keep their relative size, wider for those that
 * need it. With `fit` it closes in on the bike, and the ground lies 24 mm above its lower edge.
 */
export function sideWindow({ skeleton, spec }: Scene, fit: boolean): Box {
  const extent = extentOf(skeleton, spec);
  const tall = extent.height + (fit ? FIT_GROUND + 20 : GROUND + 24);
  const needed = Math.max(extent.width + (fit ? 24 : 60), tall * BIKE_RATIO);
  const width = fit ? needed : Math.max(FULL_WIDTH, needed);
  const height = width / BIKE_RATIO;
  const ground = fit ? FIT_GROUND : GROUND + Math.max(0, height - FULL_HEIGHT) * 0.3;
  return { x: extent.x + extent.width / 2 - width / 2, y: ground - height, width, height };
}

type Closeup = (scene: Scene) => Box | null;

/** What each close-up shows; null where the bike has no such part. */
const CLOSEUPS: Readonly<Record<Exclude<BikeView, 'side'>, Closeup>> = {
  motor: (scene) => {
    const { spec, skeleton: s } = scene;
    if (spec.motor === 'none') return null;
    return spec.motor === 'mid' ? around(shift(s.bottomBracket, 56, 0), 560) : around(shift(s.rearAxle, 60, 0), 520);
  },
  battery: (scene) => {
    const battery = batteryOf(scene.type, scene.spec, scene.skeleton, scene.frame);
    if (!battery) return null;
    const box = boundsOf(battery.outline);
    const centre = at(box.x + box.width / 2, box.y + box.height / 2);
    return around(centre, Math.max(560, box.width + 180, (box.height + 110) * BIKE_RATIO));
  },
  cockpit: ({ skeleton: s }) => around(shift(between(s.barClamp, s.headTop, 0.35), -10, 20), 640),
  gears: ({ spec, skeleton: s }) =>
    spec.motor === 'hub' ? around(shift(s.rearAxle, 70, 60), 480) : around(shift(s.rearAxle, 40, 36), 500),
  suspension: (scene) => {
    const { type, spec, skeleton: s } = scene;
    if (type === 'fully') return around(shift(linkageOf(spec, s).rocker, 60, 60), 620);
    return spec.fork === 'suspension' ? around(bySteerer(s, s.crown, -80, 10), 560) : null;
  },
  brake: ({ skeleton: s, spec }) => around(shift(s.frontAxle, -10, -20), Math.max(460, spec.brake * 2.3)),
  rack: (scene) => {
    if (scene.spec.rack === 'none') return null;
    const { deckRear, deckFront } = rackOf(scene.spec, scene.skeleton);
    const long = scene.spec.rack === 'long';
    return around(shift(between(deckRear, deckFront, 0.5), 0, long ? -30 : 60), long ? 1000 : 660);
  },
  box: ({ type, skeleton: s }) => {
    if (type !== 'frontbox') return null;
    const box = boxOf(s);
    return around(
      between(between(box.rearTop, box.frontTop, 0.5), between(box.rearFoot, box.frontFoot, 0.5), 0.4),
      1240,
    );
  },
  saddle: ({ skeleton: s }) => around(shift(s.saddleClamp, 0, 30), 480),
};

/** The window of a close-up; null where the bike has no such part, and for the side view. */
export const closeUpWindow = (scene: Scene, view: BikeView): Box | null =>
  view === 'side' ? null : CLOSEUPS[view](scene);

/** The pictures that exist of a bike, side view first. */
export const bikeViews = (scene: Scene): BikeView[] =>
  BIKE_VIEWS.filter((view) => view === 'side' || closeUpWindow(scene, view) !== null);
