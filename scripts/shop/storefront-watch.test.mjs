import { describe, expect, it } from 'vitest';
import { Stopped } from '../lib/run.mjs';
import { keepStorefrontRunning } from './storefront-watch.mjs';

/** @param {number} code @returns {import('./services.mjs').Service['exited']} of a program that has ended */
const ended = (code) => Promise.resolve({ code, signal: null });
const log = 'storefront.log';

describe('a storefront that ends by itself', () => {
  it('is started again after pauses that grow up to a limit', async () => {
    const run = { stopping: false };
    /** @type {string[]} */
    const output = [];
    let starts = 0;
    const kept = keepStorefrontRunning(
      run,
      { exited: ended(134), log },
      {
        pauses: [1, 2, 3],
        report: (sentence) => output.push(sentence),
        async start() {
          starts += 1;
          if (starts === 2) throw new Error('it did not answer');
          if (starts === 5) run.stopping = true;
          return { exited: ended(starts), log };
        },
      },
    );
    await expect(kept).rejects.toThrow(Stopped);
    const again = 'Storefront restarted.';
    /** @param {string} what @param {number} pause */
    const pausing = (what, pause) => `The storefront ${what}. Restarting in ${pause / 1000} s. Log: ${log}`;
    expect(output).toEqual([
      pausing('exited unexpectedly (exit code 134)', 1),
      again,
      pausing('exited unexpectedly (exit code 1)', 2),
      pausing('could not be restarted (it did not answer)', 3),
      again,
      pausing('exited unexpectedly (exit code 3)', 3),
      again,
      pausing('exited unexpectedly (exit code 4)', 3),
      again,
    ]);
  });

  it('begins with the short pause again once it has run for long', async () => {
    const run = { stopping: false };
    /** @type {string[]} */
    const output = [];
    let starts = 0;
    const kept = keepStorefrontRunning(
      run,
      { exited: ended(1), log },
      {
        pauses: [1, 2],
        steadyAfter: 0,
        report: (sentence) => output.push(sentence),
        async start() {
          starts += 1;
          run.stopping = starts === 3;
          return { exited: ended(1), log };
        },
      },
    );
    await expect(kept).rejects.toThrow(Stopped);
    expect(output.filter((sentence) => sentence.includes('in 0.001 s'))).toHaveLength(3);
  });

  it('stays ended where the run is being stopped', async () => {
    /** @type {string[]} */
    const output = [];
    const kept = keepStorefrontRunning(
      { stopping: true },
      { exited: ended(0), log },
      { report: (sentence) => output.push(sentence), start: () => Promise.reject(new Error('started')) },
    );
    await expect(kept).rejects.toThrow(Stopped);
    expect(output).toEqual([]);
  });
});
