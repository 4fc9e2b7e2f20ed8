import { removeObjectJob } from '~/integrations/storage/remove-object-job.server.ts';
import { bucketName } from '~/integrations/storage/storage.server.ts';
import type { Database, Prisma } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';

/** Removes pictures of documents, their files by jobs of the same transaction. @returns how many */
export async function dropCheckPictures(
  database: Database,
  where: Prisma.CreditCheckPictureWhereInput,
): Promise<number> {
  const pictures = await database.creditCheckPicture.findMany({ where, select: { key: true } });
  for (const { key } of pictures) {
    await addJob(database, removeObjectJob, { bucket: bucketName('documents'), key }, { key: `storage-remove:${key}` });
  }
  await database.creditCheckPicture.deleteMany({ where: { key: { in: pictures.map(({ key }) => key) } } });
  return pictures.length;
}
