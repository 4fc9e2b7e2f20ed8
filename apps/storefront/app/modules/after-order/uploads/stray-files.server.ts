import type { BucketKind } from '~/integrations/storage/upload-origin.server.ts';
import { bucketName, objectStorage } from '~/integrations/storage/storage.server.ts';
import { db } from '~/platform/db.server.ts';

/** Minimum age in ms: a file may exist before its row, and a signed URL is valid for less than this time. */
const GRACE_MS = 60 * 60 * 1000;

/** Files per query. */
const BATCH = 500;

interface StorageArea {
  kind: BucketKind;
  prefix: string;
  /** Those of the keys that a row references. */
  known(keys: string[]): Promise<{ key: string }[]>;
}

/** Storage areas whose files are referenced by database rows. */
const storageAreas: readonly StorageArea[] = [
  {
    kind: 'uploads',
    prefix: 'visitors/',
    known: (keys) =>
      db.upload.findMany({ where: { bucket: bucketName('uploads'), key: { in: keys } }, select: { key: true } }),
  },
  {
    kind: 'documents',
    prefix: 'orders/',
    known: (keys) => db.idPicture.findMany({ where: { key: { in: keys } }, select: { key: true } }),
  },
  {
    kind: 'documents',
    prefix: 'checks/',
    known: (keys) => db.creditCheckPicture.findMany({ where: { key: { in: keys } }, select: { key: true } }),
  },
];

/**
 * Removes files that no row references: uploaded a second time to a storage that cannot enforce a single upload, or
 * written just before a failure.
 * @returns how many
 */
export async function removeStrayFiles(now = new Date()): Promise<number> {
  let removed = 0;
  for (const area of storageAreas) {
    let keys: string[] = [];
    for await (const { key, changedAt } of objectStorage().list(bucketName(area.kind), area.prefix)) {
      if (now.getTime() - changedAt.getTime() > GRACE_MS) keys.push(key);
      if (keys.length < BATCH) continue;
      removed += await removeUnknown(area, keys);
      keys = [];
    }
    removed += await removeUnknown(area, keys);
  }
  return removed;
}

async function removeUnknown({ kind, known }: StorageArea, keys: string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const named = new Set((await known(keys)).map(({ key }) => key));
  const strays = keys.filter((key) => !named.has(key));
  for (const key of strays) await objectStorage().remove(bucketName(kind), key);
  return strays.length;
}
