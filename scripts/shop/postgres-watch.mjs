import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../lib/postgres.mjs';
import { messageOf } from '../lib/problem.mjs';
import { isRunning } from '../lib/processes.mjs';

const LOOK_EVERY_MS = 1000;
/** Delay before a restart. */
const PAUSE_MS = 15_000;

/**
 * Restarts Postgres if it exits; the shop reconnects by itself.
 * @param {import('../lib/run.mjs').Run} run
 * @param {import('../lib/postgres.mjs').Postgres} postgres
 * @param {(sentence: string) => void} report
 */
export async function keepPostgresRunning(run, postgres, report) {
  let current = postgres;
  while (!run.stopping) {
    await delay(LOOK_EVERY_MS, undefined, { ref: false });
    if (run.stopping || isRunning(current.process)) continue;
    report(`Postgres stopped unexpectedly. Restarting in ${PAUSE_MS / 1000} s.`);
    await delay(PAUSE_MS, undefined, { ref: false });
    if (run.stopping) return;
    try {
      current = await startPostgres({ report });
      run.ownPostgres(current);
      report(
        current.port === postgres.port
          ? 'Postgres restarted.'
          : 'Postgres restarted on another port. Restart the shop.',
      );
    } catch (error) {
      report(`Postgres could not be restarted: ${messageOf(error)}`);
    }
  }
}
