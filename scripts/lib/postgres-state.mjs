import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { dataId, dataFolder } from './paths.mjs';
import { Problem } from './problem.mjs';
import { canEnter } from './service-user.mjs';

/**
 * Folder for Postgres' files if its account cannot enter the checkout (for example in root's home), named after the
 * checkout. /var/lib belongs to root, so that no one else can create it.
 */
export const outsideFolder = path.join('/var/lib', `velory-${dataId}`);

/**
 * The folder for the cluster of this checkout: `.data/postgres`, or one outside of a checkout that the service user
 * cannot enter.
 * @param {import('./service-user.mjs').ServiceUser | undefined} user
 * @returns {string}
 */
export function defaultStateFolder(user) {
  mkdirSync(dataFolder, { recursive: true });
  return path.join(canEnter(user, dataFolder) ? dataFolder : outsideFolder, 'postgres');
}

/**
 * Makes a folder that everybody may enter and only its owner may change.
 * @param {string} folder
 */
export function makeStateFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const { uid, mode } = lstatSync(folder);
  const owner = process.getuid?.();
  if (owner !== undefined && uid !== owner) {
    throw new Problem(
      `The folder ${folder} belongs to another user.`,
      'It was created by a run under another account. Delete it, or run the command under that account.',
    );
  }
  if ((mode & 0o777) !== 0o755) chmodSync(folder, 0o755);
}

/**
 * Makes a folder that only Postgres may enter.
 * @param {string} folder
 * @param {import('./service-user.mjs').ServiceUser | undefined} user
 */
export function makePrivateFolder(folder, user) {
  mkdirSync(folder, { mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}
