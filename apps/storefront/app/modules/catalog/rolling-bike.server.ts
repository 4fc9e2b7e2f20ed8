import { db } from '~/platform/db.server.ts';
import { normaliseDrawing } from '@velory/illustrations/illustrations.ts';
import { rollingMarks, type RollingPart } from '@velory/illustrations/rolling.ts';
import { pictureUrl, ROLLING_VIEWS } from './catalog.ts';
import { pictureVersion } from './pictures/product-pictures.server.ts';
import { readFrameSizes } from './json.server.ts';
import type { RollingBike } from './rolling-bike.ts';

/**
 * The pictures of a bike that rolls, in the colour and size of a variant.
 * @returns null if the variant is no more, or its product is no bike that is drawn
 */
export async function findRollingBike(variantId: number): Promise<RollingBike | null> {
  const variant = await db.variant.findUnique({
    where: { id: variantId },
    select: {
      size: true,
      colorSlug: true,
      product: { select: { id: true, drawing: true, frameSizes: true, pictureKey: true, pictures: true } },
    },
  });
  const drawing = normaliseDrawing(variant?.product.drawing);
  if (!variant || drawing?.kind !== 'bike' || variant.product.pictures !== 'drawing') return null;
  const { id, pictureKey, frameSizes } = variant.product;
  const size = readFrameSizes(frameSizes).find((each) => each.size === variant.size)?.size;
  const owner = { id, pictureVersion: pictureVersion(pictureKey) };
  const addressOf = (part: RollingPart) =>
    pictureUrl(owner, { colour: variant.colorSlug ?? undefined, view: ROLLING_VIEWS[part], size });
  return {
    src: { body: addressOf('body'), rear: addressOf('rear'), front: addressOf('front') },
    marks: rollingMarks(drawing, size),
  };
}
