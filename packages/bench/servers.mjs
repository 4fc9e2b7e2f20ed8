import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { inData, inRoot, root } from '../../scripts/lib/paths.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { Stopped } from '../../scripts/lib/run.mjs';
import { shopEnvironment, storefrontFlags } from '../../scripts/lib/settings.mjs';
import { endedProblem } from '../../scripts/shop/services.mjs';
import { ask } from './http.mjs';

/**
 * What the parts of the benchmark work with.
 * @typedef {object} Context
 * @property {import('../../scripts/lib/run.mjs').Run} run
 * @property {import('../../scripts/lib/progress.mjs').Progress} progress
 * @property {import('../../scripts/lib/settings.mjs').Settings} settings
 * @property {Record<string, string>} secrets
 * @property {'demo'} mode
 */

/**
 * A server under load.
 * @typedef {object} Server
 * @property {string} url without a slash at the end
 * @property {import('node:child_process').ChildProcess} child
 */

const READY_LIMIT_MS = 90_000;

/**
 * Environment of everything that uses one of the shop's databases.
 * @param {Pick<Context, 'settings' | 'secrets' | 'mode'>} context
 * @param {string} databaseUrl
 * @param {Record<string, string>} [extra] settings besides the usual ones
 * @returns {NodeJS.ProcessEnv}
 */
export function environment({ settings, secrets, mode }, databaseUrl, extra = {}) {
  return {
    ...shopEnvironment(settings, secrets, { databaseUrl, mode }),
    HOST: '127.0.0.1',
    PUBLIC_URL: settings.shopUrl,
    RATE_LIMITS: 'false',
    ...extra,
  };
}

/**
 * Starts the production build of the storefront and waits until it is ready.
 * @param {Context} context
 * @param {string} databaseUrl
 * @param {{name?: string, port: number, extra?: Record<string, string>, flags?: readonly string[]}} options extra:
 * settings beside the usual ones; flags: of Node
 * @returns {Promise<Server>}
 */
export async function startShop(context, databaseUrl, { name = 'storefront', port, extra, flags = [] }) {
  const url = `http://127.0.0.1:${port}`;
  const env = { ...environment(context, databaseUrl, extra), PORT: String(port), PUBLIC_URL: url };
  return start(context.run, {
    name,
    args: [...storefrontFlags, ...flags, inRoot('apps', 'storefront', 'build', 'main.js')],
    env,
    url,
  });
}

/**
 * Starts the bare server.
 * @param {Context} context
 * @param {Record<string, {headers: [string, string][], body: string}>} answers by path
 * @returns {Promise<Server>}
 */
export async function startBareServer({ run }, answers) {
  const file = inData('bare-answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const port = await anyFreePort();
  const args = [inRoot('packages', 'bench', 'bare-server.mjs'), file, String(port)];
  const env = { ...process.env, NODE_ENV: 'production' };
  return start(run, { name: 'bare-server', args, env, url: `http://127.0.0.1:${port}` });
}

/**
 * @param {Context['run']} run
 * @param {{name: string, args: readonly string[], env: NodeJS.ProcessEnv, url: string}} options
 * @returns {Promise<Server>} once it is ready
 */
async function start(run, { name, args, env, url }) {
  const log = inData('logs', `${name}.log`);
  const { child, exited } = run.spawn(name, process.execPath, args, { cwd: root, env, log });
  let ended = false;
  exited.then(
    () => (ended = true),
    () => (ended = true),
  );
  const end = Date.now() + READY_LIMIT_MS;
  while (!ended && Date.now() < end) {
    if (run.stopping) throw new Stopped();
    const answer = await ask(`${url}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return { url, child };
    await delay(50);
  }
  if (run.stopping) throw new Stopped();
  throw endedProblem({ log }, ended ? `${name} ended while it started.` : `${name} was not ready in time.`);
}

/**
 * What a process takes of the memory.
 * @param {number | undefined} pid
 * @returns {{now: number, peak: number} | undefined} resident bytes; undefined where the system has no /proc
 */
export function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    /** @param {string} name */
    const bytes = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
    return { now: bytes('VmRSS'), peak: bytes('VmHWM') };
  } catch {
    return undefined;
  }
}

/** What a second is to `/proc`. */
const TICKS = 100;

/**
 * What a process has used of the processors, in ms, with all its threads.
 * @param {number | undefined} pid
 * @returns {number | undefined} undefined where the system has no /proc
 */
export function processorTimeOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may hold spaces: the fields are counted from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  } catch {
    return undefined;
  }
}

/**
 * Runs a measurement that calls the shop's modules, and reads the line of JSON that it prints.
 * @param {Context} context
 * @param {string} databaseUrl
 * @param {{name: string, script: string, key: string, values?: readonly string[]}} options name: of its log; script: in
 * this folder; key: the JSON's first; values: passed to it
 * @returns {Promise<unknown>} the value of the key
 */
export async function runMeasurement(context, databaseUrl, { name, script, key, values = [] }) {
  const args = [inRoot('packages', 'bench', script), ...values];
  await context.run.command(name, process.execPath, args, {
    cwd: root,
    env: { ...environment(context, databaseUrl), LOG_LEVEL: 'silent' },
    failure: `${script} could not measure.`,
  });
  const line = readFileSync(inData('logs', `${name}.log`), 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`{"${key}`));
  if (!line) throw new Problem(`${script} printed no result.`);
  return JSON.parse(line)[key];
}
