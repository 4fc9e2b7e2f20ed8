import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { sql } from '~/platform/sql.server.ts';
import { finishInThread } from '~/modules/catalog-import/storing/finish-in-thread.server.ts';
import { runFolder, shopSettings } from '../../support/environment.ts';

const pumps = [1, 2, 3].map((id) => ({
  id,
  name: `Fusspumpe ${id}`,
  sku: `F-${id}`,
  type: 'simple',
  price: '20',
  categories: [{ name: 'Pumpen' }],
}));

/** Runs the command that a shop runs, on the test's database. */
async function importByCommand(name: string, items: readonly unknown[]) {
  const file = path.join(runFolder(), `${name}.json`);
  await writeFile(file, JSON.stringify(items));
  const env = { ...process.env, ...shopSettings(process.env.DATABASE_URL ?? '') };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/catalog-import.mjs', file, '--json'], {
    env,
  });
  return JSON.parse(stdout) as { created: number; unchanged: number; complete: boolean };
}

describe('the command that imports', () => {
  it('puts products into the search index from its thread, and passes by those that it knows', async () => {
    await sql`delete from product`;
    expect(await importByCommand('pumps', pumps)).toMatchObject({ created: 3, complete: true });
    const indexed = await sql`
      select count(*)::int as rows from search.product s join product_source using (product_id) where s.name like 'fusspumpe _'`;
    expect(indexed[0]).toEqual({ rows: 6 });
    expect(await importByCommand('pumps-again', pumps)).toMatchObject({ created: 0, unchanged: 3, complete: true });
  });
});

describe('a thread that finishes products', () => {
  it('fails what it was asked where it ends by itself, and never leaves anybody waiting', async () => {
    const program = new URL(`data:text/javascript,${encodeURIComponent("throw new Error('no room')")}`);
    const thread = finishInThread(program);
    await expect(thread.finish([{ productId: 1, hash: 'x', notes: null }])).rejects.toThrow('no room');
    await expect(thread.finish([])).rejects.toThrow();
    await thread.end();
  });
});
