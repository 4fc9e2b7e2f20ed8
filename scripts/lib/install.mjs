import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { readJson } from './files.mjs';
import { inRoot, root } from './paths.mjs';
import { Problem } from './problem.mjs';
import { Run, Stopped } from './run.mjs';
import { draftShopPackages, takeShopPackages } from './shop-packages.mjs';

/** Written by npm at the end of an installation; missing after an interrupted one. */
const NPM_RECORD = 'node_modules/.package-lock.json';
const LOCKFILE = 'package-lock.json';
/** Marks that the shop's packages are installed, and from which lockfile. */
const WITHOUT_CMS = 'node_modules/.without-cms';

const GIB = 1024 ** 3;

/**
 * Packages by folder, in npm's format.
 * @typedef {Record<string, {version?: string, link?: boolean, optional?: boolean, devOptional?: boolean}>} Packages
 */

/** @param {string} file a lockfile of npm's @returns {Packages | undefined} */
const packagesOf = (file) => /** @type {{packages?: Packages} | undefined} */ (readJson(file))?.packages;

/**
 * Which packages of the lockfile are installed: all, those of the shop (without those only used by CMS, tests and
 * checks), or neither.
 * @param {string} [base] the checkout
 * @returns {'all' | 'shop' | 'none'}
 */
export function installedPackages(base = root) {
  const wanted = packagesOf(path.join(base, LOCKFILE));
  const present = packagesOf(path.join(base, NPM_RECORD));
  if (!wanted || !present) return 'none';
  if (fitsLockfile(wanted, present)) return 'all';
  const note = path.join(base, WITHOUT_CMS);
  return existsSync(note) && readFileSync(note, 'utf8') === lockfileHash(base) ? 'shop' : 'none';
}

/** @param {string} base */
const lockfileHash = (base) =>
  createHash('sha256')
    .update(readFileSync(path.join(base, LOCKFILE)))
    .digest('hex');

/**
 * Compares installed packages with the lockfile. Optional packages may be missing: they are for other platforms.
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
 * Installs all packages with `npm ci`, which removes existing ones.
 * @param {Run} run
 */
export const install = (run) => npmInstallation(run, ['ci']);

/**
 * Installs the packages that the shop needs to start, less than half of all, with `npm ci` in a separate folder:
 * without CMS, tests and checks.
 * @param {Run} run
 */
export async function installWithoutCms(run) {
  const words = ['ci', '--workspace=apps/storefront', '--include-workspace-root'];
  const registry = registryOfNpm();
  try {
    await npmInstallation(run, words, draftShopPackages({ registry }));
  } catch (error) {
    // For registries with archives on another host.
    if (!registry || !(error instanceof Problem) || !/E404/.test(error.details.join('\n'))) throw error;
    await npmInstallation(run, words, draftShopPackages());
  }
  takeShopPackages();
  writeFileSync(inRoot(WITHOUT_CMS), lockfileHash(root));
}

/**
 * Adds the packages of CMS and tools. Existing ones are not changed, so that a running shop continues. If it is killed,
 * packages may be incomplete, so that all count as missing.
 * @param {Run} run
 */
export async function installCms(run) {
  rmSync(inRoot(WITHOUT_CMS), { force: true });
  try {
    await npmInstallation(run, ['install', '--no-save']);
  } catch (error) {
    // npm rolls back by itself.
    if (!(error instanceof Stopped)) writeFileSync(inRoot(WITHOUT_CMS), lockfileHash(root));
    throw error;
  }
}

/** @param {Run} run @param {readonly string[]} words for npm @param {string} [cwd] where it installs */
async function npmInstallation(run, words, cwd = root) {
  await requireSpace(root, 2.5, 'the packages');
  const npm = npmCommand();
  const installation = await Run.begin('install', { busyWith: 'installing the packages' });
  const args = [...npm.args, ...words, '--include=dev', '--include=optional', '--no-progress'];
  const failure = `npm ${words[0]} failed.`;
  try {
    await run.command(`npm-${words[0]}`, npm.command, args, { cwd, failure, explain: explainNpm });
  } finally {
    await installation.stop();
  }
}

/** The configured registry; undefined if unknown. */
function registryOfNpm() {
  const npm = npmCommand();
  const { stdout } = spawnSync(npm.command, [...npm.args, 'config', 'get', 'registry'], {
    cwd: root,
    encoding: 'utf8',
  });
  return URL.canParse(stdout?.trim()) ? stdout.trim() : undefined;
}

/** The npm that runs this script, otherwise the one on the PATH. */
export function npmCommand() {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? { command: process.execPath, args: [script] } : { command: 'npm', args: [] };
}

/**
 * @param {string} folder
 * @param {number} gib required space in GiB
 * @param {string} purpose
 * @throws {Problem} if less is available
 */
export async function requireSpace(folder, gib, purpose) {
  const { bavail, bsize } = await statfs(folder);
  const free = (bavail * bsize) / GIB;
  if (free >= gib) return;
  throw new Problem(
    `Not enough disk space for ${purpose}: ${free.toFixed(1)} GB free, ${gib} GB needed.`,
    `Free some space on the disk of ${folder} and run the command again.`,
  );
}

/** @param {string[]} lines the end of npm's output */
function explainNpm(lines) {
  const message = lines.join('\n');
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET|network/i.test(message)) {
    return 'The package registry cannot be reached. Check the connection and npm config get registry, then run the command again.';
  }
  if (/EUSAGE|can only install packages when|Missing: /.test(message)) {
    return 'package.json and package-lock.json do not fit together: run npm install once.';
  }
  if (/EACCES|EPERM/.test(message)) {
    return 'npm may not write here: node_modules or the npm cache belongs to another user. Remove node_modules, then run the command again.';
  }
  return 'Run npm ci to see the full output.';
}
