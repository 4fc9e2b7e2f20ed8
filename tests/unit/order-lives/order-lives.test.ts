import fc from 'fast-check';
import { describe, it } from 'vitest';
import { beginnings, histories } from './commands.ts';
import { expectMoneyComplete, expectObligations, expectSurfaces } from './invariants.ts';
import { Life } from './life.ts';

/** `npm run test:lives` runs all of them; here are few enough for every run, always the same. */
const RUNS = Number(process.env.LIVES ?? 150);
const SEED = 20261127;

describe('the life of an order', () => {
  it(
    `shows the ledger's figures on every surface, and loses no money, in ${RUNS} histories`,
    { timeout: 1_800_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(beginnings, histories, async (beginning, history) => {
          const life = new Life(beginning);
          for (const [index, { run }] of [{ name: 'ordered', run: () => undefined }, ...history].entries()) {
            run(life);
            // It runs hourly.
            life.watchDeadline();
            const ledger = life.ledger();
            expectMoneyComplete(life, ledger);
            expectObligations(life, ledger);
            // Documents are the slow part: after the order, and at the end.
            if (index === 0 || index === history.length) await expectSurfaces(life, ledger);
          }
        }),
        { numRuns: RUNS, seed: SEED },
      );
    },
  );
});
