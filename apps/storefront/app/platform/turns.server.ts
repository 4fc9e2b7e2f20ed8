/** Lets pieces of work take turns in this process. */
export interface Turns {
  /** Does a piece of work once it is its turn. @throws whatever the work throws */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Lets a few pieces of work run at the same time, and others wait in their order: many requests at once wait here instead of for a
 * connection to the database, which does not wait long.
 * @param most pieces at the same time
 */
export function createTurns(most: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= most) await new Promise<void>((begin) => waiting.push(begin));
      else running += 1;
      try {
        return await work();
      } finally {
        // Whoever waits takes over the place.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
