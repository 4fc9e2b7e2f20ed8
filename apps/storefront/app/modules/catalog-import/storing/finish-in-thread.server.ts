import { Worker } from 'node:worker_threads';
import type { FinishProducts } from './finish.server.ts';
import type { FinishAnswer, FinishRequest } from './finish-thread.server.ts';

/** Megabytes that the thread's memory may grow to. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 };

/**
 * Finishes products in a thread of its own, which folds their words while others are read.
 * @param program the thread's program, `finish-thread.server`
 * @returns what finishes products, one request after the other (it rejects where the thread ends by itself), and what
 * ends the thread
 */
export function finishInThread(program: URL): { finish: FinishProducts; end: () => Promise<void> } {
  const thread = new Worker(program, { resourceLimits: MEMORY });
  let isOver = false;
  let failure: unknown;
  thread.once('exit', () => (isOver = true));
  thread.on('error', (error) => (failure = error));

  const ask = (request: FinishRequest) =>
    new Promise<void>((resolve, reject) => {
      const settle = (answer: FinishAnswer) => {
        thread.off('message', settle).off('exit', end);
        if (answer.error === undefined) resolve();
        else reject(answer.error as Error);
      };
      const end = () => settle({ error: failure ?? new Error('The thread that finishes products has ended.') });
      if (isOver) {
        end();
        return;
      }
      thread.once('message', settle).once('exit', end);
      thread.postMessage(request);
    });
  return {
    finish: (products) => ask({ products }),
    end: async () => {
      if (!isOver) await ask('end');
    },
  };
}
