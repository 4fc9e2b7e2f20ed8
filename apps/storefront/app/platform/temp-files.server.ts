import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from './env.server.ts';
import { log } from './log.server.ts';
import { singleton } from './singleton.server.ts';

/** ms after which a temporary file belongs to a process that has died: uploads and pictures take less. */
const ORPHANED_AFTER = 10 * 60_000;

const folder = () =>
  singleton('temp-files', () => {
    const created = path.resolve(env().DATA_DIR, 'tmp');
    mkdirSync(created, { recursive: true, mode: 0o700 });
    removeOrphans(created).catch((error: unknown) => log.warn({ err: error }, 'temporary files could not be removed'));
    return created;
  });

/**
 * Returns a path for a new temporary file in a folder that only this user can read; its name does not say what it
 * holds.
 */
export const tempFilePath = (): string => path.join(folder(), randomUUID());

/** Removes the files of processes that were killed while they worked. */
async function removeOrphans(created: string): Promise<void> {
  for (const name of await readdir(created)) {
    const file = path.join(created, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - ORPHANED_AFTER) await rm(file, { force: true });
  }
}
