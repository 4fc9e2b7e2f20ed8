import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { inRoot, root } from './paths.mjs';
import { Problem } from './problem.mjs';

/** Written by npm as the last thing of an installation, so it is missing when one was interrupted. */
const NPM_RECORD = inRoot('node_modules', '.package-lock.json');
/** Which lockfile the packages were installed from. */
const STAMP = inRoot('node_modules', '.installed-from');

const GIB = 1024 ** 3;

/** @returns {boolean} whether the packages are there and fit the lockfile */
export function isInstalled() {
  if (!existsSync(NPM_RECORD)) return false;
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8') === lockfileHash();
  // Installed by hand: npm's own record tells whether that was after the last change of the lockfile.
  if (statSync(NPM_RECORD).mtimeMs < statSync(inRoot('package-lock.json')).mtimeMs) return false;
  writeStamp();
  return true;
}

/**
 * Installs the packages by `npm ci`.
 * @param {import('./run.mjs').Run} run
 */
export async function install(run) {
  await requireSpace(root, 2.5, 'the packages');
  const npm = npmCommand();
  await run.command(
    'npm-ci',
    npm.command,
    [...npm.args, 'ci', '--include=dev', '--include=optional', '--no-progress'],
    {
      cwd: root,
      failure: 'The packages could not be installed (npm ci).',
      explain: explainNpm,
    },
  );
  writeStamp();
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

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
const writeStamp = () => writeFileSync(STAMP, lockfileHash());
