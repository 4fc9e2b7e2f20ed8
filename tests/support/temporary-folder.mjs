import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A folder that the caller removes.
 * @param {string} name part of its name
 * @returns {{folder: string, remove: () => void}}
 */
export function makeFolder(name) {
  const folder = mkdtempSync(path.join(tmpdir(), `velory-${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * A folder that is removed when the running test ends. Call it inside a test or a `beforeEach`.
 * @param {string} [name] part of its name
 * @returns {string}
 */
export function temporaryFolder(name = 'folder') {
  const { folder, remove } = makeFolder(name);
  onTestFinished(remove);
  return folder;
}
