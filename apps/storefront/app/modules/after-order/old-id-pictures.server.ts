import { db } from '~/platform/db.server.ts';
import { endings } from '~/modules/orders/order-stages.ts';
import { addApplication } from '~/modules/fulfilment/partners.server.ts';
import { dropPictures, lockOrder } from './id-document/pictures.server.ts';

/** Maximum retention of a picture in days, whatever the state of its order, as the privacy page states. */
const MOST_DAYS = 90;

/** Maximum of orders per run. */
const BATCH = 500;

/**
 * Removes pictures of identity documents that are no longer needed: the contract is concluded (signed, and the credit
 * check passed), the order has ended, or a picture was uploaded 90 days ago. Jobs of the same transaction remove the
 * files. For the remaining pictures, links that expired unopened are created again.
 * @returns number of orders
 */
export async function removeOldIdPictures(now = new Date()): Promise<number> {
  const oldest = new Date(now.getTime() - MOST_DAYS * 24 * 60 * 60 * 1000);
  const has = (kind: 'contract' | 'checked') => ({ orderEvents: { some: { kind } } });
  const done = await db.idDocument.findMany({
    where: {
      pictures: { some: {} },
      OR: [
        { checkout: { AND: [has('contract'), has('checked')] } },
        { checkout: { fulfilment: { stage: { in: [...endings] } } } },
        { pictures: { some: { createdAt: { lte: oldest } } } },
      ],
    },
    select: { checkoutId: true },
    take: BATCH,
  });
  for (const { checkoutId } of done) await erase(checkoutId, now);
  await renewLinks(now);
  return done.length;
}

/** Removes expired links; if one was never opened and no check has passed, the application is sent again. */
async function renewLinks(now: Date): Promise<void> {
  await db.$transaction(async (database) => {
    const expired = { expiresAt: { lte: now } };
    const unopened = await database.idDocument.findMany({
      where: {
        pictures: { some: { links: { some: { ...expired, openedAt: null }, none: { expiresAt: { gt: now } } } } },
        checkout: { orderEvents: { none: { kind: 'checked' } } },
      },
      select: { checkoutId: true },
    });
    await database.idPictureLink.deleteMany({ where: expired });
    for (const { checkoutId } of unopened) await addApplication(database, checkoutId, { again: now.toISOString() });
  });
}

/** A complete document stays recorded as shown; an incomplete one is removed entirely. */
async function erase(checkoutId: string, now: Date): Promise<void> {
  await db.$transaction(async (database) => {
    await lockOrder(database, { id: checkoutId });
    await dropPictures(database, checkoutId);
    const { idUploadUpdated } = await database.checkout.findUniqueOrThrow({
      where: { id: checkoutId },
      select: { idUploadUpdated: true },
    });
    if (idUploadUpdated) await database.idDocument.update({ where: { checkoutId }, data: { erasedAt: now } });
    else await database.idDocument.delete({ where: { checkoutId } });
  });
}
