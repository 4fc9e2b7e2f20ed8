import { beforeEach, describe, expect, it } from 'vitest';
import { importCatalog } from '~/modules/catalog-import/import.server.ts';
import { db } from '~/platform/db.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { NOW, runImport } from './importing.ts';

beforeEach(async () => {
  await db.product.deleteMany();
});

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

const pump = (changes: Record<string, unknown>) => ({
  type: 'simple',
  name: 'Pumpe',
  price: '20',
  categories: [{ name: 'Pumpen' }],
  ...changes,
});
const published = () => db.product.count({ where: { status: 'published' } });
const lastRun = async () =>
  (
    await sql<{ finished: boolean; report: Record<string, unknown> }[]>`
    select finished_at is not null as finished, report from import_run order by id desc limit 1`
  )[0];

describe('a broken feed', () => {
  const rows = [
    '1,Pumpe A,P-1,20,Pumpen',
    '2,Pumpe B,P-2,21,Pumpen',
    '3,Pumpe C,P-3,22,Pumpen',
    '4,Pumpe D,P-4,23,Pumpen',
  ];
  const csv = `ID,Name,SKU,Regular price,Categories\n${rows.join('\n')}\n`;

  it.each([
    ['cut in a row', csv.slice(0, -14)],
    ['cut inside quotes', `${csv.slice(0, csv.indexOf('4,'))}4,"Pumpe D`],
  ])('marks nothing as vanished: a CSV %s', async (_, text) => {
    expect((await importCatalog(once(csv), { now: NOW })).created).toBe(4);
    expect(await importCatalog(once(text), { now: NOW })).toMatchObject({ complete: false, unchanged: 3, vanished: 0 });
    expect(await published()).toBe(4);
  });

  it('marks nothing as vanished: a line that cannot be parsed', async () => {
    const lines = [1, 2, 3, 4].map((id) => JSON.stringify(pump({ id, name: `Pumpe ${id}` })));
    await importCatalog(once(lines.join('\n')), { now: NOW });
    const report = await importCatalog(once([...lines.slice(0, 3), '{"id": 4, broken'].join('\n') + '\n'), {
      now: NOW,
    });
    expect(report).toMatchObject({ complete: false, vanished: 0 });
    expect(await published()).toBe(4);
  });

  it('that is none at all ends its run with the reason', async () => {
    await expect(importCatalog(once('{"code":"rest_forbidden","message":"No"}'), { now: NOW })).rejects.toThrow(
      /responded with an error/,
    );
    expect(await lastRun()).toMatchObject({
      finished: true,
      report: { error: { key: 'error-answer' } },
    });
  });
});

describe('duplicates cost themselves only', () => {
  const other = pump({ id: 99, name: 'Klingel', sku: 'K-1' });

  it.each([
    ['products without id and of one SKU', [pump({ sku: 'P-1' }), pump({ sku: 'P-1', name: 'Pumpe 2' })], 1, 'sku: P-1 appeared earlier in the feed'],
    ['products without id and SKU of one name', [pump({}), pump({})], 1, 'appeared earlier in the feed'],
    ['products of one SKU with ids of their own', [pump({ id: 1, sku: 'P' }), pump({ id: 2, sku: 'P', name: 'Pumpe 2' })], 2, ''],
  ])('%s', async (_, items, count, line) => {
    for (const again of [false, true]) {
      const result = await runImport([...items, other]);
      expect(result.complete).toBe(true);
      expect(result.lines.join('\n')).toContain(line);
      expect(result.counts).toMatchObject(again ? { unchanged: count + 1 } : { created: count + 1 });
    }
    expect(await lastRun()).toMatchObject({ finished: true });
  }); // prettier-ignore

  const glove = (variations: Record<string, unknown>[]) =>
    pump({
      id: 1,
      name: 'Handschuh',
      type: 'variable',
      attributes: [{ name: 'Grösse', variation: true, options: ['S', 'M', 'L'] }],
      variations: variations.map((variation) => ({ price: '30', ...variation })),
    });
  const size = (option: string) => ({ attributes: [{ name: 'Grösse', option }] });

  it.each([
    ['variations of one id and other sizes', [{ id: 5, ...size('S') }, { id: 5, ...size('M') }], 2, 'appears twice'],
    ['variations of one SKU without ids', [{ sku: 'H', ...size('S') }, { sku: 'H', ...size('L') }], 2, 'appears twice'],
    ['variations of one size', [{ id: 5, ...size('S') }, { id: 6, ...size('S') }], 1, 'another variation has the same size and colour'],
  ])('%s', async (_, variations, count, line) => {
    for (const again of [false, true]) {
      const result = await runImport([glove(variations), other]);
      expect(result.lines.join('\n')).toContain(line);
      expect(result.counts).toMatchObject(again ? { unchanged: 2 } : { created: 2 });
    }
    expect(await db.variant.count({ where: { product: { texts: { some: { name: 'Handschuh' } } } } })).toBe(count);
  }); // prettier-ignore
});
