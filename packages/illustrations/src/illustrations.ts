import { ACCESSORY_VIEWS, type AccessoryView } from './accessory/kit.ts';
import { type AccessoryDrawing, accessoryOf } from './accessory/registry.ts';
import { drawBike } from './bike/bike.ts';
import { type BikeDrawing, resolveBike } from './bike/presets.ts';
import { type Paint, sceneOf } from './bike/scene.ts';
import { bikeForSize } from './bike/sizes.ts';
import { BIKE_VIEWS, type BikeView, bikeViews, closeUpWindow, sideWindow } from './bike/views.ts';
import { type Drawing, normaliseDrawing } from './normalise.ts';
import { svgDocument } from './svg/document.ts';

export { ACCESSORY_TYPES, type AccessoryDrawing, type AccessoryType } from './accessory/registry.ts';
export { BIKE_TYPES, type BikeDrawing, type BikeType } from './bike/presets.ts';
export { type Drawing, type Paint, normaliseDrawing };

/** A picture of a product: bikes have a side view and close-ups of their parts, accessories a front view and more. */
export type PictureView = BikeView | AccessoryView;

export const PICTURE_VIEWS: readonly PictureView[] = [...BIKE_VIEWS, ...ACCESSORY_VIEWS];

export const isPictureView = (value: unknown): value is PictureView => PICTURE_VIEWS.some((view) => view === value);

export interface PictureOptions {
  /** The colours of the chosen variant, as hex; anything else falls back to a quiet default. */
  readonly paint: Paint;
  /** One of `viewsOf(drawing)`; any other view gives the first of them. */
  readonly view: PictureView;
  /** Frame size to draw a bike in: 'XS' to 'XXL', 'M/L'. */
  readonly size?: string;
  /** Text alternative; without it the picture is decoration (`aria-hidden`). */
  readonly title?: string;
  /** Bike's side view only: closes in on the bike, with the ground 2 % above the lower edge, to stand it on a line. */
  readonly fit?: boolean;
}

/** Natural size of the pictures in pixels: 8:5 for bikes, square for accessories. */
const BIKE_SIDE = { width: 1600, height: 1000 };
const BIKE_CLOSEUP = { width: 1200, height: 750 };
const ACCESSORY = { width: 800, height: 800 };

const NO_PAINT: Paint = { main: '', accent: '' };

/** The pictures there are of a product, the whole of it first. */
export function viewsOf(drawing: Drawing): PictureView[] {
  if (drawing.kind === 'accessory') return [...accessoryOf(drawing.type).views];
  return bikeViews(sceneOf(drawing.type, resolveBike(drawing.type, drawing), NO_PAINT, false));
}

/**
 * Draws a picture as one self-contained `<svg>` element: no ids, styles, fonts, scripts or references, so it can be
 * served as a file or inlined any number of times. The same input always gives the same text.
 */
export function drawSvg(drawing: Drawing, { paint, view, size, title, fit = false }: PictureOptions): string {
  return drawing.kind === 'bike'
    ? bikeSvg(size ? bikeForSize(drawing, size) : drawing, paint, view, title, fit)
    : accessorySvg(drawing, paint, view, title);
}

const isBikeView = (view: PictureView): view is BikeView => BIKE_VIEWS.some((known) => known === view);
const isAccessoryView = (view: PictureView): view is AccessoryView => ACCESSORY_VIEWS.some((known) => known === view);

function bikeSvg(
  drawing: BikeDrawing,
  paint: Paint,
  view: PictureView,
  title: string | undefined,
  fit: boolean,
): string {
  const scene = sceneOf(drawing.type, resolveBike(drawing.type, drawing), paint, false);
  const closeUp = isBikeView(view) ? closeUpWindow(scene, view) : null;
  const window = closeUp ?? sideWindow(scene, fit);
  const body = drawBike({ ...scene, close: closeUp !== null }, window);
  return svgDocument(body, { window, ...(closeUp ? BIKE_CLOSEUP : BIKE_SIDE), title });
}

function accessorySvg(drawing: AccessoryDrawing, paint: Paint, view: PictureView, title: string | undefined): string {
  const accessory = accessoryOf(drawing.type);
  const shown = isAccessoryView(view) && accessory.views.includes(view) ? view : 'front';
  const { body, window } = accessory.picture(drawing, paint, shown);
  return svgDocument(body, { window, ...ACCESSORY, title });
}
