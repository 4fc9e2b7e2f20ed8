import { normaliseDrawing } from '@velory/illustrations/illustrations.ts';
import {
  riderFit,
  type RiderMarks,
  riderMarks,
  type RiderMeasures,
  riderPictureSize,
} from '@velory/illustrations/riders.ts';
import { db } from '~/platform/db.server.ts';
import type { Picture, ProductView } from './catalog.ts';
import { riderPictureUrl } from './pictures/rider-address.ts';
import type { SizeRide } from './rider-fit.ts';

/** A size with the rider on it, its picture and where the measures are taken in it. */
export interface RenderedRide extends SizeRide {
  picture: Picture;
  marks: RiderMarks;
}

/**
 * A rider on each size of a bike, smallest first; on the bike as it is where there is no size to choose.
 * @param measures such as `isDrawnRider` takes
 * @param colour slug of the colour to draw
 * @returns none for what is no bike
 */
export async function renderRides(
  product: ProductView,
  measures: RiderMeasures,
  colour: string | undefined,
): Promise<RenderedRide[]> {
  if (product.kind !== 'bike') return [];
  const row = await db.product.findUnique({ where: { id: product.id }, select: { drawing: true } });
  const drawing = normaliseDrawing(row?.drawing);
  if (drawing?.kind !== 'bike') return [];
  const sizes = product.sizes.length > 0 ? product.sizes : [{ size: undefined, frameSize: null }];
  return sizes.map(({ size, frameSize }) => ({
    size,
    frameSize,
    fit: riderFit(drawing, measures, size),
    marks: riderMarks(drawing, measures, size),
    picture: { src: riderPictureUrl(product, { colour, size, ...measures }), ...riderPictureSize(measures), alt: '' },
  }));
}
