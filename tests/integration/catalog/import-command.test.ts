import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
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

/** Starts the shop's command on the test's database. */
async function startImport(name: string, items: readonly unknown[]) {
  const file = path.join(runFolder(), `${name}.json`);
  await writeFile(file, JSON.stringify(items));
  const env = { ...process.env, ...shopSettings(process.env.DATABASE_URL ?? '') };
  const running = promisify(execFile)(process.execPath, ['scripts/catalog-import.mjs', file, '--json'], { env });
  const report = running.then(
    ({ stdout }) => JSON.parse(stdout) as { created: number; unchanged: number; complete: boolean },
  );
  return { file, report };
}

const importByCommand = async (name: string, items: readonly unknown[]) => (await startImport(name, items)).report;

/** Linux's nice value of each thread of a file's importer: 0 is normal, 19 the lowest priority. */
async function nicenessOfImporter(file: string): Promise<number[]> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!words.includes(file) || !words.includes('--max-old-space-size')) continue;
    const threads = await readdir(`/proc/${pid}/task`);
    const stats = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8')));
    return stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')')).split(' ')[17]));
  }
  throw new Error('There is no importer yet.');
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

describe('an import while the shop is running', () => {
  it('runs all its threads at a lower priority', async () => {
    const { file, report } = await startImport('pumps-beside', pumps);
    const niceness = await vi.waitFor(() => nicenessOfImporter(file), { timeout: 60_000, interval: 5 });
    expect(new Set(niceness)).toEqual(new Set([10]));
    expect(await report).toMatchObject({ complete: true });
  });
});

describe('a thread that finishes products', () => {
  it('fails pending work when it ends by itself, and never leaves a caller waiting', async () => {
    const program = new URL(`data:text/javascript,${encodeURIComponent("throw new Error('no room')")}`);
    const thread = finishInThread(program);
    await expect(thread.finish([{ productId: 1, hash: 'x', notes: null }])).rejects.toThrow('no room');
    await expect(thread.finish([])).rejects.toThrow();
    await thread.end();
  });
});
