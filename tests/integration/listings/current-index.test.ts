import { beforeEach, describe, expect, it } from 'vitest';
import { emptyListingQuery } from '~/modules/listings/listing-query.ts';
import type { ListingScope } from '~/modules/listings/listings.ts';
import { listProducts } from '~/modules/listings/listings.server.ts';
import { db } from '~/platform/db.server.ts';
import { makingPageForAll } from '~/platform/instance-scope.server.ts';
import { invalidateReads, listenForChanges } from '~/platform/read-cache.server.ts';
import { PAGE_CACHE_CHANNEL } from '~/platform/page-cache.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { DatabaseWatch } from '../../../apps/storefront/server/page-cache/database-watch.ts';
import { listenTo, watchStatements } from '../../support/statements.ts';

const bikes = () => listProducts({ kind: 'bike' }, emptyListingQuery, 'de');
const prices = async () => (await bikes()).products.map(({ displayPrice }) => displayPrice);

let brand = 0;

async function addBike(number: number, displayPrice: number): Promise<number> {
  const texts = (['de', 'fr'] as const).map((locale) => ({
    locale,
    sourceLocale: locale,
    slug: `velo-${number}`,
    name: `Velo ${number}`,
  }));
  const { id } = await db.product.create({
    data: {
      feedKey: `velo-${number}`,
      kind: 'bike',
      status: 'published',
      brandId: brand,
      displayPrice,
      stockStatus: 'instock',
      categorySlugs: ['e_bike'],
      frameTypes: ['wave'],
      colorSlugs: ['petrol'],
      colorData: [{ slug: 'petrol', hex: '#14595f', name: { de: 'Petrol', fr: 'Pétrole' } }],
      position: number,
      sourceHash: '',
      texts: { create: texts },
    },
    select: { id: true },
  });
  return id;
}

let ids: number[] = [];

beforeEach(async () => {
  await db.product.deleteMany();
  const { id } = await db.brand.upsert({
    where: { slug: 'testrad' },
    create: { slug: 'testrad', name: 'Testrad' },
    update: { name: 'Testrad' },
  });
  brand = id;
  ids = [];
  for (const number of [1, 2, 3]) ids.push(await addBike(number, number * 1000_00));
});

