import { db } from '~/platform/db.server.ts';
import { normaliseDrawing } from '@velory/illustrations/illustrations.ts';
import { drawLoaded } from '@velory/illustrations/loaded.ts';
import { fits } from './gear.ts';
import { readColours } from './json.server.ts';
import { loadedPictureUrl, parseLoadedPictureName } from './loaded-address.ts';
import { paintOf, type PictureAnswer } from './pictures.server.ts';
import { pictureVersion } from './pictures/product-pictures.server.ts';

/**
 * The drawing of a bag on a bike by the last segment of its address (`loadedPictureUrl`). What does not fit is
 * missing, and so are colours that the products do not have: an address that shows nothing new is never drawn.
 */
export async function findLoadedPicture(name: string): Promise<PictureAnswer> {
  const requested = parseLoadedPictureName(name);
  if (!requested) return { kind: 'missing' };
  const rows = await db.product.findMany({
    where: { id: { in: [requested.bike.id, requested.gear.id] } },
    select: { id: true, drawing: true, colorData: true, pictureKey: true, mounts: true },
  });
  const [bike, gear] = [requested.bike, requested.gear].map(({ id, colour }) => {
    const row = rows.find((each) => each.id === id);
    const drawing = normaliseDrawing(row?.drawing);
    const paint = row && paintOf(readColours(row.colorData), colour);
    return (
      row && drawing && paint && { ...row, drawing, paint, colour, pictureVersion: pictureVersion(row.pictureKey) }
    );
  });
  if (bike?.drawing.kind !== 'bike' || gear?.drawing.kind !== 'accessory') return { kind: 'missing' };
  if (!fits(gear.mounts, bike.mounts)) return { kind: 'missing' };
  const body = drawLoaded(bike.drawing, gear.drawing, { bike: bike.paint, gear: gear.paint });
  if (body === undefined) return { kind: 'missing' };
  if (bike.pictureVersion !== requested.bike.version || gear.pictureVersion !== requested.gear.version)
    return { kind: 'moved', name: loadedPictureUrl(bike, gear).split('/').at(-1) ?? '' };
  return { kind: 'picture', body, type: 'image/svg+xml' };
}
