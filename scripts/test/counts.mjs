import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readJson } from '../lib/files.mjs';
import { root } from '../lib/paths.mjs';

/**
 * Results of a part of the tests; `remarks` has a line with name and reason for each failed and each repeated test.
 * @typedef {{passed: number, failed: number, skipped: number, remarks: string[]}} Counts
 */

/** @typedef {import('vitest/node').JsonTestResults} VitestReport */

/** @typedef {import('@playwright/test/reporter').JSONReport} PlaywrightReport */
/** @typedef {import('@playwright/test/reporter').JSONReportSuite} PlaywrightSuite */
/** @typedef {import('@playwright/test/reporter').JSONReportSpec} PlaywrightSpec */
/** @typedef {import('@playwright/test/reporter').JSONReportTestResult} PlaywrightResult */

/** @param {Partial<Counts>} [counts] @returns {Counts} */
export const counts = ({ passed = 0, failed = 0, skipped = 0, remarks = [] } = {}) => ({
  passed,
  failed,
  skipped,
  remarks,
});

/** @param {readonly Counts[]} parts @returns {Counts} */
export const sum = (parts) =>
  parts.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
      remarks: [...a.remarks, ...b.remarks],
    }),
    counts(),
  );

/** Failed and repeated tests, printed at the end of a run. @param {Counts} total */
export const closingList = ({ remarks }) => remarks.map((remark) => `  ${remark}\n`).join('');

/** The closing line. @param {Counts} total */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * Reads Vitest's JSON report. Files that could not be loaded and errors outside the tests count as failures; tests that
 * passed on retry count as passed and are listed.
 * @param {string} file
 * @returns {Counts | undefined} undefined when there is no report
 */
export function readVitestReport(file) {
  const report = /** @type {VitestReport | undefined} */ (readJson(file));
  if (!report) return undefined;
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const isErrorOutside = !report.success && report.numFailedTests + brokenFiles.length === 0;
  return counts({
    passed: report.numPassedTests,
    failed: isErrorOutside ? 1 : report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    remarks: [
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => failed(name, test.fullName, test.failureMessages?.[0])),
      ),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter((test) => test.status === 'passed' && test.failureMessages?.length)
          .map((test) => repeated(name, test.fullName, test.failureMessages?.[0])),
      ),
      ...brokenFiles.map(({ name, message }) => failed(name, 'could not be loaded', message)),
      ...(isErrorOutside ? [failed('Vitest', 'an error outside the tests, printed above')] : []),
    ],
  });
}

/**
 * Reads Playwright's JSON report. Tests that passed on retry count as passed and are listed; errors outside the tests
 * count as failures.
 * @param {string} file
 * @returns {Counts | undefined} undefined when there is no report
 */
export function readPlaywrightReport(file) {
  const report = /** @type {PlaywrightReport | undefined} */ (readJson(file));
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return counts({
    passed: expected + flaky,
    failed: unexpected === 0 ? report.errors.length : unexpected,
    skipped,
    remarks: [
      ...specsOf(report.suites).flatMap(({ file: spec, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ status, projectName, results }) =>
            (status === 'flaky' ? repeated : failed)(spec, `[${projectName}] ${title}`, firstError(results)),
          ),
      ),
      ...report.errors.map(({ message }) => failed('Playwright', 'outside the tests', message)),
    ],
  });
}

/**
 * All tests of a report with nested suites.
 * @param {readonly PlaywrightSuite[]} [suites]
 * @returns {PlaywrightSpec[]}
 */
const specsOf = (suites = []) => suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites)]);

/** @param {readonly PlaywrightResult[]} results */
const firstError = (results) => results.flatMap(({ errors }) => errors)[0]?.message;

/**
 * One line: file, title, and the first line of the reason without colours.
 * @param {[file: string, title: string, reason?: string]} about
 */
const described = (...[file, title, reason = '']) =>
  [path.isAbsolute(file) ? path.relative(root, file) : file, title, stripVTControlCharacters(reason).split('\n')[0]]
    .filter(Boolean)
    .join(' › ');

/** @param {Parameters<typeof described>} about */
const failed = (...about) => `failed: ${described(...about)}`;
/** @param {Parameters<typeof described>} about */
const repeated = (...about) => `passed on retry: ${described(...about)}`;
