import { normaliseDrawing } from '@velory/illustrations/illustrations.ts';
import { standingMeasures } from '@velory/illustrations/standing.ts';
import { db } from '~/platform/db.server.ts';
import { type Picture, type PictureOwner, pictureUrl, STANDING_VIEW } from './catalog.ts';
import { readFrameSizes } from './json.server.ts';
import { pictureVersion } from './pictures/product-pictures.server.ts';
import type { StandingBike } from './standing-bike.ts';

/**
 * A bike's picture in each of its sizes, with its measures in millimetres.
 * @returns null if it is no bike that is drawn
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

/** All pictures of standing bikes are 8:5. */
const RATIO = 8 / 5;

/**
 * Pictures of bikes that stand beside one another in one scale: each shows as much as the largest of them needs.
 * @returns by id; what is not drawn has none
 */
export async function findLineUp(owners: readonly PictureOwner[]): Promise<Map<number, Picture>> {
  const rows = await db.product.findMany({
    where: { id: { in: owners.map(({ id }) => id) }, pictures: 'drawing' },
    select: { id: true, drawing: true },
  });
  const windows = new Map(
    rows.flatMap(({ id, drawing }) => {
      const bike = normaliseDrawing(drawing);
      return bike?.kind === 'bike' ? [[id, standingMeasures(bike).window] as const] : [];
    }),
  );
  const width = Math.max(...[...windows.values()].map((window) => window.width));
  const height = width / RATIO;
  return new Map(
    owners.flatMap((owner) => {
      const own = windows.get(owner.id);
      if (!own) return [];
      const box = [own.x + (own.width - width) / 2, own.y + own.height - height, width, height].map(Math.round);
      const src = `${pictureUrl(owner, { view: STANDING_VIEW })}#svgView(viewBox(${box.join(',')}))`;
      return [[owner.id, { src, width: Math.round(width), height: Math.round(height), alt: '' }] as const];
    }),
  );
}
