import { spawn } from 'node:child_process';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { lastLines, readJson, writeFileAtomically } from './files.mjs';
import { inData, root } from './paths.mjs';
import { codeOf, Problem } from './problem.mjs';
import { endProcess, identify, isRunning } from './processes.mjs';

/** Time for a child to stop after the signal. Together with Postgres below 10 s. */
const CHILD_GRACE_MS = 5000;
const POSTGRES_GRACE_MS = 2500;

/** The run was stopped (Ctrl-C) while a step waited for a child. */
export class Stopped extends Error {
  /** @override */
  name = 'Stopped';
}

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {import('./processes.mjs').ProcessIdentity & {name: string}} NamedProcess */

/**
 * What a second run reports about the first.
 * @typedef {{url?: string, busyWith?: string, folder?: string}} About
 */

/**
 * A run's record; parts may be missing.
 * @typedef {{command?: import('./processes.mjs').ProcessIdentity, about?: About, children?: NamedProcess[]}} RunRecord
 */

/**
 * A run of a command such as `npm start`. Records its processes, so that the next run can stop those left by a killed
 * one, and stops them all at the end.
 */
export class Run {
  #recordFile;
  /** @type {Map<ChildProcess, NamedProcess>} */
  #children = new Map();
  /** @type {import('./postgres.mjs').Postgres | undefined} */
  #postgres;
  #about;
  /** @type {Promise<void> | undefined} */
  #stopping;

  /** @param {string} recordFile @param {About} about */
  constructor(recordFile, about) {
    this.#recordFile = recordFile;
    this.#about = about;
  }

