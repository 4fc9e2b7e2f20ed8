import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's top folder, without symbolic links. */
export const root = realpathSync(fileURLToPath(new URL('../..', import.meta.url)));

/** Data of runs that may be deleted: databases, logs, secrets. VELORY_DATA sets another folder. */
export const dataFolder = path.resolve(root, process.env.VELORY_DATA || '.data');

/** Short, stable id of this data folder, for folders outside of it. */
export const dataId = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12);

/** @param {...string} parts below the checkout */
export const inRoot = (...parts) => path.join(root, ...parts);

/** @param {...string} parts below `.data`; parent folders are created */
export function inData(...parts) {
  const file = path.join(dataFolder, ...parts);
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
}
