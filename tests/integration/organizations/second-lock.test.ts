import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { placeOrder } from '~/modules/checkout/checkout.server.ts';
import { createDiscountCode } from '~/modules/pricing/create-discount.server.ts';
import { connectionPool } from '~/platform/connection-pool.server.ts';
import { db } from '~/platform/db.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { seeingAllInstances } from '~/platform/instance-scope.server.ts';
import { loginName, loginOfShop, shopRoleUrl } from '../../../scripts/lib/shop-role.mjs';
import { testSecrets } from '../../support/environment.ts';
import { createProduct, readyVisitor, reviewed } from '../checkout/shop.ts';
import { createInstance, inMainShop, type TestInstance } from './instance.ts';

/** An order and a code in a shop. @returns the order's id */
async function orderIn({ here, id }: Pick<TestInstance, 'here' | 'id'>): Promise<string> {
  await createDiscountCode({ code: `LOCK-${id.slice(-8)}`, percent: 10 }, { instanceId: id });
  return here(async () => {
    const visitor = await readyVisitor([await createProduct()]);
    await placeOrder({ visitor, locale: 'de', ...(await reviewed(visitor)) });
    return (await db.checkout.findFirstOrThrow({ where: { userId: visitor.userId } })).id;
  });
}

const mainShop = { id: MAIN_SHOP, here: inMainShop };

/** What a query without any guard finds of orders, people, codes and everything attached to them. */
async function unguarded() {
  const tables = ['checkout', 'deal', 'payment', 'fulfilment', 'user', 'cart', 'discount_code'] as const;
  const counts = await Promise.all(
    tables.map((table) => db.$queryRawUnsafe<{ count: number }[]>(`select count(*)::int as count from "${table}"`)),
  );
  return Object.fromEntries(tables.map((table, index) => [table, counts[index]?.[0]?.count]));
}

