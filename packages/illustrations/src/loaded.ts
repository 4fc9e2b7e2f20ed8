import { drawMountedBag } from './accessory/bag.ts';
import type { AccessoryDrawing } from './accessory/registry.ts';
import { drawBike } from './bike/bike.ts';
import { type BikeDrawing, resolveBike } from './bike/presets.ts';
import { rackOf } from './bike/rack-points.ts';
import { type Paint, sceneOf } from './bike/scene.ts';
import { svgDocument } from './svg/document.ts';
import { at } from './svg/geometry.ts';
import { placed } from './svg/shapes.ts';

/** A bag on the rack of a bike: what it looks like where it will hang. */

/** The window around the rear of a bike, mm: from the rear wheel to the crank, up to the saddle. */
const WINDOW = { width: 1760, height: 1100, behind: 440, ground: 24 };
const SIZE = { width: 1600, height: 1000 };
/** Millimetres of a bag's unit, and where its hooks are. */
const BAG = { scale: 1.45, hooks: at(200, 84) };
/** The bag's middle behind the rear axle, mm: heels pass in front of it. */
const BEHIND_AXLE = 46;

/** Whether a bag hangs at the side of a rack. */
export const hangsOnRack = (gear: AccessoryDrawing): boolean => drawMountedBag(gear, PLAIN) !== null;

const PLAIN: Paint = { main: '', accent: '' };

/**
 * Draws a bag on a bike's rack as one self-contained `<svg>`.
 * @returns undefined where the bag does not hang on racks, or the bike has none
 */
export function drawLoaded(
  bike: BikeDrawing,
  gear: AccessoryDrawing,
  paint: { readonly bike: Paint; readonly gear: Paint },
): string | undefined {
  const scene = sceneOf(bike.type, resolveBike(bike.type, bike), paint.bike, false);
  const bag = drawMountedBag(gear, paint.gear);
  if (bag === null || scene.spec.rack === 'none') return undefined;
  const { rearAxle } = scene.skeleton;
  const { deck } = rackOf(scene.spec, scene.skeleton);
  const window = { ...WINDOW, x: rearAxle.x - WINDOW.behind, y: WINDOW.ground - WINDOW.height };
  const origin = at(rearAxle.x - BEHIND_AXLE - BAG.hooks.x * BAG.scale, deck - BAG.hooks.y * BAG.scale);
  const { x, y, width, height } = window;
  const body = drawBike(scene, { x, y, width, height }) + placed(origin, bag, { scale: BAG.scale });
  return svgDocument(body, { window: { x, y, width, height }, ...SIZE });
}
