/** An error that the user can fix. Shown as sentences, without a stack. */
export class Problem extends Error {
  /** @override */
  name = 'Problem';

  /**
   * @param {string} message the problem, one sentence
   * @param {string} [wayOut] how to fix it
   * @param {readonly string[]} [details] lines of a log
   */
  constructor(message, wayOut = '', details = []) {
    super(message);
    this.wayOut = wayOut;
    this.details = details;
  }
}

/**
 * Messages for errors of the operating system.
 * @type {Record<string, [sentence: string, wayOut: string]>}
 */
const SYSTEM_ERRORS = {
  ENOSPC: [
    'The disk is full.',
    'Free some space (a complete installation takes about 3 GB) and run the command again.',
  ],
  EDQUOT: [
    'Your disk quota is used up.',
    'Free some space (a complete installation takes about 3 GB) and run the command again.',
  ],
  EROFS: ['The folder of the shop is read-only.', 'Copy the checkout to a writable folder.'],
  EMFILE: ['Too many files are open.', 'Raise the limit (ulimit -n 4096) and run the command again.'],
  ENOMEM: ['There is not enough memory.', 'Close other programs and run the command again.'],
};

/** @param {unknown} error @returns {string} its code by the operating system or by Postgres; '' where it has none */
export function codeOf(error) {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

/** @param {unknown} error @returns {string} what it says */
export function messageOf(error) {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}

/**
 * Converts any error to a problem.
 * @param {unknown} error
 * @returns {Problem}
 */
export function toProblem(error) {
  if (error instanceof Problem) return error;
  const { code, path, message } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  const [sentence, wayOut] = SYSTEM_ERRORS[code ?? ''] ?? [];
  if (sentence) return new Problem(path ? `${sentence} (${path})` : sentence, wayOut);
  if (code === 'EACCES' || code === 'EPERM') {
    return new Problem(
      `Access denied: ${path ?? message}.`,
      'The file may belong to another user, for example after a run as root. Change its owner or delete it.',
    );
  }
  return new Problem(`Unexpected error: ${message ?? String(error)}`);
}

/** A line of a stack trace; these are only in the log. */
const STACK_LINE = /^\s*(npm (error|ERR!)\s+)?at .+(:\d+:\d+\)?|\(<anonymous>\))(\s*\{)?$/;

/** @param {unknown} error written to stderr in full sentences */
export function printProblem(error) {
  const problem = toProblem(error);
  const lines = ['', `✗ ${problem.message}`];
  if (problem.wayOut) lines.push(`  ${problem.wayOut.trimEnd().replaceAll('\n', '\n  ')}`);
  const details = problem.details.filter((line) => !STACK_LINE.test(line));
  if (details.length > 0) lines.push('', ...details.map((line) => `  | ${line}`));
  process.stderr.write(`${lines.join('\n')}\n`);
  if (process.env.DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
}
