import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { importStock, listStockRuns, reapplyStock } from '~/modules/catalog-import/stock-broker.server.ts';
import { action } from '~/pages/admin/stock/route.tsx';
import { db } from '~/platform/db.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { createProduct, order, readyVisitor } from '../checkout/shop.ts';
import { actsOf, colleague } from '../staff/team.ts';
import { catalogImportModule } from '~/modules/catalog-import/module.server.ts';
import { removeExpired } from '~/platform/retention.server.ts';

const skuOf = async (variantId: number | undefined) =>
  (await db.variant.findUniqueOrThrow({ where: { id: variantId ?? 0 } })).sku ?? '';

const stockOf = (sku: string) =>
  db.variant.findFirstOrThrow({
    where: { sku },
    select: { stockStatus: true, stockQuantity: true, deliveryTimeInDays: true, expectedDeliveryDate: true },
  });

afterEach(async () => {
  await db.stockBrokerItem.deleteMany();
});

describe('The feed of stock', () => {
  it('writes stock and delivery into variants and products, and reports what it did not know', async () => {
    const bike = await createProduct({ stockQuantity: 1, variants: [{ size: 'M' }, { size: 'L' }] });
    const m = await skuOf(bike.variantIds[0]);
    const l = await skuOf(bike.variantIds[1]);
    const text = `Artikelnummer;Bestand;Lieferzeit;Liefertermin\n${m};0;;24.12.2026\n${l};7;5;\nnobody;3;;\n;2;;\n${l};six;;\n`;
    const report = await importStock({ name: 'lager.csv', text });
    expect(report).toMatchObject({
      counts: { rows: 5, changed: 2, unchanged: 0, unknown: 1, left: 2, products: 1 },
      error: null,
    });
    expect(report.lines.map(({ row, reason }) => [row, reason])).toEqual([
      [4, 'no-sku'],
      [5, 'quantity'],
      [0, 'unknown'],
    ]);
    expect(await stockOf(m)).toMatchObject({
      stockStatus: 'onbackorder',
      stockQuantity: 0,
      expectedDeliveryDate: new Date('2026-12-24'),
    });
    expect(await stockOf(l)).toMatchObject({ stockStatus: 'instock', stockQuantity: 7, deliveryTimeInDays: 5 });
    const again = await importStock({ name: 'lager.csv', text });
    expect(again.counts).toMatchObject({ changed: 0, unchanged: 2 });
    const [last] = await listStockRuns(1);
    expect(last).toMatchObject({ source: 'lager.csv', isRunning: false, counts: again.counts });
  });

  it('has a product sold out with its last size, and available again', async () => {
    const bike = await createProduct();
    const sku = await skuOf(bike.variantIds[0]);
    const statusOf = async () =>
      (await db.product.findUniqueOrThrow({ where: { id: bike.id }, select: { stockStatus: true } })).stockStatus;
    await importStock({ name: 'a', text: JSON.stringify([{ sku, quantity: 0 }]) });
    expect(await statusOf()).toBe('outofstock');
    await importStock({ name: 'b', text: JSON.stringify({ items: [{ sku, stock_quantity: 2 }] }) });
    expect(await statusOf()).toBe('instock');
  });

  it('does not resell what is ordered and still in the warehouse', async () => {
    const bike = await createProduct({ stockQuantity: 2 });
    const sku = await skuOf(bike.variantIds[0]);
    const placed = await order(await readyVisitor([bike]));
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    await importStock({ name: 'a', text: `sku,quantity\n${sku},2\n` });
    expect((await stockOf(sku)).stockQuantity).toBe(1);
    await db.fulfilment.updateMany({ where: { checkout: { number: placed.number } }, data: { stage: 'shipped' } });
    await importStock({ name: 'b', text: `sku,quantity\n${sku},1\n` });
    expect((await stockOf(sku)).stockQuantity).toBe(1);
  });

  it('does not sell a piece that an order was waiting for', async () => {
    const bike = await createProduct({ stockStatus: 'onbackorder', stockQuantity: 0 });
    const sku = await skuOf(bike.variantIds[0]);
    const placed = await order(await readyVisitor([bike]));
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    await importStock({ name: 'a', text: `sku,quantity\n${sku},1\n` });
    expect(await stockOf(sku)).toMatchObject({ stockStatus: 'outofstock', stockQuantity: 0 });
    await importStock({ name: 'b', text: `sku,quantity\n${sku},2\n` });
    expect(await stockOf(sku)).toMatchObject({ stockStatus: 'instock', stockQuantity: 1 });
  });

  it('changes nothing if it is broken, and says why', async () => {
    const bike = await createProduct({ stockQuantity: 5 });
    const sku = await skuOf(bike.variantIds[0]);
    const run = async (text: string) => (await importStock({ name: 'x', text })).error;
    expect(await run('')).toBe('Die Liste ist leer.');
    expect(await run('Name;Preis\nx;1')).toMatch(/Artikelnummer/);
    expect(await run(`[{"sku":"${sku}","quantity":0}`)).toMatch(/abgeschnitten/);
    expect((await stockOf(sku)).stockQuantity).toBe(5);
    expect((await listStockRuns(1))[0]?.error).toMatch(/abgeschnitten/);
  });

  it('stops if more than a third would be sold out, unless that is confirmed', async () => {
    const variants = await db.variant.findMany({
      where: { vanishedAt: null, stockStatus: { not: 'outofstock' } },
      select: { sku: true },
    });
    const more = await createProduct({ variants: Array.from({ length: variants.length + 4 }, () => ({})) });
    const skus = await Promise.all(more.variantIds.map(skuOf));
    const text = `sku,quantity\n${skus.map((sku) => `${sku},0`).join('\n')}\n`;
    expect((await importStock({ name: 'x', text })).error).toMatch(/kaputten Liste/);
    expect((await stockOf(skus[0] ?? '')).stockStatus).toBe('instock');
    expect((await importStock({ name: 'x', text }, { allowSoldOut: true })).error).toBeNull();
    expect((await stockOf(skus[0] ?? '')).stockStatus).toBe('outofstock');
  });

  it('is fetched from an address, and counts more than an older catalogue', async () => {
    const bike = await createProduct({ stockQuantity: 9 });
    const sku = await skuOf(bike.variantIds[0]);
    const server = createServer((_, response) => response.end(`SKU,Stock\n${sku},4\n`)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const report = await importStock(`http://key:secret@127.0.0.1:${port}/lager.csv?token=hidden`);
    server.close();
    expect(report.error).toBeNull();
    const [run] = await db.stockBrokerRun.findMany({ orderBy: { id: 'desc' }, take: 1 });
    expect(run?.source).toBe(`http://127.0.0.1:${port}/lager.csv`);
    await db.variant.updateMany({ where: { sku }, data: { stockQuantity: 9 } });
    await reapplyStock(sql, new Date());
    expect((await stockOf(sku)).stockQuantity).toBe(4);
  });

  it('is read by staff as well, and is in the log; runs go after 90 days', async () => {
    const nadia = await colleague();
    const form = new FormData();
    form.set('file', new File([`sku,quantity\n${randomUUID()},1\n`], 'stand.csv'));
    const sent = (body: FormData) => {
      const request = new Request('http://localhost:3000/admin/lager', {
        method: 'POST',
        headers: { Cookie: nadia.cookie },
        body,
      });
      return action({ request, params: {}, context: {} });
    };
    expect(await sent(form)).toMatchObject({ status: 303 });
    const empty = new FormData();
    empty.set('text', ' ');
    expect(await sent(empty)).toMatchObject({ data: { refusal: 'Wähl eine Liste oder füg sie ein.' } });
    expect(await actsOf(nadia)).toEqual(['stock.import']);
    const old = await db.stockBrokerRun.create({
      data: { source: 'old', startedAt: new Date(Date.now() - 91 * 86_400_000) },
    });
    await removeExpired(catalogImportModule.retention);
    expect(await db.stockBrokerRun.count({ where: { id: old.id } })).toBe(0);
  });
});
