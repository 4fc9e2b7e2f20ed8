import { beforeEach, describe, expect, it } from 'vitest';
import { mappingOf, noMapping } from '~/modules/catalog-import/reading/mapping.ts';
import { gatherPrices } from '~/modules/pricing/gather-prices.server.ts';
import { db } from '~/platform/db.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { NOW, runImport } from './importing.ts';

beforeEach(async () => {
  await db.product.deleteMany();
});

const pump = (id: number, changes: Record<string, unknown> = {}) => ({
  id,
  name: `Pumpe ${id}`,
  sku: `P-${id}`,
  type: 'simple',
  price: '20',
  stock_quantity: 1,
  categories: [{ name: 'Pumpen' }],
  ...changes,
});

describe('an order of what an import writes', () => {
  it('never waits for it in a circle', async () => {
    await runImport([pump(1), pump(2)]);
    const { id, productId } = await db.variant.findFirstOrThrow({ where: { sku: 'P-1' } });
    let importing: ReturnType<typeof runImport> | undefined;
    // An order takes the last piece, then the product shows what is left.
    await sql.begin(async (order) => {
      await order`update variant set stock_quantity = 0, stock_status = 'outofstock' where id = ${id}`;
      importing = runImport([pump(1, { price: '30' }), pump(2, { price: '31' })]);
      const waiting = async () => {
        const rows = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        return rows.length;
      };
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      await gatherPrices(order, [productId], NOW);
    });
    expect(await importing).toMatchObject({ counts: { updated: 2 }, complete: true });
    expect(await db.product.findMany({ orderBy: { id: 'asc' }, select: { displayPrice: true } })).toEqual([
      { displayPrice: 30_00 },
      { displayPrice: 31_00 },
    ]);
  });
});

describe('unchanged items of a feed', () => {
  const odd = pump(1, {
    categories: [{ name: 'Dinge' }],
    images: ['nowhere'],
    attributes: [{ name: 'Druck', options: ['8'] }],
  });
  const feed = [odd, pump(2), { ...pump(3), type: 'external' }];

  it('are reported as before', async () => {
    const first = await runImport(feed);
    expect(first.lines.join('\n')).toContain('images');
    const second = await runImport(feed);
    expect(second.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(second.data.warnings).toBe(first.data.warnings);
    expect([...second.lines].sort()).toEqual([...first.lines].sort());
    expect(second.data.unmapped).toEqual(first.data.unmapped);
  });

  it('is not read again, unless it or a rule has changed', async () => {
    await runImport(feed);
    const note = { kind: 'warn', label: 'Pumpe', field: 'name', message: { key: 'no-name' } };
    const mark = () => sql`update product_source set notes = ${JSON.stringify([note])}`;
    const isRead = async (...importing: Parameters<typeof runImport>) => {
      await mark();
      const { lines } = await runImport(...importing);
      return lines.filter((line) => line.startsWith('Pumpe name')).length;
    };
    expect(await isRead(feed)).toBe(2);
    expect(await isRead([...feed].reverse())).toBe(2);
    expect(await isRead([odd, pump(2, { short_description: 'Neu' })])).toBe(1);
    const mapping = { ...noMapping, categories: mappingOf({ Dinge: 'pump' }) };
    expect(await isRead(feed, { mapping })).toBe(0);
    expect(await isRead(feed, { mapping })).toBe(2);
    expect(await isRead(feed)).toBe(0);
  });

  it('are rewritten with the other language', async () => {
    const link = { translations: { de: 1, fr: 2 } };
    const french = { id: 2, lang: 'fr', name: 'Pompe', price: '20', ...link };
    await runImport([pump(1, link), french]);
    const { counts } = await runImport([pump(1, link), { ...french, name: 'Pompe à pied' }]);
    expect(counts).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    expect(await db.productText.count({ where: { name: 'Pompe à pied' } })).toBe(1);
  });
});

describe('an import that ended before its search index was written', () => {
  it('is finished by the next one', async () => {
    const feed = [pump(1), pump(2)];
    await runImport(feed);
    const indexed = () => sql`select product_id, locale, name, facts, document from search.product order by 1, 2`;
    const whole = [...(await indexed())];
    await sql`delete from search.product where name like '%1%'`;
    await sql`delete from product_source where product_id not in (select product_id from search.product)`;
    expect(await runImport(feed)).toMatchObject({ counts: { created: 0, updated: 0, unchanged: 2 } });
    expect([...(await indexed())]).toEqual(whole);
    expect(whole).toHaveLength(4);
  });
});