describe('A listing shows what was committed before it was requested', () => {
  it('new prices, in their new order', async () => {
    expect(await prices()).toEqual([1000_00, 2000_00, 3000_00]);
    await sql`update product set display_price = 50000 where id = ${ids[2] ?? 0}`;
    const listing = await listProducts({ kind: 'bike' }, { ...emptyListingQuery, sort: 'cheapest' }, 'de');
    expect(listing.products.map(({ displayPrice }) => displayPrice)).toEqual([500_00, 1000_00, 2000_00]);
    expect(listing.lowestPrice).toBe(500_00);
  });

  it('new products, vanished ones and deleted ones', async () => {
    expect((await bikes()).total).toBe(3);
    await addBike(4, 4000_00);
    expect((await bikes()).total).toBe(4);
    await db.product.update({ where: { id: ids[0] ?? 0 }, data: { status: 'vanished' } });
    expect((await bikes()).total).toBe(3);
    await db.product.delete({ where: { id: ids[1] ?? 0 } });
    expect(await prices()).toEqual([3000_00, 4000_00]);
  });

  it('how many products each option has', async () => {
    const waves = async (scope: ListingScope) => (await listProducts(scope, emptyListingQuery, 'de')).facets.frame;
    const sale: ListingScope = { kind: 'bike', preset: { onSale: true } };
    expect(await waves({ kind: 'bike' })).toEqual([{ value: 'wave', count: 3 }]);
    expect(await waves(sale)).toEqual([]);
    await addBike(4, 4000_00);
    await db.product.update({ where: { id: ids[0] ?? 0 }, data: { uvpPrice: 1500_00 } });
    await db.product.update({ where: { id: ids[1] ?? 0 }, data: { frameTypes: ['diamant'] } });
    expect(await waves({ kind: 'bike' })).toEqual([
      { value: 'wave', count: 3 },
      { value: 'diamant', count: 1 },
    ]);
    expect(await waves(sale)).toEqual([{ value: 'wave', count: 1 }]);
  });

  it('a brand by its new name', async () => {
    expect((await bikes()).facets.brand).toEqual([{ value: 'testrad', name: 'Testrad', count: 3 }]);
    await db.brand.update({ where: { id: brand }, data: { name: 'Prüfrad' } });
    expect((await bikes()).facets.brand).toEqual([{ value: 'testrad', name: 'Prüfrad', count: 3 }]);
  });

  it('what a transaction wrote that began before the last look and ended after it', async () => {
    const slow = await sql.reserve();
    try {
      await slow`begin`;
      await slow`update product set display_price = 70000 where id = ${ids[0] ?? 0}`;
      // Later in its id, earlier in its commit.
      await sql`update product set display_price = 80000 where id = ${ids[1] ?? 0}`;
      expect(await prices()).toEqual([1000_00, 800_00, 3000_00]);
      await slow`commit`;
    } finally {
      await slow`rollback`;
      await slow.release();
    }
    expect(await prices()).toEqual([700_00, 800_00, 3000_00]);
  });

  it('for many simultaneous requests', async () => {
    const rounds = Array.from({ length: 20 }, async (_, round) => {
      const price = 10_000 + round;
      await sql`update product set display_price = ${price} where id = ${ids[round % 3] ?? 0} and display_price < ${price}`;
      await sql`update product set display_price = greatest(display_price, ${price}) where id = ${ids[round % 3] ?? 0}`;
      const [row] = await sql<{ least: number }[]>`select min(display_price) as least from product where kind = 'bike'`;
      expect((await bikes()).lowestPrice).toBeGreaterThanOrEqual(row?.least ?? 0);
    });
    await Promise.all(rounds);
    const [row] = await sql<{ least: number }[]>`select min(display_price) as least from product where kind = 'bike'`;
    expect((await bikes()).lowestPrice).toBe(row?.least);
  });
});

describe('cached pages', () => {
  it('are dropped by every change of a product, once for each transaction', async () => {
    const changes: string[] = [];
    const listener = await listenTo(PAGE_CACHE_CHANNEL, (payload) => changes.push(payload));
    try {
      await sql`update product set display_price = display_price + 1`;
      await sql`update product set display_price = 1 where false`;
      await sql`delete from product where id = ${ids[2] ?? 0}`;
      await sql`select pg_notify(${PAGE_CACHE_CHANNEL}, 'end')`;
      await expect.poll(() => changes.at(-1)).toBe('end');
      expect(changes).toEqual(['catalog', 'catalog', 'end']);
    } finally {
      listener.stop();
    }
  });
});

it('A listing for everybody queries nothing until a change is notified, then it shows it', async () => {
  const watch = new DatabaseWatch({
    url: process.env.DATABASE_URL ?? '',
    channel: PAGE_CACHE_CHANNEL,
    onNotification: invalidateReads,
    onUp: invalidateReads,
    onChange: (state) => listenForChanges(state === 'up'),
  });
  await watch.start();
  const statements = watchStatements();
  try {
    const forAll = () => makingPageForAll(prices);
    expect(await forAll()).toEqual([1000_00, 2000_00, 3000_00]);
    statements.take();
    expect(await forAll()).toEqual([1000_00, 2000_00, 3000_00]);
    expect(statements.take()).toEqual([]);
    await prices();
    expect(statements.take()).not.toEqual([]);
    await sql`update product set display_price = 50000 where id = ${ids[2] ?? 0}`;
    await expect.poll(forAll).toEqual([1000_00, 2000_00, 500_00]);
  } finally {
    statements.stop();
    listenForChanges(false);
    watch.stop();
  }
});
