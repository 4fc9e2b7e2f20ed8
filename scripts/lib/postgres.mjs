import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lastLines, writeFileAtomically } from './files.mjs';
import { dataId } from './paths.mjs';
import { isPortFree, nextFreePort } from './ports.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import { ensureCluster, postgresEnvironment } from './postgres-cluster.mjs';
import { defaultStateFolder, outsideFolder } from './postgres-state.mjs';
import { Problem } from './problem.mjs';
import { commandLineOf, endProcess, identify, isRunning, waitUntil } from './processes.mjs';
import { runAs, serviceUser } from './service-user.mjs';

/**
 * A running server.
 * @typedef {object} Postgres
 * @property {number} port
 * @property {boolean} adopted whether it was left running by a killed run
 * @property {import('./processes.mjs').ProcessIdentity} process
 * @property {(database: string) => string} url connection string of a database of this server
 * @property {(options?: {graceMs?: number}) => Promise<void>} stop
 */

/** Startup timeout; recovery after a crash takes longest. */
const START_LIMIT_MS = 60_000;
const READY = 'database system is ready to accept connections';

/**
 * Starts the embedded Postgres, or adopts the one left by a killed run.
 * @param {object} [options]
 * @param {string} [options.stateFolder] where cluster, password, port and log are kept; that of the checkout by default
 * @param {readonly string[]} [options.settings] such as `fsync=off`
 * @param {(sentence: string) => void} [options.report] gets what is worth telling the user
 * @returns {Promise<Postgres>}
 * @throws {Problem}
 */
export async function startPostgres({ stateFolder, settings = [], report = () => {} } = {}) {
  const user = serviceUser();
  const binaries = postgresBinaries(user, () => outsideFolder);
  const state = stateFolder ?? defaultStateFolder(user);
  const cluster = ensureCluster({ stateFolder: state, user, binaries, report });
  const portFile = path.join(state, 'port');

  const leftOver = await takeOverOrClear(cluster.folder);
  if (leftOver) return describe({ ...leftOver, password: cluster.password, adopted: true });

  let port = await choosePort(portFile);
  for (let attempt = 1; ; attempt += 1) {
    const log = path.join(state, 'postgres.log');
    const result = await launch({ binary: binaries.postgres, cluster, state, port, settings, user, log });
    if (result.process) {
      writeFileAtomically(portFile, `${port}\n`);
      return describe({ process: result.process, port, password: cluster.password, adopted: false });
    }
    const lines = lastLines(log, 12);
    const message = lines.join('\n');
    if (attempt < 20 && /could not bind|could not create any TCP/.test(message)) {
      port = await nextFreePort(port + 1, isPortFree);
    } else if (attempt < 20 && /shared memory block .* is still in use|lock file .* already exists/.test(message)) {
      await delay(500); // processes of a killed server notice its death within moments
    } else {
      throw startProblem(message, lines, log);
    }
  }
}

/**
 * @param {string} message the last lines of the server's log
 * @param {readonly string[]} lines
 * @param {string} log
 */
function startProblem(message, lines, log) {
  if (message.includes('No space left on device')) {
    return new Problem('Postgres cannot start because the disk is full.', 'Free some space and run the command again.');
  }
  if (/has wrong ownership|Permission denied/.test(message)) {
    return new Problem(
      "Postgres cannot read its data: the files belong to another user's run.",
      'Run the command as that user, or delete the data: npm start -- --reset',
      lines,
    );
  }
  return new Problem(
    'Postgres did not start.',
    `Log: ${log}\nTo start without the data of previous runs: npm start -- --reset`,
    lines,
  );
}

/**
 * The port of the last run if free, otherwise one in a range away from 5432 and ephemeral ports.
 * @param {string} portFile
 * @returns {Promise<number>}
 */
async function choosePort(portFile) {
  const remembered = Number(readText(portFile));
  if (remembered > 1023 && remembered < 65536 && (await isPortFree(remembered))) return remembered;
  return nextFreePort(15_432 + (Number.parseInt(dataId.slice(0, 4), 16) % 4096), isPortFree);
}

