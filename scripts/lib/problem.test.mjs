import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { printProblem, Problem, toProblem } from './problem.mjs';

/** @type {string} */
let printed;
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

it('shows sentence, way out and log, without the lines of a stack', () => {
  const details = [
    'npm error code ECONNREFUSED',
    'npm error     at Socket.emit (node:events:524:28)',
    '    at main (a.mjs:1:2)',
  ];
  printProblem(new Problem('It failed.', 'Do this.\nOr that.', details));
  expect(printed).toBe('\n✗ It failed.\n  Do this.\n  Or that.\n\n  | npm error code ECONNREFUSED\n');
});

it('has a sentence and a way out for a full disk, and for files of another user', () => {
  const full = toProblem(Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC', path: '/somewhere' }));
  expect(full.message).toBe('The disk is full. (/somewhere)');
  expect(full.wayOut).toContain('Free some space');
  const denied = toProblem(Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/somewhere' }));
  expect(denied.message).toContain('/somewhere');
  expect(denied.wayOut).toContain('another user');
});

it('never shows a stack', () => {
  printProblem(new Error('unexpected thing'));
  expect(printed).toContain('unexpected thing');
  expect(printed).not.toMatch(/\n\s+at /);
});
