import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.mjs';
import { closingLine, closingList, counts, readPlaywrightReport, readVitestReport, sum } from './counts.mjs';

/** @type {string} */
let file;
beforeEach(() => {
  file = path.join(temporaryFolder('counts'), 'report.json');
});
/** @param {object} content */
const report = (content) => writeFileSync(file, JSON.stringify(content));

describe('the closing line', () => {
  it('sums up and mentions skipped tests only where there are some', () => {
    expect(closingLine(sum([counts({ passed: 3 }), counts({ passed: 4, failed: 1 })]))).toBe('7 passed, 1 failed');
    expect(closingLine(counts({ passed: 1, skipped: 2 }))).toBe('1 passed, 0 failed, 2 skipped');
  });
});

describe("Vitest's report", () => {
  const base = {
    success: true,
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [],
  };

  it('gives the tests', () => {
    report(base);
    expect(readVitestReport(file)).toEqual({ passed: 5, failed: 0, skipped: 1, remarks: [] });
  });

  it('names a test that passed only when it was repeated', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'A worker starts', failureMessages: ['Error: slow\n at x'] },
    ];
    report({ ...base, testResults: [{ status: 'passed', name: 'a.test.ts', assertionResults }] });
    const result = readVitestReport(file);
    expect([result?.failed, result?.remarks]).toEqual([
      0,
      ['passed on retry: a.test.ts › A worker starts › Error: slow'],
    ]);
  });

  it('counts a file that could not be loaded', () => {
    report({
      ...base,
      success: false,
      testResults: [{ status: 'failed', name: 'b.test.ts', message: 'No such module', assertionResults: [] }],
    });
    const result = readVitestReport(file);
    expect(result?.failed).toBe(1);
    expect(closingList(result ?? counts())).toBe('  failed: b.test.ts › could not be loaded › No such module\n');
  });

  it('counts a file with failed tests by its tests alone', () => {
    const assertionResults = [
      {
        status: 'failed',
        fullName: 'A cart is empty',
        failureMessages: ['\u001b[31mAssertionError: 1\u001b[39m\n  at x'],
      },
      { status: 'passed' },
    ];
    report({
      ...base,
      success: false,
      numFailedTests: 1,
      testResults: [{ status: 'failed', name: 'a.test.ts', assertionResults }],
    });
    expect(readVitestReport(file)).toMatchObject({
      failed: 1,
      remarks: ['failed: a.test.ts › A cart is empty › AssertionError: 1'],
    });
  });

  it('counts an error outside of all tests', () => {
    report({ ...base, success: false });
    expect(readVitestReport(file)?.failed).toBe(1);
  });

  it('may be missing', () => {
    expect(readVitestReport(file)).toBeUndefined();
  });
});

describe("Playwright's report", () => {
  it('names a test that passed only when it was repeated', () => {
    /** @param {string} status @param {string} [message] */
    const test = (status, message) => ({
      status,
      projectName: 'phone',
      results: [{ errors: message ? [{ message }] : [] }],
    });
    const specs = [
      { file: 'cart.spec.ts', title: 'opens', tests: [test('unexpected', 'Error: gone')] },
      { file: 'cart.spec.ts', title: 'closes', tests: [test('flaky', 'Error: late')] },
      { file: 'cart.spec.ts', title: 'stays', tests: [test('expected')] },
    ];
    report({
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
      suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
      errors: [],
    });
    expect(readPlaywrightReport(file)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 2,
      remarks: [
        'failed: cart.spec.ts › [phone] opens › Error: gone',
        'passed on retry: cart.spec.ts › [phone] closes › Error: late',
      ],
    });
  });

  it('counts an error that kept the tests from running', () => {
    report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'no server' }] });
    expect(readPlaywrightReport(file)?.failed).toBe(1);
  });
});
