import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.mjs';
import { lastLines, readJson, writeFileAtomically } from './files.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = temporaryFolder('files');
});

describe('lastLines', () => {
  it('gives the end of a log without colours and empty lines', () => {
    const log = path.join(folder, 'log');
    writeFileSync(log, 'first\n\n\u001b[31msecond\u001b[39m\r\nthird  \n\n');
    expect(lastLines(log, 2)).toEqual(['second', 'third']);
  });

  it('reads a log of many megabytes from its end', () => {
    const log = path.join(folder, 'log');
    writeFileSync(log, `${'x'.repeat(99)}\n`.repeat(50_000) + 'the last one');
    expect(lastLines(log, 1)).toEqual(['the last one']);
  });

  it('returns nothing without a log', () => {
    expect(lastLines(path.join(folder, 'none'))).toEqual([]);
  });
});

describe('writeFileAtomically', () => {
  it('writes with the permissions asked for and leaves nothing else behind', () => {
    const file = path.join(folder, 'secret');
    writeFileAtomically(file, 'one', 0o600);
    writeFileAtomically(file, 'two', 0o600);
    expect(readFileSync(file, 'utf8')).toBe('two');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  it('leaves no draft where it fails', () => {
    mkdirSync(path.join(folder, 'taken', 'inside'), { recursive: true });
    expect(() => writeFileAtomically(path.join(folder, 'taken'), 'text')).toThrow();
    expect(readdirSync(folder)).toEqual(['taken']);
  });
});

describe('readJson', () => {
  it('takes half a file for none', () => {
    const file = path.join(folder, 'half.json');
    writeFileSync(file, '{"pid": 12');
    expect(readJson(file)).toBeUndefined();
    writeFileSync(file, '{"pid": 12}');
    expect(readJson(file)).toEqual({ pid: 12 });
  });
});
