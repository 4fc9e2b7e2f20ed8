import { drawBike } from './bike/bike.ts';
import type { BikeDrawing } from './bike/presets.ts';
import { type Paint, sceneOf } from './bike/scene.ts';
import { extentOf } from './bike/skeleton.ts';
import { bodyOf, DRAWN_HEIGHTS, inseamRange } from './rider/body.ts';
import { type Contacts, contactsOf } from './rider/contacts.ts';
import { type RiderFit, fitOf } from './rider/fit.ts';
import { drawFarSide, drawNearSide } from './rider/figure.ts';
import { poseOf } from './rider/pose.ts';
import type { Box, Point } from './svg/geometry.ts';
import { svgDocument } from './svg/document.ts';

export { DRAWN_HEIGHTS, inseamRange } from './rider/body.ts';
export type { RiderFit } from './rider/fit.ts';

/** A rider by body height and, where it is known, inseam: whole centimetres. */
export interface RiderMeasures {
  readonly heightCm: number;
  readonly inseamCm?: number | undefined;
}

/**
 * Whether a body of these measures is drawn as it is: its height within 140 to 220 cm, its inseam one that such a body
 * has.
 */
export function isDrawnRider({ heightCm, inseamCm }: RiderMeasures): boolean {
  const inseam = inseamRange(heightCm);
  return (
    heightCm >= DRAWN_HEIGHTS.min &&
    heightCm <= DRAWN_HEIGHTS.max &&
    (inseamCm === undefined || (inseamCm >= inseam.min && inseamCm <= inseam.max))
  );
}

/**
 * The window of riders on bikes of usual length, mm: one for all of a bike's sizes, and for all heights but the
 * tallest, so that tall is tall.
 */
const WINDOW = { width: 2060, height: 2230, ground: 62 };
/** Riders from this height on need a taller window. */
const TALL = { fromCm: 192, height: 2480 };
/** The picture's natural width, pixels. */
const NATURAL_WIDTH = 1030;

interface RiderPicture {
  readonly paint: Paint;
  /** Frame size; absent: as the drawing is. */
  readonly size?: string | undefined;
  readonly title?: string | undefined;
}

const windowHeight = ({ heightCm }: RiderMeasures): number => (heightCm >= TALL.fromCm ? TALL.height : WINDOW.height);

function rideOf(bike: BikeDrawing, { heightCm, inseamCm }: RiderMeasures, size: string | undefined) {
  const body = bodyOf(heightCm, inseamCm);
  const contacts = contactsOf(bike, size, body);
  return { body, contacts, pose: poseOf(contacts, body) };
}

/**
 * How a rider sits on a bike of a size, by the measures of its drawing.
 * @param size frame size such as 'M'; absent or no frame size: the bike as it is drawn
 */
export function riderFit(bike: BikeDrawing, measures: RiderMeasures, size?: string): RiderFit {
  const { body, contacts, pose } = rideOf(bike, measures, size);
  return fitOf(contacts, body, pose);
}

/** Where rider and bike touch, in a rider's picture: shares of its width and height from the left top corner. */
export interface RiderMarks {
  readonly bracket: readonly [x: number, y: number];
  readonly saddle: readonly [x: number, y: number];
  readonly grip: readonly [x: number, y: number];
}

/** The three points that a shop sets a bike by: crank, saddle and grip. */
export function riderMarks(bike: BikeDrawing, measures: RiderMeasures, size?: string): RiderMarks {
  const { contacts } = rideOf(bike, measures, size);
  const window = windowOf(contacts, measures);
  const share = ({ x, y }: Point) => [(x - window.x) / window.width, (y - window.y) / window.height] as const;
  const { skeleton, saddleTop, grip } = contacts;
  return { bracket: share(skeleton.bottomBracket), saddle: share(saddleTop), grip: share(grip) };
}

function windowOf({ skeleton, spec }: Contacts, measures: RiderMeasures): Box {
  const extent = extentOf(skeleton, spec);
  const scale = Math.max(1, (extent.width + 60) / WINDOW.width);
  const width = WINDOW.width * scale;
  const height = windowHeight(measures) * scale;
  return { x: extent.x + extent.width / 2 - width / 2, y: WINDOW.ground * scale - height, width, height };
}

/** The natural size of a rider's picture, pixels, for bikes that fit the usual window. */
export function riderPictureSize(measures: RiderMeasures): { width: number; height: number } {
  return { width: NATURAL_WIDTH, height: Math.round((NATURAL_WIDTH * windowHeight(measures)) / WINDOW.width) };
}

/** Draws a rider on a bike of a size, its saddle set for the body, as one self-contained `<svg>`. */
export function drawRider(bike: BikeDrawing, measures: RiderMeasures, { paint, size, title }: RiderPicture): string {
  const { body, contacts, pose } = rideOf(bike, measures, size);
  const scene = sceneOf(bike.type, contacts.spec, paint, false);
  const window = windowOf(contacts, measures);
  const marks = drawFarSide(pose, body) + drawBike(scene, window) + drawNearSide(pose, body);
  return svgDocument(marks, { window, ...riderPictureSize(measures), ...(title ? { title } : {}) });
}