  /**
   * Begins a run. Stops processes left by a killed run of the same kind.
   * @param {string} kind name of the record in `.data`; only one run of a kind is possible at a time
   * @param {About} [about] reported by a second run
   * @param {(sentence: string) => void} [report]
   * @returns {Promise<Run>}
   * @throws {Problem} if such a run is active
   */
  static async begin(kind, about = {}, report = () => {}) {
    const recordFile = inData(`run-${kind}.json`);
    const earlier = readRecord(recordFile);
    if (earlier && isRunning(earlier.command)) throw alreadyRunning(earlier);
    if (earlier) await Run.endLeftovers(earlier, report);
    rmSync(recordFile, { force: true });
    const run = new Run(recordFile, about);
    try {
      writeFileSync(recordFile, run.#record(), { flag: 'wx' });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      throw alreadyRunning(readRecord(recordFile) ?? {}); // another one began in the same moment
    }
    return run;
  }

  /**
   * Stops the processes left by a killed run.
   * @param {RunRecord} earlier its record
   * @param {(sentence: string) => void} [report]
   */
  static async endLeftovers(earlier, report = () => {}) {
    const children = (earlier.children ?? []).filter(isRunning);
    if (children.length === 0) return;
    report(`Stopping processes left by a previous run: ${children.map(({ name }) => name).join(', ')}`);
    await Promise.all(children.map((child) => endProcess(child, { graceMs: 3000 })));
  }

  /** Whether the run is being stopped. */
  get stopping() {
    return this.#stopping !== undefined;
  }

  /** @param {import('./postgres.mjs').Postgres} postgres stopped last */
  ownPostgres(postgres) {
    this.#postgres = postgres;
  }

  /**
   * Starts a child in its own process group, so that it can be stopped with all descendants and receives no signals
   * from the terminal.
   * @param {string} name
   * @param {string} command
   * @param {readonly string[]} args
   * @param {{cwd?: string, env?: NodeJS.ProcessEnv, log: string | 'inherit', append?: boolean, interactive?: boolean}}
   *   options log: file for its output; append: to what the file holds already; interactive: it shares the terminal
   *   with its keys and Ctrl-C
   * @returns {{child: ChildProcess, exited: Promise<{code: number | null, signal: string | null}>}}
   * @throws {Stopped}
   */
  spawn(name, command, args, { cwd, env = process.env, log, append = false, interactive = false }) {
    if (this.stopping) throw new Stopped();
    const output = log === 'inherit' ? 'inherit' : openSync(log, append ? 'a' : 'w', 0o600);
    const input = interactive ? 'inherit' : 'ignore';
    const child = spawn(command, args, { cwd, env, detached: !interactive, stdio: [input, output, output] });
    if (typeof output === 'number') closeSync(output);
    /** @type {Promise<{code: number | null, signal: NodeJS.Signals | null}>} */
    const exited = new Promise((resolve, reject) => {
      child.once('error', (error) => {
        this.#forget(child);
        reject(
          // Node reports EACCES if the PATH has a folder that this user may not enter.
          ['ENOENT', 'EACCES'].includes(codeOf(error))
            ? new Problem(`Program not found: ${command}.`, 'Install it or add it to the PATH.')
            : error,
        );
      });
      child.once('exit', (code, signal) => {
        this.#forget(child);
        resolve({ code, signal });
      });
    });
    exited.catch(() => {});
    if (child.pid) {
      this.#children.set(child, { name, ...identify(child.pid) });
      this.#writeRecord();
    }
    return { child, exited };
  }

  /**
   * Runs a command and waits for it.
   * @param {string} name also the name of its log
   * @param {string} command
   * @param {readonly string[]} args
   * @param {{cwd?: string, env?: NodeJS.ProcessEnv, failure: string, explain?: (lines: string[]) => string |
   *   undefined}} options failure: sentence for an exit code other than 0; explain: a way out found in the log's last
   *   lines
   * @returns {Promise<void>}
   * @throws {Problem | Stopped}
   */
  async command(name, command, args, { cwd, env, failure, explain = () => undefined }) {
    const log = inData('logs', `${name}.log`);
    const { exited } = this.spawn(name, command, args, { cwd, env, log });
    const { code } = await exited;
    if (this.stopping) throw new Stopped();
    if (code === 0) return;
    const lines = lastLines(log);
    const message = lines.join('\n');
    if (/ENOSPC|No space left on device/i.test(message)) {
      throw new Problem(
        `${failure} The disk is full.`,
        'Free some space (a complete installation takes about 3 GB).',
        lines,
      );
    }
    throw new Problem(failure, [explain(lines), `Full log: ${log}`].filter(Boolean).join('\n'), lines);
  }

  /**
   * Runs a Node program with its output on the terminal and waits for it.
   * @param {string} name
   * @param {readonly string[]} args script and arguments
   * @param {{env?: NodeJS.ProcessEnv, interactive?: boolean}} [options]
   * @returns {Promise<number>} exit code; 1 when a signal ended it
   * @throws {Stopped}
   */
  async tool(name, args, { env, interactive } = {}) {
    const { exited } = this.spawn(name, process.execPath, args, { cwd: root, env, log: 'inherit', interactive });
    const { code } = await exited;
    if (this.stopping) throw new Stopped();
    return code ?? 1;
  }

  /** @param {ChildProcess} child ended with its group */
  async end(child) {
    const identity = this.#children.get(child);
    if (identity) await endProcess(identity, { graceMs: CHILD_GRACE_MS });
  }

  /**
   * Stops every child, then Postgres. A second call shortens the grace time.
   * @returns {Promise<void>}
   */
  stop() {
    if (this.#stopping) {
      for (const child of this.#children.keys()) child.kill('SIGKILL');
      return this.#stopping;
    }
    this.#stopping = (async () => {
      const children = [...this.#children.values()];
      await Promise.all(children.map((identity) => endProcess(identity, { graceMs: CHILD_GRACE_MS })));
      await this.#postgres?.stop({ graceMs: POSTGRES_GRACE_MS });
      rmSync(this.#recordFile, { force: true });
    })();
    return this.#stopping;
  }

  /** @param {ChildProcess} child */
  #forget(child) {
    this.#children.delete(child);
    this.#writeRecord();
  }

  #record() {
    const record = { command: identify(process.pid), about: this.#about, children: [...this.#children.values()] };
    return `${JSON.stringify(record, undefined, 2)}\n`;
  }

  #writeRecord() {
    if (!this.stopping) writeFileAtomically(this.#recordFile, this.#record());
  }
}

/** @param {string} file @returns {RunRecord | undefined} */
const readRecord = (file) => /** @type {RunRecord | undefined} */ (readJson(file));

/** @param {RunRecord} record of the run that goes on */
function alreadyRunning({ command, about }) {
  const process = `process ${command?.pid ?? 'unknown'}`;
  if (about?.busyWith) {
    return new Problem(
      `Another command is ${about.busyWith} (${process}).`,
      'Wait until it has finished, then run this command again.',
    );
  }
  const where = about?.url ? ` at ${about.url}` : '';
  return new Problem(
    `The shop is already running${where} (${process}).`,
    `Use it, or stop it first with Ctrl-C in its terminal or kill ${command?.pid ?? '<process>'}.`,
  );
}
