import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { endProcess, identify } from '../../scripts/lib/processes.mjs';
import { noteService } from '../../scripts/test/test-runs.mjs';
import { runFolder } from './environment.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Generous, so that a busy machine causes no failure. */
const START_LIMIT_MS = 240_000;

/** A real process of the shop or the CMS, on a free port. */
export interface ServiceProcess {
  /** Without a trailing slash. */
  url: string;
  port: number;
  pid: number;
  /** Everything it printed. */
  output(): string;
  /** Asks it to end, and kills it after some seconds. */
  stop(): Promise<void>;
  /** Kills it at once, as a crash would. */
  kill(): Promise<void>;
  /** Its exit code when it ends; null if a signal ended it. */
  exited: Promise<number | null>;
}

export interface ServiceOptions {
  script: string;
  args?: string[];
  /** Relative to the checkout. */
  cwd?: string;
  port: number;
  /** The whole environment except PATH and HOME: nothing of the test's own environment is passed on. */
  env: Record<string, string>;
  /** Path that returns success when it is ready. */
  readyPath: string;
}

const running = new Set<ServiceProcess>();

/** Ends every process of this worker that is still running. */
export async function stopServices(): Promise<void> {
  await Promise.all([...running].map((service) => service.stop()));
}

/** Starts a Node program and waits until it is ready. Throws with its output if it ends before. */
export async function startService({
  script,
  args = [],
  cwd = '.',
  port,
  env,
  readyPath,
}: ServiceOptions): Promise<ServiceProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [script, ...args], {
    cwd: path.join(root, cwd),
    env: { PATH, HOME, ...env, PORT: String(port), NODE_ENV: 'production' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const identity = identify(child.pid ?? 0);
  noteService(runFolder(), identity);
  const end = async (graceMs: number): Promise<void> => {
    running.delete(service);
    await endProcess(identity, { graceMs });
  };
  const service: ServiceProcess = {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: identity.pid,
    output: () => output,
    stop: () => end(6000),
    kill: () => end(0),
    exited,
  };
  running.add(service);
  const hasEnded = exited.then((code) => {
    throw new Error(`It ended with ${code} before it was ready:\n${output}`);
  });
  try {
    await Promise.race([hasEnded, untilReady(`${service.url}${readyPath}`)]);
  } catch (error) {
    await service.kill();
    throw error instanceof Error ? new Error(`${script}: ${error.message}\n${output}`) : error;
  }
  hasEnded.catch(() => {});
  return service;
}

async function untilReady(url: string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await delay(50);
  }
  throw new Error(`No answer at ${url} in time.`);
}
