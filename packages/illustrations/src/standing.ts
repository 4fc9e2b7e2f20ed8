import { type BikeDrawing, resolveBike } from './bike/presets.ts';
import { sceneOf } from './bike/scene.ts';
import { bikeForSize } from './bike/sizes.ts';
import { sideWindow } from './bike/views.ts';
import type { Box, Point } from './svg/geometry.ts';

const NO_PAINT = { main: '', accent: '' };

/** A standing bike in millimetres, the ground at 0 and up negative: so that others can stand beside it in its scale. */
export interface StandingMeasures {
  /** What its standing picture shows. */
  window: Box;
  saddle: Point;
}

/** @param size frame size such as 'M'; absent: the bike as it is drawn */
export function standingMeasures(bike: BikeDrawing, size?: string): StandingMeasures {
  const sized = size ? bikeForSize(bike, size) : bike;
  const scene = sceneOf(sized.type, resolveBike(sized.type, sized), NO_PAINT, false);
  return { window: sideWindow(scene, true), saddle: scene.skeleton.saddleClamp };
}
