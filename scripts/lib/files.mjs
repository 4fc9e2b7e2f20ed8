import { closeSync, openSync, readFileSync, readSync, renameSync, rmSync, fstatSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * Writes a file atomically: readers see the old or the new content.
 * @param {string} file
 * @param {string} content
 * @param {number} [mode] permissions, 0644 by default
 */
export function writeFileAtomically(file, content, mode = 0o644) {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, content, { mode });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * @param {string} file
 * @returns {unknown} the parsed JSON; undefined when the file is missing or does not hold JSON
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Maximum bytes read from the end of a log. */
const TAIL_BYTES = 64 * 1024;

/**
 * The last lines of a log, without empty ones and without terminal colours.
 * @param {string} file
 * @param {number} [count]
 * @returns {string[]} empty when there is no such file
 */
export function lastLines(file, count = 15) {
  let descriptor;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return [];
  }
  try {
    const { size } = fstatSync(descriptor);
    const buffer = Buffer.alloc(Math.min(size, TAIL_BYTES));
    readSync(descriptor, buffer, 0, buffer.length, size - buffer.length);
    return stripVTControlCharacters(buffer.toString('utf8'))
      .split(/\r?\n/)
      .map((line) => line.trimEnd())
      .filter(Boolean)
      .slice(-count);
  } finally {
    closeSync(descriptor);
  }
}
