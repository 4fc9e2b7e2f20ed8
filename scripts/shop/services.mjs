import { realpathSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { lastLines } from '../lib/files.mjs';
import { npmCommand } from '../lib/install.mjs';
import { inData, inRoot, root } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { Stopped } from '../lib/run.mjs';
import { cmsEnvironment, localShopUrl, shopEnvironment, storefrontFlags } from '../lib/settings.mjs';

/** @typedef {import('./prepare.mjs').Context} Context */

/**
 * A program that runs until the shop is stopped.
 * @typedef {object} Service
 * @property {import('node:child_process').ChildProcess} child
 * @property {Promise<{code: number | null, signal: string | null}>} exited
 * @property {string} log
 */

const READY_LIMIT_MS = 180_000;

/**
 * Starts the storefront, which also runs the jobs, and waits until it is ready.
 * @param {Context} context
 * @param {string} databaseUrl
 * @param {{again?: boolean}} [options] again: a restart; appends to the log
 * @returns {Promise<Service>}
 * @throws {Problem} if it exits or is not ready in time; it is stopped then
 */
export async function startStorefront({ run, settings, secrets, mode }, databaseUrl, { again = false } = {}) {
  const env = shopEnvironment(settings, secrets, { databaseUrl, mode });
  const log = inData('logs', 'storefront.log');
  const npm = npmCommand();
  const { child, exited } =
    mode === 'demo'
      ? run.spawn('storefront', process.execPath, [...storefrontFlags, 'apps/storefront/build/main.js'], {
          cwd: root,
          env,
          log,
          append: again,
        })
      : run.spawn('storefront', npm.command, [...npm.args, 'run', 'dev', '-w', 'apps/storefront'], {
          cwd: root,
          env,
          log: 'inherit',
        });
  const service = { child, exited, log };
  const ready = mode === 'demo' ? '/readyz' : '/healthz';
  try {
    await waitForAnswer(run, service, `${localShopUrl(settings)}${ready}`, 'The storefront');
  } catch (error) {
    await run.end(child);
    throw error;
  }
  return service;
}

/**
 * Starts Strapi, with or without a built admin panel, and waits until it is ready.
 * @param {Context} context
 * @param {string} databaseUrl
 * @returns {Promise<Service>}
 */
export async function startStrapi({ run, settings, secrets, mode }, databaseUrl) {
  const env = cmsEnvironment(settings, secrets, { databaseUrl, mode });
  const log = inData('logs', 'strapi.log');
  const program = realpathSync(inRoot('node_modules', '.bin', 'strapi'));
  const args = mode === 'demo' ? [program, 'start'] : [program, 'develop'];
  const options = { cwd: inRoot('cms'), env, log: mode === 'demo' ? log : 'inherit' };
  const { child, exited } = run.spawn('strapi', process.execPath, args, options);
  const service = { child, exited, log };
  await waitForAnswer(run, service, `http://127.0.0.1:${settings.cmsPort}/_health`, 'Strapi');
  return service;
}

/**
 * Waits until a URL responds with success. Fails if the service exits or takes too long.
 * @param {Context['run']} run
 * @param {Service} service
 * @param {string} url
 * @param {string} name start of error messages
 */
async function waitForAnswer(run, service, url, name) {
  let ended = false;
  service.exited.then(
    () => (ended = true),
    () => (ended = true),
  );
  const end = Date.now() + READY_LIMIT_MS;
  while (!ended && Date.now() < end) {
    if (run.stopping) throw new Stopped();
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await delay(50);
  }
  if (run.stopping) throw new Stopped();
  throw endedProblem(service, ended ? `${name} exited during startup.` : `${name} did not respond at ${url} in time.`);
}

/**
 * @param {Pick<Service, 'log'>} service
 * @param {string} sentence
 * @returns {Problem}
 */
export function endedProblem({ log }, sentence) {
  return new Problem(sentence, `Full log: ${log}`, readable(lastLines(log, 40)).slice(-15));
}

/**
 * Shortens lines of a JSON log to their messages.
 * @param {readonly string[]} lines
 */
function readable(lines) {
  return lines.map((line) => {
    if (!line.startsWith('{')) return line;
    try {
      const { msg, message, err, error } = JSON.parse(line);
      return [msg ?? message, (err ?? error)?.message].filter(Boolean).join(': ') || line;
    } catch {
      return line;
    }
  });
}
