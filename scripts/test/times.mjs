import path from 'node:path';
import { readJson } from '../lib/files.mjs';

/**
 * Duration of a test file; for browser tests the sum of its runs.
 * @typedef {{file: string, milliseconds: number}} FileTime
 */

/** Duration of a test layer. @typedef {{layer: string, milliseconds: number}} LayerTime */

/** Number of slowest files listed. */
const SLOWEST = 10;

/**
 * Reads what the reporter `tests/support/file-times.ts` has written.
 * @param {string} file
 * @returns {FileTime[]} empty without a report
 */
export const readVitestTimes = (file) => /** @type {FileTime[] | undefined} */ (readJson(file)) ?? [];

/**
 * Sums up the runs of each spec in Playwright's JSON report.
 * @param {string} file
 * @returns {FileTime[]} empty without a report
 */
export function readPlaywrightTimes(file) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  /** @param {Partial<import('@playwright/test/reporter').JSONReportSuite>} suite */
  const add = ({ specs = [], suites = [] }) => {
    for (const spec of specs) {
      const runs = spec.tests.flatMap(({ results }) => results);
      const duration = runs.reduce((sum, run) => sum + run.duration, 0);
      sums.set(spec.file, (sums.get(spec.file) ?? 0) + duration);
    }
    for (const suite of suites) add(suite);
  };
  const report = /** @type {import('@playwright/test/reporter').JSONReport | undefined} */ (readJson(file));
  add({ suites: report?.suites });
  return [...sums].map(([name, milliseconds]) => ({ file: `tests/e2e/${name}`, milliseconds }));
}

/**
 * The times of all files whose layers have run.
 * @param {string} folder of the reports
 * @returns {FileTime[]}
 */
export const readTimes = (folder) => [
  ...['unit', 'integration'].flatMap((name) => readVitestTimes(path.join(folder, `${name}-times.json`))),
  ...readPlaywrightTimes(path.join(folder, 'e2e.json')),
];

/**
 * The table at the end of a run: time per layer, then the slowest files.
 * @param {readonly LayerTime[]} layers in the order in which they are listed
 * @param {readonly FileTime[]} files
 * @param {number} milliseconds of the whole run; parallel layers overlap
 * @returns {string} lines, each with its end
 */
export function timesTable(layers, files, milliseconds) {
  const slowest = [...files].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
  const rows = [
    ...layers.map(({ layer, milliseconds: time }) => row(time, layer)),
    row(milliseconds, 'total'),
    ...(slowest.length > 0 ? ['\nSlowest files\n'] : []),
    ...slowest.map(({ file, milliseconds: time }) => row(time, file)),
  ];
  return `Times\n${rows.join('')}`;
}

/** @param {number} milliseconds @param {string} name */
const row = (milliseconds, name) => `${(milliseconds / 1000).toFixed(1).padStart(8)} s  ${name}\n`;
