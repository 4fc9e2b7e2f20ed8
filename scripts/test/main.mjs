import { mkdirSync, rmSync } from 'node:fs';
import { inData } from '../lib/paths.mjs';
import { Problem, printProblem } from '../lib/problem.mjs';
import { Progress } from '../lib/progress.mjs';
import { Run, Stopped } from '../lib/run.mjs';
import { stopOnSignals } from '../lib/stop.mjs';
import { closingLine, closingList, counts, sum } from './counts.mjs';
import { LAYERS, LAYERS_BY_NAME, prepare } from './layers.mjs';
import { sweepTestRuns } from './test-runs.mjs';

const USAGE = `Usage: npm test                              everything: static checks, unit, builds, integration, end to end
       npm run test:unit -- [options]        Vitest's options, such as a path or -t "name"
       npm run test:integration -- [options] the same, against a real Postgres and a real Strapi
       npm run test:chaos                    200 checkouts while processes are killed (CHAOS_SEED=… repeats a run)
       npm run test:e2e -- [options]         Playwright's options, such as --headed or --project=phone
`;

/**
 * Runs all tests, or those of one layer, and prints the sum as the last line.
 * @param {readonly string[]} argv name of a layer and options for its tool; nothing for all layers
 */
export async function main([name, ...args]) {
  if (name !== undefined && !(name in LAYERS_BY_NAME)) {
    const isHelp = name === '--help' || name === '-h';
    if (isHelp) process.stdout.write(USAGE);
    else printProblem(new Problem(`Unknown: ${name}`, USAGE));
    process.exit(isHelp ? 0 : 2);
  }
  const progress = new Progress();
  let run;
  let results;
  try {
    run = await Run.begin(`test-command-${process.pid}`);
    stopOnSignals(run, (sentence) => progress.say(sentence), 130);
    const folder = inData('reports', 'x').slice(0, -2);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const context = { run, progress, folder, args, alone: name !== undefined };
    await prepare(context);
    results = await runLayers(context, name === undefined ? Object.values(LAYERS) : [LAYERS_BY_NAME[name]]);
  } catch (error) {
    if (!(error instanceof Stopped)) printProblem(error);
    results = [counts({ failed: 1 })];
  }
  await run?.stop();
  await sweepTestRuns();
  const total = sum(results);
  const hasCounts = total.passed + total.failed + total.skipped > 0;
  if (hasCounts || name === undefined) process.stdout.write(`\n${closingList(total)}${closingLine(total)}\n`);
  process.exit(total.failed > 0 || (name === undefined && total.passed === 0) ? 1 : 0);
}

/** Runs layer by layer; a failing one does not keep the others from running. */
async function runLayers(context, layers) {
  const results = [];
  for (const layer of layers) {
    if (context.run.stopping) throw new Stopped();
    results.push(await layer(context));
  }
  return results;
}
