import { normaliseDrawing } from '~/modules/illustrations/illustrations.ts';
import { standingMeasures } from '~/modules/illustrations/standing.ts';
import { db } from '~/platform/db.server.ts';
import { pictureUrl, STANDING_VIEW } from './catalog.ts';
import { readFrameSizes } from './json.server.ts';
import { pictureVersion } from './pictures/product-pictures.server.ts';
import type { StandingBike } from './standing-bike.ts';

/**
 * A bike's picture in each of its sizes, with its measures in millimetres.
 * @returns null where it is no bike that is drawn
 */
export async function findStandingBike(productId: number): Promise<StandingBike | null> {
  const product = await db.product.findUnique({
    where: { id: productId },
    select: { id: true, drawing: true, frameSizes: true, pictureKey: true, pictures: true },
  });
  const drawing = normaliseDrawing(product?.drawing);
  if (!product || drawing?.kind !== 'bike' || product.pictures !== 'drawing') return null;
  const owner = { id: product.id, pictureVersion: pictureVersion(product.pictureKey) };
  return {
    sizes: readFrameSizes(product.frameSizes).map(({ size, minCm, maxCm }) => {
      const { window, saddle } = standingMeasures(drawing, size);
      return { size, minCm, maxCm, src: pictureUrl(owner, { view: STANDING_VIEW, size }), window, saddle };
    }),
  };
}
