import { spawnSync } from 'node:child_process';
import { Problem } from './problem.mjs';

/**
 * The account that runs Postgres, which refuses to run as root.
 * @typedef {{uid: number, gid: number, name: string}} ServiceUser
 */

/**
 * @returns {ServiceUser | undefined} undefined for regular users, who run Postgres themselves. For root: the account
 *   `postgres`, made when it is missing; `nobody` where accounts cannot be made.
 */
export function serviceUser() {
  if (process.getuid?.() !== 0) return undefined;
  const existing = lookUp('postgres');
  if (existing) return existing;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  const user = lookUp('postgres') ?? lookUp('nobody');
  if (user) return user;
  throw new Problem(
    'Postgres cannot run as root, and no other account was found to run it.',
    'Add one (useradd --system --user-group postgres) or run the command as a regular user.',
  );
}

/** @param {string} name @returns {ServiceUser | undefined} */
function lookUp(name) {
  /** @param {'-u' | '-g'} flag */
  const id = (flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : Number.NaN;
  };
  const uid = id('-u');
  const gid = id('-g');
  return uid > 0 && Number.isInteger(gid) ? { uid, gid, name } : undefined;
}

/**
 * Options for `spawn` to run a program as the service user; none for regular users.
 * @param {ServiceUser | undefined} user
 */
export const runAs = (user) => (user ? { uid: user.uid, gid: user.gid } : {});

/**
 * Whether the service user can enter a folder and all its parents.
 * @param {ServiceUser | undefined} user
 * @param {string} folder
 */
export function canEnter(user, folder) {
  if (!user) return true;
  const { status } = spawnSync('ls', ['-d', '--', `${folder}/.`], { ...runAs(user), cwd: '/', stdio: 'ignore' });
  return status === 0;
}
