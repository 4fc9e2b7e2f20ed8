import { normaliseDrawing } from '@velory/illustrations/illustrations.ts';
import { type BikePart, partSpots, type PointedPart, pointedSpots, type Spot } from '@velory/illustrations/near.ts';
import { db } from '~/platform/db.server.ts';
import { isSizeOfAddress, MAIN_VIEW, NEAR_VIEW, parsePictureName, pictureUrl, type ProductView } from './catalog.ts';
import { readFrameSizes } from './json.server.ts';

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

/**
 * Where the parts of a bike lie on its picture; null of what is no drawn bike from its side.
 * @param src address of the picture, as an order keeps it
 */
export async function findPartSpots(src: string): Promise<Partial<Record<PointedPart, Spot>> | null> {
  const requested = parsePictureName(src.split('/').at(-1) ?? '', [MAIN_VIEW]);
  if (!requested) return null;
  const row = await db.product.findUnique({
    where: { id: requested.productId },
    select: { drawing: true, frameSizes: true },
  });
  const drawing = normaliseDrawing(row?.drawing);
  if (drawing?.kind !== 'bike') return null;
  const { size } = requested;
  return pointedSpots(
    drawing,
    size && readFrameSizes(row?.frameSizes).find((each) => isSizeOfAddress(each.size, size))?.size,
  );
}
