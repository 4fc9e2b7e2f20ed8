import sharp from 'sharp';

/*
 * Decoding pictures costs much memory and all processors: what is decoded is not kept for later, and a picture takes one thread,
 * so that pages are answered meanwhile.
 */
sharp.cache(false);
sharp.concurrency(1);

export { sharp };

/** Thrown where more work waits than may wait. */
export class WorkQueueFullError extends Error {
  override name = 'WorkQueueFullError';
}

/** Does pieces of work one after the other; takes no more than may wait. */
export interface WorkQueue {
  /** @throws WorkQueueFullError at once where too many wait, and whatever the work throws */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A queue of this process. @param most pieces that may be there at once, the one under way included */
export function createWorkQueue(most: number): WorkQueue {
  let there = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(work) {
      if (there >= most) return Promise.reject(new WorkQueueFullError('Too many pictures wait.'));
      there += 1;
      const result = last.then(work);
      last = result.catch(() => undefined).finally(() => (there -= 1));
      return result;
    },
  };
}
