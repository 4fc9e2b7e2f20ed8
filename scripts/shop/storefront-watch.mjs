import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../lib/problem.mjs';
import { Stopped } from '../lib/run.mjs';

/** @typedef {import('./services.mjs').Service} Service */

/** Delays before restarts; the last one is repeated. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000, 30_000];
/** After running this long, delays start from the beginning. */
const STEADY_AFTER_MS = 60_000;

/**
 * Restarts the storefront whenever it exits, with increasing delays. Postgres and Strapi keep running.
 * @param {Pick<import('../lib/run.mjs').Run, 'stopping'>} run
 * @param {Pick<Service, 'exited' | 'log'>} storefront that runs now
 * @param {object} options
 * @param {() => Promise<Pick<Service, 'exited' | 'log'>>} options.start begins another one; rejects where it does not
 *   come up
 * @param {(sentence: string) => void} options.report
 * @param {readonly number[]} [options.pauses] in ms
 * @param {number} [options.steadyAfter] in ms
 * @returns {Promise<never>} rejects with Stopped once the run is stopped
 */
export async function keepStorefrontRunning(
  run,
  storefront,
  { start, report, pauses = PAUSES_MS, steadyAfter = STEADY_AFTER_MS },
) {
  let current = storefront;
  let attempts = 0;
  for (;;) {
    const began = performance.now();
    const end = await describeEnd(current);
    if (performance.now() - began >= steadyAfter) attempts = 0;
    let event = `The storefront exited unexpectedly (${end})`;
    for (let again; !again;) {
      if (run.stopping) throw new Stopped();
      const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? 0;
      attempts += 1;
      report(`${event}. Restarting in ${pause / 1000} s. Log: ${current.log}`);
      await delay(pause);
      if (run.stopping) throw new Stopped();
      try {
        again = current = await start();
      } catch (error) {
        event = `The storefront could not be restarted (${messageOf(error)})`;
      }
    }
    report('Storefront restarted.');
  }
}

/** @param {Pick<Service, 'exited'>} service @returns {Promise<string>} how it ended, once it has */
async function describeEnd({ exited }) {
  try {
    const { code, signal } = await exited;
    return signal ? `signal ${signal}` : `exit code ${code}`;
  } catch (error) {
    return messageOf(error);
  }
}
