import { Progress } from '../lib/progress.mjs';
import { printProblem } from '../lib/problem.mjs';
import { Run, Stopped } from '../lib/run.mjs';
import { stopOnSignals } from '../lib/stop.mjs';
import { LAYERS, prepare } from './layers.mjs';

/** Builds everything that has changed. */
export async function main() {
  const progress = new Progress();
  let run;
  let failed;
  try {
    run = await Run.begin(`test-command-${process.pid}`);
    stopOnSignals(run, (sentence) => progress.say(sentence), 130);
    const context = { run, progress, folder: '', args: [], alone: false };
    await prepare(context);
    ({ failed } = await LAYERS.build(context));
  } catch (error) {
    if (!(error instanceof Stopped)) printProblem(error);
    failed = 1;
  }
  await run?.stop();
  process.exit(failed > 0 ? 1 : 0);
}
