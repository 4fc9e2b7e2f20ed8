import { Worker } from 'node:worker_threads';
import type { FinishProducts, StoredProduct } from './finish.server.ts';
import type { FinishAnswer, FinishRequest } from './finish-thread.server.ts';

/** Megabytes that the thread's memory may grow to. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 };

/**
 * Finishes products in a thread of its own, which folds their words while others are read.
 * @param program the thread's program, `finish-thread.server`
 * @returns what finishes products, one request after the other, and what ends the thread
 */
export function finishInThread(program: URL): { finish: FinishProducts; end: () => Promise<void> } {
  const thread = new Worker(program, { resourceLimits: MEMORY });
  const ask = (request: FinishRequest) =>
    new Promise<void>((resolve, reject) => {
      const settle = (answer: FinishAnswer) => {
        thread.off('message', settle).off('error', reject);
        if (answer.error === undefined) resolve();
        else reject(answer.error as Error);
      };
      thread.once('message', settle).once('error', reject);
      thread.postMessage(request);
    });
  return {
    finish: (products: readonly StoredProduct[]) => ask({ products }),
    end: () => ask('end'),
  };
}
