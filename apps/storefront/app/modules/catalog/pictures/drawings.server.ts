import { createHash } from 'node:crypto';
import {
  ACCESSORY_TYPES,
  BIKE_TYPES,
  type Drawing,
  drawSvg,
  normaliseDrawing,
  type Paint,
  viewsOf,
} from '@velory/illustrations/illustrations.ts';
import { drawLoaded, hangsOnRack } from '@velory/illustrations/loaded.ts';
import { drawRider } from '@velory/illustrations/riders.ts';

const samplePaint: Paint = { main: '#24463d', accent: '#e8e2d0' };

let version: string | undefined;

/**
 * Changes when the illustrator draws the same product in another way: a hash of every view of each type, and of a
 * rider and a bag on it, made once.
 */
export function rendererVersion(): string {
  version ??= createHash('sha256')
    .update(
      samples()
        .flatMap((drawing) => [
          ...viewsOf(drawing).map((view) => drawSvg(drawing, { paint: samplePaint, view })),
          ...(drawing.kind === 'bike'
            ? [
                drawRider(drawing, { heightCm: 172 }, { paint: samplePaint }),
                drawLoaded(drawing, { kind: 'accessory', type: 'bag' }, { bike: samplePaint, gear: samplePaint }) ?? '',
              ]
            : []),
        ])
        .join(''),
    )
    .digest('hex')
    .slice(0, 10);
  return version;
}

function samples(): Drawing[] {
  const specs = [
    ...BIKE_TYPES.map((type) => ({ kind: 'bike', type })),
    ...ACCESSORY_TYPES.map((type) => ({ kind: 'accessory', type })),
  ];
  return specs.flatMap((spec) => normaliseDrawing(spec) ?? []);
}

/** Whether a drawing is of a bag that hangs on racks. */
export function isMountedDrawing(drawing: unknown): boolean {
  const known = normaliseDrawing(drawing);
  return known?.kind === 'accessory' && hangsOnRack(known);
}

/** The views a drawing has, the whole product first; none if it is no drawing. */
export function drawingViews(drawing: unknown): string[] {
  const known = normaliseDrawing(drawing);
  return known ? viewsOf(known) : [];
}
