import { spawn } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyFreePort } from '../../../scripts/lib/ports.mjs';
import { type ProcessIdentity, endProcess, identify, isRunning, waitUntil } from '../../../scripts/lib/processes.mjs';
import { makeFolder } from '../../support/temporary-folder.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const START_LIMIT_MS = 240_000; // Strapi's panel is built if it is not current

interface Started {
  identity: ProcessIdentity;
  output(): string;
  exited: Promise<number | null>;
}

const data = makeFolder('start');
const started: Started[] = [];
let port: number;
let cmsPort: number;

/** Starts as `npm start` does, with a data folder for this test. */
function begin(...args: string[]): Started {
  const own = { VELORY_DATA: data.folder, PORT: String(port), CMS_PORT: String(cmsPort) };
  const unset = {
    HOST: '',
    DATABASE_URL: '',
    PUBLIC_URL: '',
    SESSION_SECRET: '',
    CMS_API_TOKEN: '',
    CMS_WEBHOOK_SECRET: '',
  };
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    cwd: root,
    env: { ...process.env, ...unset, ...own },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const begun = { identity: identify(child.pid ?? 0), output: () => output, exited };
  started.push(begun);
  return begun;
}

/** Waits for the table that is printed at the end of a start. */
async function untilReady(begun: Started): Promise<void> {
  await waitUntil(() => begun.output().includes('Stop: Ctrl-C') || !isRunning(begun.identity), START_LIMIT_MS);
  expect(begun.output()).toContain('Stop: Ctrl-C');
}

/** Addresses of this machine other than 127.0.0.1: a server that listens on all interfaces answers here. */
const otherAddresses = [
  '127.0.0.2',
  ...Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address),
];

/** Whether anything accepts a connection. */
async function accepts(host: string, at: number): Promise<boolean> {
  const socket = connect({ host, port: at, timeout: 2000 });
  const opened = await Promise.race([
    once(socket, 'connect').then(
      () => true,
      () => false,
    ),
    once(socket, 'timeout').then(
      () => false,
      () => false,
    ),
  ]);
  socket.destroy();
  return opened;
}

/** Process and port of the Postgres of a start. */
function postgres(): { process: ProcessIdentity; port: number } {
  const lines = readFileSync(path.join(data.folder, 'postgres/data-17/postmaster.pid'), 'utf8').split('\n');
  return { process: identify(Number(lines[0])), port: Number(lines[3]) };
}

/** The programs that a start has recorded, and its Postgres. */
function programs(): (ProcessIdentity & { name?: string })[] {
  const { children } = JSON.parse(readFileSync(path.join(data.folder, 'run-shop.json'), 'utf8')) as {
    children: (ProcessIdentity & { name: string })[];
  };
  return [...children, postgres().process];
}

beforeAll(async () => {
  chmodSync(data.folder, 0o711); // run as root, Postgres has an account of its own
  port = await anyFreePort();
  cmsPort = await anyFreePort();
});

afterAll(async () => {
  await Promise.all(started.map(({ identity }) => endProcess(identity)));
  data.remove();
});

describe(
  'npm start',
  () => {
    it('reports a port that is in use, and names a free one', async () => {
      const owner = createServer().listen(port, '127.0.0.1');
      await once(owner, 'listening');
      const refused = begin();
      expect(await refused.exited).toBe(1);
      expect(refused.output()).toMatch(new RegExp(`Port ${port} .* is in use[\\s\\S]*PORT=\\d+ npm start`));
      expect(refused.output()).not.toMatch(/\n\s+at /);
      owner.close();
    });

    it('starts shop, Strapi and Postgres, and lists the addresses', async () => {
      const shop = begin();
      await untilReady(shop);
      for (const line of [
        `http://localhost:${port}/`,
        `http://localhost:${port}/fr`,
        `http://localhost:${cmsPort}/admin`,
        '@velory.example',
      ]) {
        expect(shop.output()).toContain(line);
      }
      for (const page of ['/', '/fr', '/dev/mailbox', '/dev/messages']) {
        expect((await fetch(`http://127.0.0.1:${port}${page}`)).status, page).toBe(200);
      }
      expect((await fetch(`http://127.0.0.1:${cmsPort}/admin`)).status).toBe(200);
      expect(programs().every(isRunning)).toBe(true);

      const second = begin();
      expect(await second.exited).toBe(1);
      expect(second.output()).toContain(`already running at http://localhost:${port}`);
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    });

    it('answers this machine only, with shop, panel and Postgres', async () => {
      for (const listening of [port, cmsPort, postgres().port]) {
        expect([listening, await accepts('127.0.0.1', listening)]).toEqual([listening, true]);
        for (const host of otherAddresses)
          expect([host, listening, await accepts(host, listening)]).toEqual([host, listening, false]);
      }
      expect(started.at(-2)?.output()).not.toContain('Open to the network');
    });

    it('restarts the storefront when it ends, and does not touch the others', async () => {
      const shop = started.at(-2);
      const before = programs();
      const storefront = before.find(({ name }) => name === 'storefront');
      process.kill(storefront?.pid ?? 0, 'SIGKILL');
      await waitUntil(() => /storefront answers again/.test(shop?.output() ?? ''), START_LIMIT_MS);
      expect(shop?.output()).toMatch(/storefront exited unexpectedly \(signal SIGKILL\)\. Restarting in 1 s/);
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
      const others = before.filter(({ name }) => name !== 'storefront');
      expect(others).toHaveLength(2);
      expect(others.every(isRunning)).toBe(true);
      expect(programs().every(isRunning)).toBe(true);
    });

    it('that was killed is cleaned up by the next start, which rebuilds nothing', async () => {
      const killed = started.at(-2);
      const left = programs();
      process.kill(killed?.identity.pid ?? 0, 'SIGKILL');
      await killed?.exited;
      expect(left.every(isRunning)).toBe(true);

      const next = begin();
      await untilReady(next);
      expect(next.output()).toContain('left by a previous run');
      expect(next.output()).toContain('Using Postgres of the previous run');
      expect(left.slice(0, -1).some(isRunning)).toBe(false);
      expect(next.output()).toContain('Storefront build is up to date');
    });

    it('leaves nothing running after it is stopped', async () => {
      const running = started.at(-1);
      const all = programs();
      process.kill(running?.identity.pid ?? 0, 'SIGTERM');
      expect(await running?.exited).toBe(0);
      expect(all.filter(isRunning)).toEqual([]);
      await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    });
  },
  START_LIMIT_MS + 30_000,
);
