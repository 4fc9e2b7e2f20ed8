import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { inData } from './paths.mjs';
import { Problem } from './problem.mjs';
import { identify, isRunning } from './processes.mjs';
import { Run, Stopped } from './run.mjs';

const kind = `unit-test-${process.pid}`;
const record = inData(`run-${kind}.json`);
const forever = ['-e', 'setInterval(() => {}, 1000)'];
const log = inData('logs', `${kind}.log`);
/** @type {Run | undefined} */
let run;

afterEach(() => run?.stop());

describe('a run', () => {
  it('excludes a second one of its kind and says where the first is', async () => {
    run = await Run.begin(kind, { url: 'http://localhost:3000' });
    const second = Run.begin(kind);
    await expect(second).rejects.toThrow(`already running at http://localhost:3000 (process ${process.pid})`);
    await expect(second).rejects.toBeInstanceOf(Problem);
  });

  it('says what another command is busy with', async () => {
    run = await Run.begin(kind, { busyWith: 'installing the packages' });
    await expect(Run.begin(kind)).rejects.toThrow(
      `Another command is installing the packages (process ${process.pid}).`,
    );
  });

  it('ends what a killed run has left, and nothing else', async () => {
    const left = spawn(process.execPath, forever, { detached: true, stdio: 'ignore' });
    const stranger = spawn(process.execPath, forever, { detached: true, stdio: 'ignore' });
    await delay(50);
    const leftIdentity = identify(left.pid ?? 0);
    const strangerIdentity = identify(stranger.pid ?? 0);
    const dead = { pid: process.pid, startTime: 'long ago' };
    const children = [
      { name: 'storefront', ...leftIdentity },
      { name: 'strapi', pid: stranger.pid, startTime: 'long ago' },
    ];
    writeFileSync(record, JSON.stringify({ command: dead, children }));
    /** @type {string[]} */
    const output = [];
    run = await Run.begin(kind, {}, (sentence) => output.push(sentence));
    expect(isRunning(leftIdentity)).toBe(false);
    expect(isRunning(strangerIdentity)).toBe(true);
    expect(output.join()).toContain('storefront');
    expect(output.join()).not.toContain('strapi');
    stranger.kill('SIGKILL');
  });

  it('begins over a record that was cut off', async () => {
    writeFileSync(record, '{"command": {"pid"');
    run = await Run.begin(kind);
    expect(existsSync(record)).toBe(true);
  });

  it('ends its children and removes its record when it is stopped', async () => {
    const ending = await Run.begin(kind);
    const { child, exited } = ending.spawn('forever', process.execPath, forever, { log });
    const identity = identify(child.pid ?? 0);
    await ending.stop();
    expect(await exited).toEqual({ code: null, signal: 'SIGTERM' });
    expect(isRunning(identity)).toBe(false);
    expect(existsSync(record)).toBe(false);
    expect(() => ending.spawn('late', process.execPath, forever, { log })).toThrow(Stopped);
  });
});

describe('a command', () => {
  /** @param {string} code @returns {[string, string[]]} */
  const program = (code) => [process.execPath, ['-e', code]];

  it('that fails is a problem with the end of its log', async () => {
    run = await Run.begin(kind);
    const failing = run.command(kind, ...program(`console.log('doing'); console.error('it broke'); process.exit(3)`), {
      failure: 'The work could not be done.',
      explain: (lines) => `Last: ${lines.at(-1)}`,
    });
    await expect(failing).rejects.toMatchObject({
      message: 'The work could not be done.',
      wayOut: expect.stringContaining('Last: it broke'),
      details: ['doing', 'it broke'],
    });
  });

  it('that met a full disk says so', async () => {
    run = await Run.begin(kind);
    const failing = run.command(kind, ...program(`console.error('npm error ENOSPC'); process.exit(1)`), {
      failure: 'Failed.',
    });
    await expect(failing).rejects.toThrow('The disk is full.');
  });

  it('that does not exist is named', async () => {
    run = await Run.begin(kind);
    await expect(run.command(kind, 'no-such-program', [], { failure: 'Failed.' })).rejects.toThrow(
      'Program not found: no-such-program.',
    );
  });

  it('that is stopped is not a failure', async () => {
    run = await Run.begin(kind);
    const stopped = run.command(kind, process.execPath, forever, { failure: 'Failed.' });
    const outcome = expect(stopped).rejects.toBeInstanceOf(Stopped);
    await run.stop();
    await outcome;
  });
});
