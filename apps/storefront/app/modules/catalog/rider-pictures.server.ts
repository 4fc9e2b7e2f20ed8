import { db } from '~/platform/db.server.ts';
import { normaliseDrawing } from '@velory/illustrations/illustrations.ts';
import { drawRider, isDrawnRider } from '@velory/illustrations/riders.ts';
import { readColours } from './json.server.ts';
import { paintOf, type PictureAnswer } from './pictures.server.ts';
import { pictureVersion } from './pictures/product-pictures.server.ts';
import { parseRiderPictureName } from './pictures/rider-address.ts';

/**
 * The drawing of a rider on a bike by the last segment of its address (`riderPictureUrl`). Colours and sizes that the
 * product does not have are missing, and so are bodies that no one has: an address that shows nothing new is never
 * drawn.
 * @param name e.g. `12-nebelgrau-m-172.0a1b2c3d4e.svg`, or `…-172_80.…` with the inseam
 */
export async function findRiderPicture(name: string): Promise<PictureAnswer> {
  const requested = parseRiderPictureName(name);
  if (!requested || !isDrawnRider(requested)) return { kind: 'missing' };
  const product = await db.product.findUnique({
    where: { id: requested.productId },
    select: {
      drawing: true,
      colorData: true,
      pictureKey: true,
      variants: { where: { vanishedAt: null }, select: { size: true }, distinct: ['size'] },
    },
  });
  const drawing = normaliseDrawing(product?.drawing);
  if (!product || drawing?.kind !== 'bike') return { kind: 'missing' };
  const size = product.variants.find((each) => each.size !== null && requested.isSize(each.size))?.size ?? undefined;
  const paint = paintOf(readColours(product.colorData), requested.colour);
  if (!paint || (requested.hasSize && size === undefined)) return { kind: 'missing' };
  const version = pictureVersion(product.pictureKey);
  if (version !== requested.version)
    return { kind: 'moved', name: name.replace(`.${requested.version}.`, `.${version}.`) };
  return { kind: 'picture', body: drawRider(drawing, requested, { paint, size }), type: 'image/svg+xml' };
}
