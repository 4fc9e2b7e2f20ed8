import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.mjs';
import { readPlaywrightTimes, readVitestTimes, timesTable } from './times.mjs';

/** @param {object} content */
const report = (content) => {
  const file = path.join(temporaryFolder('times'), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('the times of files', () => {
  it('are sums of all runs in a Playwright report, whose suites are nested', () => {
    /** @param {string} file @param {number[]} durations */
    const spec = (file, ...durations) => ({ file, tests: [{ results: durations.map((duration) => ({ duration })) }] });
    const file = report({
      suites: [
        { specs: [spec('cart.spec.ts', 100, 20)], suites: [{ specs: [spec('cart.spec.ts', 3)] }] },
        { specs: [spec('faq.spec.ts', 7)] },
      ],
    });
    expect(readPlaywrightTimes(file)).toEqual([
      { file: 'tests/e2e/cart.spec.ts', milliseconds: 123 },
      { file: 'tests/e2e/faq.spec.ts', milliseconds: 7 },
    ]);
  });

  it('are empty without a report', () => {
    expect(readPlaywrightTimes('/nowhere.json')).toEqual([]);
    expect(readVitestTimes('/nowhere.json')).toEqual([]);
  });
});

describe('the table of times', () => {
  it('names layers in their order and the ten slowest files', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({ file: `f${index}`, milliseconds: index * 1000 }));
    const lines = timesTable([{ layer: 'unit', milliseconds: 1234 }], files, 2000).split('\n');
    expect(lines.slice(0, 3)).toEqual(['Times', '     1.2 s  unit', '     2.0 s  total']);
    expect(lines.slice(3, 6)).toEqual(['', 'Slowest files', '    11.0 s  f11']);
    expect(lines.at(-2)).toBe('     2.0 s  f2');
  });
});