/**
 * @param {object} options
 * @param {string} options.binary the program
 * @param {import('./postgres-cluster.mjs').Cluster} options.cluster
 * @param {string} options.state folder it works in
 * @param {number} options.port
 * @param {readonly string[]} options.settings
 * @param {import('./service-user.mjs').ServiceUser | undefined} options.user
 * @param {string} options.log file
 * @returns {Promise<{process?: import('./processes.mjs').ProcessIdentity}>} no process if the server exited immediately
 */
async function launch({ binary, cluster, state, port, settings, user, log }) {
  // No socket files: their paths may be too long, and a password guards the local address.
  const fixed = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'logging_collector=off'];
  const output = openSync(log, 'w', 0o600);
  const child = spawn(
    binary,
    ['-D', cluster.folder, ...[...fixed, ...settings].flatMap((setting) => ['-c', setting])],
    {
      ...runAs(user),
      cwd: state,
      env: postgresEnvironment(),
      detached: true, // Ctrl-C in the terminal must not stop the database before those who use it
      stdio: ['ignore', output, output],
    },
  );
  closeSync(output);
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  const isReady = () => ended || lastLines(log, 50).some((line) => line.includes(READY));
  const inTime = await waitUntil(isReady, START_LIMIT_MS);
  child.unref();
  if (ended || child.pid === undefined) return {};
  if (inTime) return { process: identify(child.pid) };
  await endProcess(identify(child.pid), { signal: 'SIGQUIT' });
  return {};
}

/**
 * Stops the server left by a killed run.
 * @param {string} stateFolder
 */
export async function stopLeftPostgres(stateFolder) {
  const folders = existsSync(stateFolder) ? readdirSync(stateFolder).filter((name) => /^data-\d+$/.test(name)) : [];
  for (const name of folders) {
    const left = await takeOverOrClear(path.join(stateFolder, name));
    if (left) await endProcess(left.process, { signal: 'SIGINT', graceMs: 4000 });
  }
}

/**
 * Handles the pid file of a killed run: adopts its server if it responds, stops it if it does not, and removes the file
 * if the pid belongs to another program.
 * @param {string} folder PGDATA
 * @returns {Promise<{process: import('./processes.mjs').ProcessIdentity, port: number} | undefined>}
 */
async function takeOverOrClear(folder) {
  const pidFile = path.join(folder, 'postmaster.pid');
  // Lines: pid, PGDATA, start time, port, socket folder, address, shared memory key, status.
  const [pidText, , , portText, , , , status] = readText(pidFile).split('\n');
  const pid = Number(pidText);
  if (!(pid > 1)) {
    rmSync(pidFile, { force: true });
    return undefined;
  }
  const server = identify(pid);
  if (!isRunning(server) || !commandLineOf(pid).includes(folder)) {
    rmSync(pidFile, { force: true });
    return undefined;
  }
  const port = Number(portText);
  if (status?.trim() === 'ready' && port > 0 && (await answers(port))) return { process: server, port };
  await endProcess(server, { signal: 'SIGINT', graceMs: 5000 });
  rmSync(pidFile, { force: true });
  return undefined;
}

/**
 * Whether a Postgres server answers: asked for encryption, it says yes (S) or no (N) before any log-in.
 * @param {number} port
 * @returns {Promise<boolean>} false when nothing comes within two seconds
 */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2000 });
    /** @param {boolean} result */
    const settle = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]))); // SSLRequest
    socket.once('data', (reply) => settle(reply[0] === 0x53 || reply[0] === 0x4e));
    for (const event of ['timeout', 'error', 'end']) socket.once(event, () => settle(false));
  });
}

/**
 * @param {Pick<Postgres, 'process' | 'port' | 'adopted'> & {password: string}} server
 * @returns {Postgres}
 */
function describe({ process, port, password, adopted }) {
  return {
    port,
    adopted,
    process,
    url: (database) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`,
    // SIGINT is Postgres' fast shutdown: open transactions are rolled back, everything is written.
    stop: ({ graceMs = 4000 } = {}) => endProcess(process, { signal: 'SIGINT', graceMs }),
  };
}

/** @param {string} file @returns {string} '' when it is missing */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
