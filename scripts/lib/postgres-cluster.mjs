import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomically } from './files.mjs';
import { makePrivateFolder, makeStateFolder } from './postgres-state.mjs';
import { Problem } from './problem.mjs';
import { runAs } from './service-user.mjs';

/**
 * A cluster's files.
 * @typedef {object} Cluster
 * @property {string} folder PGDATA
 * @property {string} password of the superuser `postgres`
 */

/** Files without which a cluster cannot start, wherever it was interrupted. */
const ESSENTIAL = ['PG_VERSION', 'postgresql.conf', 'pg_hba.conf', path.join('global', 'pg_control')];

/**
 * Creates the cluster if necessary. It is created under another name and renamed when complete, so that an interrupted
 * `initdb` leaves no partial data. Unusable folders are moved aside, never deleted.
 * @param {object} options
 * @param {string} options.stateFolder
 * @param {import('./service-user.mjs').ServiceUser | undefined} options.user
 * @param {{initdb: string, majorVersion: string}} options.binaries
 * @param {(sentence: string) => void} options.report
 * @returns {Cluster}
 */
export function ensureCluster({ stateFolder, user, binaries, report }) {
  makeStateFolder(stateFolder);
  const folder = path.join(stateFolder, `data-${binaries.majorVersion}`);
  const passwordFile = `${folder}.password`;
  const draft = `${folder}.new`;

  if (existsSync(folder)) {
    const reason = whyUnusable(folder, passwordFile, binaries.majorVersion);
    if (!reason) return { folder, password: readFileSync(passwordFile, 'utf8').trim() };
    const aside = `${folder}.unusable-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
    renameSync(folder, aside);
    report(`The database folder is unusable (${reason}). It was moved to ${aside}; a new one is created.`);
  }

  rmSync(draft, { recursive: true, force: true });
  const password = randomBytes(18).toString('base64url');
  writeFileAtomically(passwordFile, `${password}\n`, 0o600);
  makePrivateFolder(draft, user);
  runInitdb(binaries.initdb, draft, password, user);
  renameSync(draft, folder);
  return { folder, password };
}

/**
 * @param {string} folder
 * @param {string} passwordFile
 * @param {string} majorVersion of the programs
 * @returns {string} '' if the cluster is usable
 */
export function whyUnusable(folder, passwordFile, majorVersion) {
  const missing = ESSENTIAL.find((name) => !existsSync(path.join(folder, name)));
  if (missing) return `its file ${missing} is missing`;
  const version = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== majorVersion) return `it was created by Postgres ${version || 'of an unknown version'}`;
  if (!existsSync(passwordFile)) return 'its password file is missing';
  return '';
}

/** A UTF-8 locale of the operating system; the shop sorts by language itself. */
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/**
 * @param {string} initdb the program
 * @param {string} folder
 * @param {string} password
 * @param {import('./service-user.mjs').ServiceUser | undefined} user
 */
function runInitdb(initdb, folder, password, user) {
  const passwordForInitdb = `${folder}.initdb`;
  writeFileSync(passwordForInitdb, password, { mode: 0o600 });
  if (user) chownSync(passwordForInitdb, user.uid, user.gid);
  const options = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', `--locale=${LOCALE}`, '--no-sync'];
  const { status, error, stdout, stderr } = spawnSync(
    initdb,
    [`--pgdata=${folder}`, ...options, `--pwfile=${passwordForInitdb}`],
    { ...runAs(user), cwd: path.dirname(folder), encoding: 'utf8', env: postgresEnvironment() },
  );
  rmSync(passwordForInitdb, { force: true });
  if (status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  if (error) throw error;
  const lines = `${stdout}\n${stderr}`.split('\n').filter(Boolean).slice(-12);
  if (lines.some((line) => line.includes('No space left on device'))) {
    throw new Problem(
      'The database could not be created because the disk is full.',
      'Free some space and run the command again.',
    );
  }
  throw new Problem('The database could not be created.', 'Output of initdb:', lines);
}

/** English messages, since some are parsed, and no settings of another Postgres. */
export function postgresEnvironment() {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'));
  return { ...Object.fromEntries(inherited), LC_ALL: LOCALE, TZ: 'UTC' };
}
