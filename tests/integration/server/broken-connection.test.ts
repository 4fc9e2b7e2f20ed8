import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { sql as shopSql } from '~/platform/sql.server.ts';
import { mend, mendedFiles } from '../../../apps/storefront/scripts/mended-postgres.mjs';
import { inRoot } from '../../../scripts/lib/paths.mjs';

type Connect = (url: string, options: object) => typeof shopSql;

/** The library as the server's build has it. */
async function builtIn(): Promise<Connect> {
  const folder = await mkdtemp(path.join(process.env.DATA_DIR ?? '', 'postgres-'));
  await cp(inRoot('node_modules/postgres/src'), folder, { recursive: true });
  for (const name of mendedFiles) {
    const file = path.join(folder, name);
    await writeFile(file, mend(name, await readFile(file, 'utf8')));
  }
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  const library = (await import(/* @vite-ignore */ path.join(folder, 'index.js'))) as { default: Connect };
  return library.default;
}

test('a query on a reserved connection that broke off fails, and the process goes on', async () => {
  const sql = (await builtIn())(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
  const connection = await sql.reserve();
  await expect(connection`select pg_terminate_backend(pg_backend_pid())`).rejects.toThrow();
  await expect(connection`select 1`).rejects.toThrow('CONNECTION_CLOSED');
  await expect(connection`select 2`).rejects.toThrow('CONNECTION_CLOSED');
  connection.release();
  expect(await sql`select 3 as number`).toEqual([{ number: 3 }]);
  await sql.end();
});
