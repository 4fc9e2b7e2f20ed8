import { drawBike } from './bike/bike.ts';
import { type BikeDrawing, resolveBike } from './bike/presets.ts';
import { type Paint, type Scene, sceneOf } from './bike/scene.ts';
import { bikeForSize } from './bike/sizes.ts';
import { sideWindow } from './bike/views.ts';
import { drawFrontWheel, drawRearWheel } from './bike/wheels.ts';
import type { Box, Point } from './svg/geometry.ts';
import { svgDocument } from './svg/document.ts';

/*
 * A bike that rolls: its body in the window of a standing bike, and each of its wheels alone, so that a page can turn
 * them.
 */

export const ROLLING_PARTS = ['body', 'rear', 'front'] as const;
export type RollingPart = (typeof ROLLING_PARTS)[number];

const NO_PAINT: Paint = { main: '', accent: '' };
/** Natural width of the body's picture, pixels. */
const WIDTH = 1600;
/** Space around a wheel, mm. */
const MARGIN = 2;

const rollingScene = (bike: BikeDrawing, paint: Paint, size: string | undefined): Scene => {
  const sized = size ? bikeForSize(bike, size) : bike;
  return sceneOf(sized.type, resolveBike(sized.type, sized), paint, false);
};

function wheelWindow(axle: Point, radius: number): Box {
  const half = radius + MARGIN;
  return { x: axle.x - half, y: axle.y - half, width: half * 2, height: half * 2 };
}

function windowOf(scene: Scene, part: RollingPart): Box {
  const { rearAxle, rearRadius, frontAxle, frontRadius } = scene.skeleton;
  if (part === 'body') return sideWindow(scene, true);
  return part === 'rear' ? wheelWindow(rearAxle, rearRadius) : wheelWindow(frontAxle, frontRadius);
}

/**
 * Draws a part of a rolling bike as one self-contained `<svg>`: decoration, its words stand beside it. Body and wheels
 * laid on one another by `rollingMarks` are the standing bike.
 * @param size frame size such as 'M'; absent: the bike as it is drawn
 */
export function drawRollingPart(bike: BikeDrawing, part: RollingPart, paint: Paint, size?: string): string {
  const scene = rollingScene(bike, paint, size);
  const window = windowOf(scene, part);
  const body =
    part === 'body'
      ? drawBike(scene, window, { still: true })
      : part === 'rear'
        ? drawRearWheel(scene)
        : drawFrontWheel(scene);
  const width = part === 'body' ? WIDTH : Math.round((WIDTH * window.width) / windowOf(scene, 'body').width);
  return svgDocument(body, { window, width, height: (width * window.height) / window.width });
}

/**
 * Where a wheel lies in the body's picture: the middle of its axle and its picture's side, all as shares of the body's
 * width.
 */
export interface WheelMark {
  readonly x: number;
  /** From the upper edge. */
  readonly y: number;
  readonly side: number;
}

/** Where the wheels of a rolling bike lie, and the ground, from the lower edge; shares of the body's width. */
export interface RollingMarks {
  readonly rear: WheelMark;
  readonly front: WheelMark;
  readonly ground: number;
}

/** The places of a bike's wheels in the picture of its body (`drawRollingPart`). */
export function rollingMarks(bike: BikeDrawing, size?: string): RollingMarks {
  const scene = rollingScene(bike, NO_PAINT, size);
  const window = windowOf(scene, 'body');
  const share = (length: number) => Math.round((length / window.width) * 1e5) / 1e5;
  const mark = (part: 'rear' | 'front'): WheelMark => {
    const { x, y, width, height } = windowOf(scene, part);
    return { x: share(x + width / 2 - window.x), y: share(y + height / 2 - window.y), side: share(width) };
  };
  return { rear: mark('rear'), front: mark('front'), ground: share(window.y + window.height) };
}
