import { printProblem } from './problem.mjs';
import { Stopped } from './run.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const LOOK_FOR_PARENT_EVERY_MS = 500;

/**
 * Stops a run on Ctrl-C, a signal, a closed terminal, or when its npm was killed. Being stopped is not a failure: the
 * exit code is 0 unless another one is given. Uncaught errors stop the run, too.
 * @param {import('./run.mjs').Run} run
 * @param {(sentence: string) => void} report
 * @param {number} [exitCode]
 */
export function stopOnSignals(run, report, exitCode = 0) {
  const stop = async () => {
    if (!run.stopping) report('Stopping …');
    await run.stop();
    report('Stopped.');
    process.exit(exitCode);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  process.on('uncaughtException', async (error) => {
    if (!(error instanceof Stopped)) printProblem(error);
    await run.stop();
    process.exit(1);
  });
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}); // the terminal is gone: go on stopping

  if (!process.env.npm_lifecycle_event) return;
  // npm's shell does not forward signals. When it dies, this process gets another parent.
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_FOR_PARENT_EVERY_MS);
  timer.unref();
}
