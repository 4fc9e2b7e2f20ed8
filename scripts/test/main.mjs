import { mkdirSync, rmSync } from 'node:fs';
import { inData } from '../lib/paths.mjs';
import { Problem, printProblem } from '../lib/problem.mjs';
import { Progress } from '../lib/progress.mjs';
import { Run, Stopped } from '../lib/run.mjs';
import { stopOnSignals } from '../lib/stop.mjs';
import { closingLine, closingList, counts, sum } from './counts.mjs';
import { LAYERS, LAYERS_BY_NAME, prepare, STAGES } from './layers.mjs';
import { sweepTestRuns } from './test-runs.mjs';
import { readTimes, timesTable } from './times.mjs';

const USAGE = `Usage: npm test                              all tests: static checks, unit, builds, integration, end to end
       npm run test:unit -- [options]        unit tests; Vitest options such as a path or -t "name"
       npm run test:integration -- [options] tests with a real Postgres and Strapi; Vitest options
       npm run test:lives                    10,000 histories of orders in memory, 200 against Postgres (LIVES=…)
       npm run test:chaos                    200 checkouts while processes are killed (CHAOS_SEED=… repeats a run)
       npm run test:e2e -- [options]         browser tests; Playwright options such as --headed or --project=phone
       npm run test:e2e:full                 browser tests in each language, on each device, with and without JavaScript
       npm run test:firefox                  an order in Firefox
       npm run shots -- [--grep state]       screenshots of every screen and state into .cache/shots
       npm run test:changed -- [commit]      tests affected by changes since a commit (default: the last one)
`;

/**
 * Runs all tests, or those of one layer, and prints the totals as the last line.
 * @param {readonly string[]} argv name of a layer and options for its tool; nothing for all layers
 */
export async function main([name, ...args]) {
  const alone = name === undefined ? undefined : LAYERS_BY_NAME[name];
  if (name !== undefined && !alone) {
    const isHelp = name === '--help' || name === '-h';
    if (isHelp) process.stdout.write(USAGE);
    else printProblem(new Problem(`Unknown command: ${name}`, USAGE));
    process.exit(isHelp ? 0 : 2);
  }
  const began = performance.now();
  const progress = new Progress();
  let run;
  let results;
  let times = '';
  try {
    run = await Run.begin(`test-command-${process.pid}`);
    stopOnSignals(run, (sentence) => progress.say(sentence), 130);
    const folder = inData('reports', 'x').slice(0, -2);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const context = { run, progress, folder, args, alone: alone !== undefined };
    await prepare(context);
    if (alone) results = [await alone(context)];
    else {
      const { layers, all } = await runStages(context);
      results = all;
      times = timesTable(layers, readTimes(folder), performance.now() - began);
    }
  } catch (error) {
    if (!(error instanceof Stopped)) printProblem(error);
    results = [counts({ failed: 1 })];
  }
  await run?.stop();
  await sweepTestRuns();
  const total = sum(results);
  const hasCounts = total.passed + total.failed + total.skipped > 0;
  if (hasCounts || name === undefined)
    process.stdout.write(`\n${times && `${times}\n`}${closingList(total)}${closingLine(total)}\n`);
  process.exit(total.failed > 0 || (name === undefined && total.passed === 0) ? 1 : 0);
}

/**
 * Runs all layers, those of a stage in parallel; failures do not stop the others.
 * @param {import('./layers.mjs').TestContext} context
 * @returns {Promise<{all: import('./counts.mjs').Counts[], layers: import('./times.mjs').LayerTime[]}>}
 */
async function runStages(context) {
  /** @type {import('./counts.mjs').Counts[]} */
  const all = [];
  /** @type {import('./times.mjs').LayerTime[]} */
  const layers = [];
  /** @param {(typeof STAGES)[number][number]} lane */
  const runLane = async (lane) => {
    for (const layer of lane) {
      if (context.run.stopping) throw new Stopped();
      const began = performance.now();
      all.push(await LAYERS[layer](context));
      layers.push({ layer, milliseconds: performance.now() - began });
    }
  };
  for (const lanes of STAGES) await Promise.all(lanes.map(runLane));
  return { all, layers };
}
