import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A folder that is removed when the running test is finished. To be called inside of a test or a `beforeEach`.
 * @param {string} [name] part of its name
 * @returns {string}
 */
export function temporaryFolder(name = 'folder') {
  const folder = mkdtempSync(path.join(tmpdir(), `velory-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
