import { removeObjectJob } from '~/integrations/storage/remove-object-job.server.ts';
import { bucketName } from '~/integrations/storage/storage.server.ts';
import type { Database } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { holdOpen } from '~/modules/orders/order-stage.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import type { IdSide } from '~/modules/after-order/id-document.ts';

/**
 * Serializes changes to the documents of one order: two uploads of the same side wait for each other.
 * @returns whether the order accepts any at its stage
 */
export async function lockOrder(database: Database, { id }: Pick<Order, 'id'>): Promise<boolean> {
  const isOpen = await holdOpen(database, id, 'id-document');
  await database.$queryRaw`select id from checkout where id = ${id}::uuid for update`;
  return isOpen;
}

/** Removes pictures of an order; jobs of the same transaction remove their files. @returns how many */
export async function dropPictures(database: Database, checkoutId: string, side?: IdSide): Promise<number> {
  const pictures = await database.idPicture.findMany({ where: { checkoutId, side }, select: { key: true } });
  for (const { key } of pictures) {
    await addJob(database, removeObjectJob, { bucket: bucketName('documents'), key }, { key: `storage-remove:${key}` });
  }
  await database.idPicture.deleteMany({ where: { checkoutId, side } });
  return pictures.length;
}
