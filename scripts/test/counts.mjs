import { readJson } from '../lib/files.mjs';

/**
 * Results of a part of the tests.
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 */

/** @param {Partial<Counts>} [counts] @returns {Counts} */
export const counts = ({ passed = 0, failed = 0, skipped = 0 } = {}) => ({ passed, failed, skipped });

/** @param {readonly Counts[]} parts @returns {Counts} */
export const sum = (parts) =>
  parts.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
    }),
    counts(),
  );

/** The closing line. @param {Counts} total */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * Reads Vitest's JSON report. A file that could not even be loaded counts as a failure, and so does an error outside of
 * any test.
 * @param {string} file
 * @returns {Counts | undefined} undefined when there is no report
 */
export function readVitestReport(file) {
  const report = readJson(file);
  if (!report) return undefined;
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return counts({
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/**
 * Reads Playwright's JSON report. A test that passed only when repeated counts as failed; so does an error outside of tests.
 * @param {string} file
 * @returns {Counts | undefined} undefined when there is no report
 */
export function readPlaywrightReport(file) {
  const report = readJson(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky;
  return counts({ passed: expected, failed: failed === 0 ? report.errors.length : failed, skipped });
}