describe('the second lock', () => {
  it('works for a role that owns nothing and passes no policy', async () => {
    const { here } = await createInstance();
    const [row] = await here(
      () => db.$queryRaw<object[]>`
        select rolsuper as "isSuper", rolbypassrls as "passes", rolcreaterole as "makesRoles",
          (select count(*)::int from pg_class where relowner = r.oid) as owned,
          (select count(*)::int from pg_policies where policyname = 'of_instance') > 10 as guarded
        from pg_roles r where rolname = current_user`,
    );
    expect(row).toEqual({ isSuper: false, passes: false, makesRoles: false, owned: 0, guarded: true });
  });

  it('hides every other shop’s rows from queries without a condition', async () => {
    const one = await createInstance();
    const other = await createInstance();
    await orderIn(mainShop);
    const before = await one.here(unguarded);
    expect(new Set(Object.values(before))).toEqual(new Set([0]));
    const id = await orderIn(one);
    expect(await one.here(unguarded)).toMatchObject({ checkout: 1, deal: 1, payment: 1, user: 1, discount_code: 1 });
    expect(await other.here(() => db.checkout.findUnique({ where: { id } }))).toBeNull();
    expect(await inMainShop(() => db.checkout.findMany({ where: { id } }))).toEqual([]);
    expect(await other.here(() => db.deal.findMany({ where: { checkoutId: id } }))).toEqual([]);
    expect(await seeingAllInstances(async () => await db.checkout.count({ where: { id } }))).toBe(1);
    expect(await db.checkout.count({ where: { id } })).toBe(1);
  });

  it('prevents writing into another shop, and taking its rows', async () => {
    const one = await createInstance();
    const other = await createInstance();
    const id = await orderIn(one);
    await expect(other.here(() => db.user.create({ data: { instanceId: one.id } }))).rejects.toThrow(
      /row-level security/,
    );
    expect((await other.here(() => db.checkout.updateMany({ where: { id }, data: { processed: true } }))).count).toBe(
      0,
    );
    expect((await other.here(() => db.checkout.deleteMany({ where: { id } }))).count).toBe(0);
    await expect(
      one.here(() => db.checkout.updateMany({ where: { id }, data: { instanceId: other.id } })),
    ).rejects.toThrow(/row-level security/);
    expect(await db.checkout.count({ where: { id, instanceId: one.id, processed: false } })).toBe(1);
  });

  it('is the login of shop and worker: without an instance it shows nothing, and the owner cannot be reached through it', async () => {
    const { here, id } = await createInstance();
    await orderIn({ here, id });
    const url = shopRoleUrl(process.env.DATABASE_URL ?? '', testSecrets.SHOP_DATABASE_PASSWORD);
    const client = new pg.Client(url);
    await client.connect();
    const count = async (table: string): Promise<number> =>
      (await client.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count ?? -1;
    const tables = ['"user"', 'checkout', 'deal', 'payment', 'graphile_worker._private_jobs'];
    try {
      for (const table of tables) expect([table, await count(table)]).toEqual([table, 0]);
      await client.query(`select set_config('velory.instance', $1, false)`, [id]);
      expect([await count('checkout'), await count('graphile_worker._private_jobs')]).toEqual([1, 0]);
      await client.query(`select set_config('velory.instance', '*', false)`);
      for (const table of tables) expect([table, (await count(table)) > 0]).toEqual([table, true]);
      const owner = new URL(process.env.DATABASE_URL ?? '').username;
      await expect(client.query(`set role "${owner}"`)).rejects.toThrow(/permission denied/);
      for (const act of ['alter table checkout disable row level security', 'drop policy of_instance on checkout'])
        await expect(client.query(act)).rejects.toThrow(/must be owner/);
    } finally {
      await client.end();
    }
  });

  it('has a login for each database, which takes no other’s password away', async () => {
    const { here, id } = await createInstance();
    await orderIn({ here, id });
    const owner = process.env.DATABASE_URL ?? '';
    const url = (await loginOfShop(owner, 'one-password-of-this-database')) ?? '';
    expect(new URL(url).username).toBe(`velory_shop_${new URL(owner).pathname.slice(1)}`);
    expect(loginName(`postgres://x/${'n'.repeat(60)}`)).toMatch(/^velory_shop_[\da-f]{24}$/);
    for (const address of [url, shopRoleUrl(owner, testSecrets.SHOP_DATABASE_PASSWORD)]) {
      const client = new pg.Client(address);
      await client.connect();
      const count = async () =>
        (await client.query<{ count: number }>('select count(*)::int as count from checkout')).rows[0]?.count;
      expect(await count()).toBe(0);
      await client.query(`select set_config('velory.instance', $1, false)`, [id]);
      expect(await count()).toBe(1);
      await client.end();
    }
    // Whatever the login, even an owner's, work for one shop runs as the role.
    const chief = new URL(url);
    chief.username = `velory_shop_chief_${id.slice(-8)}`;
    await db.$executeRawUnsafe(
      `create role "${chief.username}" superuser login password 'one-password-of-this-database'`,
    );
    for (const connectionString of [url, chief.href]) {
      const pool = connectionPool({ connectionString });
      const look = () => pool.query('select current_user as who, (select count(*)::int from checkout) as count');
      expect((await here(look)).rows).toEqual([{ who: 'velory_shop', count: 1 }]);
      expect((await look()).rows).toMatchObject([{ who: new URL(connectionString).username }]);
      await pool.end();
    }
    await db.$executeRawUnsafe(`drop role "${chief.username}"`);
  });

  it('guards every table with something of a person, but those that are named here', async () => {
    const open = await db.$queryRaw<{ name: string }[]>`
      select distinct relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity
        and attname in ('user_id', 'checkout_id', 'payment_id', 'deal_id', 'email') order by 1`;
    expect(open.map(({ name }) => name)).toEqual([
      'admin', // the team
      'assistant_answer', // handed to the team, shown to nobody else
      'sign_in_handover', // from the main shop into an organization's, by a code of its own
      'staff_log',
      'stock_hold', // what one sender holds of the stock that all shops sell; hashes except for the ids
      'ticket_file', // opened by signature
      'upload', // by one's own bucket and key
      'wheel_turn', // one number per person in all shops
    ]);
  });

  it('holds for rows that several shops request by id in one tick', async () => {
    const shops = await Promise.all(Array.from({ length: 4 }, () => createInstance()));
    const people = await Promise.all(
      shops.map(({ id, here }) => here(() => db.user.create({ data: { instanceId: id }, select: { id: true } }))),
    );
    const ask = (next: number) =>
      Promise.all(
        shops.map(({ here }, index) => {
          const { id } = people[(index + next) % people.length] ?? { id: '' };
          return here(() => db.user.findUnique({ where: { id }, select: { id: true } }));
        }),
      );
    expect(await ask(0)).toEqual(people);
    expect(await ask(1)).toEqual(people.map(() => null));
  });

  it('holds however many shops share the connections at once, inside transactions too', async () => {
    const shops = await Promise.all(Array.from({ length: 5 }, () => createInstance()));
    for (const { id, here } of shops) await here(() => db.user.create({ data: { instanceId: id } }));
    const look = async ({ id, here }: TestInstance, index: number) => {
      const seen = await here(() =>
        index % 2
          ? db.user.findMany({ select: { instanceId: true } })
          : db.$transaction((database) => database.user.findMany({ select: { instanceId: true } })),
      );
      return seen.every(({ instanceId }) => instanceId === id) && seen.length === 1;
    };
    const looks = Array.from({ length: 400 }, (_, index) => shops[index % shops.length]).map((shop, index) =>
      shop ? look(shop, index) : false,
    );
    expect((await Promise.all(looks)).every(Boolean)).toBe(true);
  });
});
