import type { BucketKind } from '~/integrations/storage/upload-origin.server.ts';
import { bucketName, objectStorage } from '~/integrations/storage/storage.server.ts';
import { db } from '~/platform/db.server.ts';

/** ms for which a file may be there before its row is, or after: longer than an address can be used. */
const GRACE_MS = 60 * 60 * 1000;

/** Files that are looked up at once. */
const BATCH = 500;

interface Shelf {
  kind: BucketKind;
  prefix: string;
  /** Those of the keys that a row names. */
  known(keys: string[]): Promise<{ key: string }[]>;
}

/** Where the shop keeps files that a row of the database names. */
const shelves: readonly Shelf[] = [
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
 * Removes files that no row names: sent a second time to an address of a storage that cannot count, or written just before
 * something failed.
 * @returns how many
 */
export async function removeStrayFiles(now = new Date()): Promise<number> {
  let removed = 0;
  for (const shelf of shelves) {
    let keys: string[] = [];
    for await (const { key, changedAt } of objectStorage().list(bucketName(shelf.kind), shelf.prefix)) {
      if (now.getTime() - changedAt.getTime() > GRACE_MS) keys.push(key);
      if (keys.length < BATCH) continue;
      removed += await removeUnknown(shelf, keys);
      keys = [];
    }
    removed += await removeUnknown(shelf, keys);
  }
  return removed;
}

async function removeUnknown({ kind, known }: Shelf, keys: string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const named = new Set((await known(keys)).map(({ key }) => key));
  const strays = keys.filter((key) => !named.has(key));
  for (const key of strays) await objectStorage().remove(bucketName(kind), key);
  return strays.length;
}
