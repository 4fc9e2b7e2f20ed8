import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTimeLimit, timeLimit, withinTimeLimit } from './time-limit.server.ts';

/** Answers in a thread of its own, so also while this one is busy. */
const answering = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const server = createServer((_, res) => res.end('here')).listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

let thread: Worker;
let prompt: string;
let silentServer: Server;
let silent: string;

/** Keeps the event loop from turning. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Asks a server and keeps this thread busy as soon as the question is under way. */
async function askWhileBlocked(url: string, signal: AbortSignal, ms: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(url, { signal, agent: false }, (response) => {
      response.once('data', (data: Buffer) => resolve(data.toString()));
    });
    request.once('error', reject);
    request.once('finish', () => setImmediate(block, ms));
  });
}

beforeAll(async () => {
  thread = new Worker(answering, { eval: true });
  const [port] = (await once(thread, 'message')) as [number];
  prompt = `http://127.0.0.1:${port}/`;
  silentServer = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silentServer, 'listening');
  silent = `http://127.0.0.1:${(silentServer.address() as AddressInfo).port}/`;
});

afterAll(async () => {
  silentServer.closeAllConnections();
  silentServer.close();
  await thread.terminate();
});

describe('a time limit', () => {
  it('lets an answer count that came in time, however late this process could read it', async () => {
    expect(await askWhileBlocked(prompt, timeLimit(100), 400)).toBe('here');
    expect(await withinTimeLimit(askWhileBlocked(prompt, new AbortController().signal, 400), 100)).toBe('here');
  });

  it('ends the wait for who does not answer, also while the process is busy again and again', async () => {
    const late = { name: 'TimeoutError', message: 'no answer within 100 ms' };
    const start = performance.now();
    await expect(withinTimeLimit(new Promise(() => undefined), 100)).rejects.toMatchObject(late);
    expect(performance.now() - start).toBeGreaterThanOrEqual(99);
    const busy = setInterval(block, 1, 20);
    try {
      await expect(fetch(silent, { signal: timeLimit(100) })).rejects.toMatchObject(late);
    } finally {
      clearInterval(busy);
    }
  });

  it('passes on what the answer is, a failure too', async () => {
    expect(await withinTimeLimit(Promise.resolve('value'), 1000)).toBe('value');
    await expect(withinTimeLimit(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken');
  });

  it('that was ended calls nobody back', async () => {
    let calls = 0;
    const cancel = startTimeLimit(20, () => (calls += 1));
    cancel();
    await withinTimeLimit(new Promise(() => undefined), 20).catch(() => undefined);
    expect(calls).toBe(0);
  });
});
