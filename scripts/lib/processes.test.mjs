import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { commandLineOf, endProcess, groupExists, identify, isRunning } from './processes.mjs';

/** @type {import('node:child_process').ChildProcess[]} */
const started = [];

/** A program of Node's in a group of its own that says when it is ready. @param {string} code */
async function start(code) {
  const child = spawn(
    process.execPath,
    ['-e', `${code}; setInterval(() => {}, 1000); console.log('ready', process.pid)`],
    {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  started.push(child);
  await once(child.stdout, 'data');
  return { child, identity: identify(child.pid ?? 0) };
}

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

describe('a process', () => {
  it('is distinguished from a later one with the same number', async () => {
    const { identity } = await start('');
    expect(isRunning(identity)).toBe(true);
    expect(isRunning({ ...identity, startTime: '1' })).toBe(false);
    expect(isRunning({ pid: identity.pid, startTime: '' })).toBe(false);
    expect(commandLineOf(identity.pid)).toContain('setInterval');
  });

  it('does not run any more once it was killed', async () => {
    const { child, identity } = await start('');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isRunning(identity)).toBe(false);
    expect(groupExists(identity.pid)).toBe(false);
  });
});

describe('endProcess', () => {
  it('lets a program end by itself', async () => {
    const { child, identity } = await start(`process.on('SIGTERM', () => process.exit(7))`);
    const exit = once(child, 'exit');
    await endProcess(identity, { graceMs: 5000 });
    expect(await exit).toEqual([7, null]);
  });

  it('ends one that does not listen by force', async () => {
    const { child, identity } = await start(`process.on('SIGTERM', () => {})`);
    const exit = once(child, 'exit');
    await endProcess(identity, { graceMs: 200 });
    expect(await exit).toEqual([null, 'SIGKILL']);
  });

  it('ends what the program has started, even where the program itself is gone', async () => {
    const { child, identity } = await start(
      `require('child_process').spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"])`,
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(groupExists(identity.pid)).toBe(true);
    await endProcess(identity, { graceMs: 200 });
    expect(groupExists(identity.pid)).toBe(false);
  });

  it('leaves a stranger alone that was given the number', async () => {
    const { identity } = await start('');
    await endProcess({ ...identity, startTime: '1' }, { graceMs: 100 });
    expect(isRunning(identity)).toBe(true);
  });
});
