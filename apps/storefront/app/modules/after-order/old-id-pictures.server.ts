import { db } from '~/platform/db.server.ts';
import { endings } from '~/modules/orders/order-stages.ts';
import { addApplication } from '~/modules/fulfilment/partners.server.ts';
import { dropPictures, lockOrder } from './id-document/pictures.server.ts';

/** Days after which a picture goes, whatever became of its order: the privacy page promises it. */
const MOST_DAYS = 90;

/** Orders that one run looks at. */
const BATCH = 500;

/**
 * Removes the pictures of identity documents that nobody needs any more: the contract is concluded (signed, and the credit check
 * passed), the order has ended, or a picture was uploaded 90 days ago. Their files go by jobs of the same transaction; of what stays,
 * links that have expired unopened are made anew.
 * @returns of how many orders
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

/** Removes links that have expired; where one was never opened and no check has passed, the application goes once more. */
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

/** A document that was complete stays as having been shown; of one that never was nothing stays. */
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
