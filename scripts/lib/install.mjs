import { statfs } from 'node:fs/promises';
import { readJson } from './files.mjs';
import { inRoot, root } from './paths.mjs';
import { Problem } from './problem.mjs';
import { Run } from './run.mjs';

/** Written by npm as the last thing of an installation, so it is missing when one was interrupted. */
const NPM_RECORD = 'node_modules/.package-lock.json';
const LOCKFILE = 'package-lock.json';

const GIB = 1024 ** 3;

/**
 * Packages by folder, as npm notes them.
 * @typedef {Record<string, {version?: string, link?: boolean, optional?: boolean, devOptional?: boolean}>} Packages
 */

/** @param {string} file a lockfile of npm's @returns {Packages | undefined} */
const packagesOf = (file) => /** @type {{packages?: Packages} | undefined} */ (readJson(file))?.packages;

/** @returns {boolean} whether the packages are there and are those of the lockfile */
export function isInstalled() {
  const wanted = packagesOf(inRoot(LOCKFILE));
  const present = packagesOf(inRoot(NPM_RECORD));
  return wanted !== undefined && present !== undefined && fitsLockfile(wanted, present);
}

/**
 * Compares what is installed with what the lockfile asks for. Optional packages may be missing: they are for other systems.
 * @param {Packages} wanted
 * @param {Packages} present
 * @returns {boolean}
 */
export function fitsLockfile(wanted, present) {
  /** @param {string} folder the others are the workspaces themselves */
  const isPackage = (folder) => folder.includes('node_modules/');
  const complete = Object.entries(wanted)
    .filter(([folder]) => isPackage(folder))
    .every(([folder, { version, optional, devOptional }]) =>
      present[folder] ? present[folder].version === version : Boolean(optional || devOptional),
    );
  return complete && Object.keys(present).every((folder) => !isPackage(folder) || folder in wanted);
}

/**
 * Installs the packages by `npm ci`.
 * @param {import('./run.mjs').Run} run
 */
export async function install(run) {
  await requireSpace(root, 2.5, 'the packages');
  const npm = npmCommand();
  const installation = await Run.begin('install', { busyWith: 'installing the packages' });
  const args = [...npm.args, 'ci', '--include=dev', '--include=optional', '--no-progress'];
  const failure = 'The packages could not be installed (npm ci).';
  try {
    await run.command('npm-ci', npm.command, args, { cwd: root, failure, explain: explainNpm });
  } finally {
    await installation.stop();
  }
}

/** How to start npm: the very one that runs this script, else the one on the PATH. */
export function npmCommand() {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? { command: process.execPath, args: [script] } : { command: 'npm', args: [] };
}

/**
 * @param {string} folder
 * @param {number} gib what is needed, in GiB
 * @param {string} purpose
 * @throws {Problem} where the disk has less
 */
export async function requireSpace(folder, gib, purpose) {
  const { bavail, bsize } = await statfs(folder);
  const free = (bavail * bsize) / GIB;
  if (free >= gib) return;
  throw new Problem(
    `There is not enough space on the disk for ${purpose}: ${free.toFixed(1)} GB are free, ${gib} GB are needed.`,
    `Free some space on the disk of ${folder} and run the command again.`,
  );
}

/** @param {string[]} lines the end of npm's output */
function explainNpm(lines) {
  const said = lines.join('\n');
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET|network/i.test(said)) {
    return 'The package registry cannot be reached: check the connection (and npm config get registry), then run the command again.';
  }
  if (/EUSAGE|can only install packages when|Missing: /.test(said)) {
    return 'package.json and package-lock.json do not fit together: run npm install once.';
  }
  if (/EACCES|EPERM/.test(said)) {
    return 'npm may not write here: node_modules or the npm cache belongs to another user. Remove node_modules, then run the command again.';
  }
  return 'Run npm ci by itself to see all of it.';
}
