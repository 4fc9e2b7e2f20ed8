import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../support/databases.ts';
import { serverUrl } from '../../support/environment.ts';
import { temporaryFolder } from '../../support/temporary-folder.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const cli = path.join(root, 'node_modules/prisma/build/index.js');
/** Named explicitly, so that the test uses our engine even if the native one is installed. */
const engine = path.join(root, 'scripts/prisma/schema-engine.mjs');

interface Outcome {
  code: number | null;
  output: string;
}

/** Runs Prisma's real command line. */
function prisma(cwd: string, url: string, ...args: string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, DATABASE_URL: url, PRISMA_SCHEMA_ENGINE_BINARY: engine, NO_COLOR: '1', CI: 'true' };
    const child = spawn(process.execPath, [cli, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code, output }));
  });
}

/** A separate project with the shop's schema and migrations, to which a test adds migrations. */
function project(): string {
  const folder = temporaryFolder('prisma');
  cpSync(path.join(root, 'prisma'), path.join(folder, 'prisma'), { recursive: true });
  cpSync(path.join(root, 'prisma.config.ts'), path.join(folder, 'prisma.config.ts'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

function addMigration(folder: string, name: string, sql: string): void {
  const target = path.join(folder, 'prisma/migrations', name);
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'migration.sql'), sql);
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

let url: string;
beforeEach(() => {
  url = serverUrl(`prisma_${randomUUID().replaceAll('-', '')}`); // does not exist yet: the CLI creates it
});

describe("the shop's migrations", () => {
  it('make a database in which the schema finds nothing to change', async () => {
    expect(await prisma(root, url, 'migrate', 'deploy')).toMatchObject({ code: 0 });
    const status = await prisma(root, url, 'migrate', 'status');
    expect(status).toMatchObject({ code: 0, output: expect.stringContaining('Database schema is up to date') });
    const toSchema = ['--to-schema', 'prisma/schema', '--exit-code'];
    const database = await prisma(root, url, 'migrate', 'diff', '--from-config-datasource', ...toSchema);
    expect(database).toMatchObject({ code: 0, output: expect.stringContaining('No difference detected') });
    const migrations = await prisma(
      root,
      url,
      'migrate',
      'diff',
      '--from-migrations',
      'prisma/migrations',
      ...toSchema,
    );
    expect(migrations).toMatchObject({ code: 0, output: expect.stringContaining('No difference detected') });
    const left = await query(
      serverUrl(),
      `SELECT datname FROM pg_database WHERE datname LIKE 'prisma_migrate_shadow%'`,
    );
    expect(left).toEqual([]);
  });

  it('are pending until they are deployed', async () => {
    const status = await prisma(root, serverUrl(), 'migrate', 'status');
    const names = readdirSync(path.join(root, 'prisma/migrations')).filter((name) => /^\d{14}_/.test(name));
    expect(status.code).toBe(1);
    for (const name of names) expect(status.output).toContain(name);
  });

  it('show a table that is only in the database as drift', async () => {
    url = await createTestDatabase();
    await query(url, 'CREATE TABLE stray (id int PRIMARY KEY)');
    const args = ['--from-config-datasource', '--to-schema', 'prisma/schema', '--exit-code', '--script'];
    const diff = await prisma(root, url, 'migrate', 'diff', ...args);
    expect(diff).toMatchObject({ code: 2, output: expect.stringContaining('DROP TABLE "stray"') });
  });
});

describe('a migration that fails', () => {
  const bad = '29990101000000_bad';

  beforeEach(async () => {
    url = await createTestDatabase(); // all of the shop's are deployed already
  });

  it('is reported with its name and the words of Postgres, and leaves nothing half done', async () => {
    const folder = project();
    addMigration(folder, bad, 'CREATE TABLE half (id int);\nALTER TABLE nowhere ADD COLUMN x int;\n');
    const deploy = await prisma(folder, url, 'migrate', 'deploy');
    expect(deploy.code).toBe(1);
    for (const part of ['P3018', bad, '42P01', 'relation "nowhere" does not exist'])
      expect(deploy.output).toContain(part);
    expect(deploy.output).not.toMatch(/\.rs:\d+/);
    expect(await query(url, `SELECT to_regclass('half') AS half`)).toEqual([{ half: null }]);
  });

  it('blocks the next deployment until it is resolved', async () => {
    const folder = project();
    addMigration(folder, bad, 'SELECT 1 / 0;');
    await prisma(folder, url, 'migrate', 'deploy');
    expect((await prisma(folder, url, 'migrate', 'deploy')).output).toContain('P3009');
    expect((await prisma(folder, url, 'migrate', 'status')).output).toContain(bad);
    expect(await prisma(folder, url, 'migrate', 'resolve', '--rolled-back', bad)).toMatchObject({ code: 0 });
    addMigration(folder, bad, 'SELECT 1;');
    expect(await prisma(folder, url, 'migrate', 'deploy')).toMatchObject({ code: 0 });
  });
});

describe('a migration', () => {
  it('may hold semicolons inside of a function', async () => {
    const folder = project();
    const body = "DO $$ BEGIN PERFORM 1; PERFORM 2; END $$;\nCREATE TABLE noted (text text DEFAULT 'a;b');";
    addMigration(folder, '29990101000000_semicolons', body);
    url = await createTestDatabase();
    expect(await prisma(folder, url, 'migrate', 'deploy')).toMatchObject({ code: 0 });
    await query(url, 'INSERT INTO noted DEFAULT VALUES');
    expect(await query(url, 'SELECT text FROM noted')).toEqual([{ text: 'a;b' }]);
  });

  it('is written from a change of the schema', async () => {
    const folder = project();
    writeFileSync(
      path.join(folder, 'prisma/schema/added.prisma'),
      'model Added {\n  id   Int    @id\n  name String\n}\n',
    );
    const dev = await prisma(folder, url, 'migrate', 'dev', '--name', 'added');
    expect(dev.code, dev.output).toBe(0);
    expect(readdirSync(path.join(folder, 'prisma/migrations')).join()).toContain('_added');
    expect(await query(url, `SELECT to_regclass('"Added"') IS NOT NULL AS made`)).toEqual([{ made: true }]);
  });
});

describe('a server', () => {
  it('that is unreachable is named', async () => {
    const outcome = await prisma(root, 'postgresql://postgres@127.0.0.1:9/shop', 'migrate', 'deploy');
    expect(outcome).toMatchObject({ code: 1, output: expect.stringMatching(/P1001[\s\S]*127\.0\.0\.1:9/) });
  });

  it('that refuses the password is reported', async () => {
    const wrong = new URL(url);
    wrong.password = 'wrong';
    expect((await prisma(root, wrong.href, 'migrate', 'deploy')).output).toContain('P1000');
  });
});

it('a panic of the engine is an error, not an endless wait', async () => {
  process.env.FORCE_PANIC_SCHEMA_ENGINE = '1';
  try {
    const outcome = await prisma(root, url, 'migrate', 'deploy');
    expect(outcome).toMatchObject({ code: 1, output: expect.stringContaining('stopped unexpectedly') });
  } finally {
    delete process.env.FORCE_PANIC_SCHEMA_ENGINE;
  }
});
