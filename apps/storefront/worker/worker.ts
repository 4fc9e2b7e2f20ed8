import { checkSettings, reportStartProblem } from '../server/start-checks.ts';

/** Entry of a process that only runs jobs: `node build/worker.js`. */
async function main(): Promise<void> {
  checkSettings();
  const { runWorkerProcess } = await import('./worker-process.ts');
  await runWorkerProcess();
}

main().catch(reportStartProblem);
