import { normaliseDrawing } from '~/modules/illustrations/illustrations.ts';
import { type BikePart, partSpots, type Spot } from '~/modules/illustrations/near.ts';
import { db } from '~/platform/db.server.ts';
import { NEAR_VIEW, pictureUrl, type ProductView } from './catalog.ts';

/** A bike's picture from near, and where its parts lie in it. */
export interface NearView {
  src: string;
  spots: Partial<Record<BikePart, Spot>>;
}

/**
 * What one sees of a drawn bike from near.
 * @param colour slug of the colour to draw
 * @returns null for what is no bike, and for what only photographs show
 */
export async function findNearView(product: ProductView, colour: string | undefined): Promise<NearView | null> {
  if (product.kind !== 'bike' || product.pictures !== 'drawing') return null;
  const row = await db.product.findUnique({ where: { id: product.id }, select: { drawing: true } });
  const drawing = normaliseDrawing(row?.drawing);
  if (drawing?.kind !== 'bike') return null;
  return { src: pictureUrl(product, { colour, view: NEAR_VIEW }), spots: partSpots(drawing) };
}
