/**
 * Time limits that count the time in which this process could take note of an answer. A plain timer counts the wall
 * clock: while something keeps the event loop busy, answers wait in their sockets, and the timer fires before they are
 * read. It then looks as if the database or a third party had not answered.
 */

/** Parts that a limit is counted in. Each part includes a turn of the event loop, in which what has arrived is read. */
const PARTS = 20;

/**
 * Calls back after a time in which the event loop was free. A part of the limit that took longer because the loop was
 * busy counts once.
 * @param ms the limit; on a free loop it takes so long, give or take a hundredth
 * @returns ends it before
 */
export function startTimeLimit(ms: number, onLate: () => void): () => void {
  const part = ms / PARTS;
  let counted = 0;
  let immediate: NodeJS.Immediate | undefined;
  // After each part the sockets have their turn before the next part begins, and before the limit is reached.
  const turn = () => {
    counted += 1;
    if (counted >= PARTS) onLate();
    else timer = setTimeout(afterPart, part).unref();
  };
  const afterPart = () => (immediate = setImmediate(turn));
  let timer = setTimeout(afterPart, part).unref();
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}

/** Why something that took too long was given up; its name is that of `AbortSignal.timeout`'s. */
const tooLate = (ms: number): DOMException => new DOMException(`no answer within ${ms} ms`, 'TimeoutError');

/**
 * A signal that is aborted after a time in which the event loop was free: `AbortSignal.timeout` for calls to others.
 * @param ms the limit
 * @returns aborted with an error named `TimeoutError`
 */
export function timeLimit(ms: number): AbortSignal {
  const controller = new AbortController();
  startTimeLimit(ms, () => controller.abort(tooLate(ms)));
  return controller.signal;
}

/**
 * Waits for an answer, no longer than a time in which the event loop was free.
 * @throws an error named `TimeoutError` after that, and whatever the promise rejects with
 */
export function withinTimeLimit<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    const cancel = startTimeLimit(ms, () => reject(tooLate(ms)));
    promise.then(resolve, reject).finally(cancel);
  });
}
