import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres, type Postgres } from '../../../scripts/lib/postgres.mjs';
import { isRunning, waitUntil } from '../../../scripts/lib/processes.mjs';
import { temporaryFolder } from '../../support/temporary-folder.mjs';

let stateFolder: string;
let dataFolder: string;
let message: string[];
let servers: Postgres[];

beforeEach(() => {
  const folder = temporaryFolder('postgres');
  chmodSync(folder, 0o711); // run as root, Postgres has an account of its own
  stateFolder = path.join(folder, 'state');
  dataFolder = path.join(stateFolder, 'data-17');
  message = [];
  servers = [];
});
afterEach(() => Promise.all(servers.map((server) => server.stop())));

async function start(): Promise<Postgres> {
  const server = await startPostgres({
    stateFolder,
    settings: ['fsync=off'],
    report: (sentence) => message.push(sentence),
  });
  servers.push(server);
  return server;
}

async function query(server: Postgres, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(server.url('postgres'));
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function crash(server: Postgres): Promise<void> {
  process.kill(server.process.pid, 'SIGKILL');
  await waitUntil(() => !isRunning(server.process), 5000);
}

const pidFile = (): string => path.join(dataFolder, 'postmaster.pid');

describe('a server', () => {
  it('keeps data, port and password from one start to the next', async () => {
    const first = await start();
    await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(isRunning(first.process)).toBe(false);
    const second = await start();
    expect(second).toMatchObject({ port: first.port, adopted: false });
    expect(second.url('shop')).toBe(first.url('shop'));
    expect(await query(second, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('refuses a login without its password', async () => {
    const server = await start();
    const url = new URL(server.url('postgres'));
    url.password = '';
    await expect(new pg.Client(url.href).connect()).rejects.toThrow();
  });

  it('that a killed run has left is taken over', async () => {
    const first = await start();
    const second = await start();
    expect(second).toMatchObject({ adopted: true, process: first.process });
    expect(await query(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('that no longer answers is ended and started again', async () => {
    const first = await start();
    process.kill(first.process.pid, 'SIGSTOP');
    const second = await start();
    expect(isRunning(first.process)).toBe(false);
    expect(await query(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('recovers from its own crash', async () => {
    const first = await start();
    await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await crash(first);
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await query(second, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });
});

describe('a pid file', () => {
  it("that names a stranger is removed, and the stranger's process is not touched", async () => {
    await (await start()).stop();
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(stranger, 'spawn');
    writeFileSync(pidFile(), `${stranger.pid}\n${dataFolder}\n1700000000\n5432\n\n127.0.0.1\n\nready\n`);
    const server = await start();
    expect(server.process.pid).not.toBe(stranger.pid);
    expect(stranger.exitCode).toBeNull();
    stranger.kill('SIGKILL');
  });

  it('that was cut off is removed', async () => {
    await (await start()).stop();
    writeFileSync(pidFile(), '');
    expect((await start()).adopted).toBe(false);
  });
});

describe('a data folder', () => {
  it('that was never finished is created again', async () => {
    mkdirSync(`${dataFolder}.new/base`, { recursive: true });
    writeFileSync(`${dataFolder}.new/PG_VERSION`, '17\n');
    await start();
    expect(readdirSync(stateFolder)).not.toContain('data-17.new');
    expect(message).toEqual([]);
  });

  it('that is damaged is moved aside, not deleted, and the user is informed', async () => {
    await (await start()).stop();
    rmSync(path.join(dataFolder, 'global', 'pg_control'));
    const server = await start();
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const aside = readdirSync(stateFolder).find((name) => name.startsWith('data-17.unusable-'));
    expect(readFileSync(path.join(stateFolder, aside ?? '', 'PG_VERSION'), 'utf8')).toBe('17\n');
    expect(message.join()).toContain(`moved to ${path.join(stateFolder, aside ?? '')}`);
  });
});

it('a taken port is left to its owner', async () => {
  const first = await start();
  await first.stop();
  const owner = createServer().listen(first.port, '127.0.0.1');
  await once(owner, 'listening');
  const second = await start();
  expect(second.port).not.toBe(first.port);
  expect(await query(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  owner.close();
});
