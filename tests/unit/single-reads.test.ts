import { describe, expect, it } from 'vitest';
import { Prisma, PrismaClient } from '~/generated/prisma/client.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import { visibleInstance, withinInstance } from '~/platform/instance-scope.server.ts';
import { singleReads } from '~/platform/single-reads.server.ts';

/** A client over an empty database, with the instance of each of its queries and how many it asked for. */
async function watchedClient() {
  const requested: [instance: string | null, table: string, ids: number][] = [];
  const common = { provider: 'postgres', adapterName: 'none' } as const;
  const database = {
    ...common,
    queryRaw: ({ sql, args }: { sql: string; args: unknown[] }) => {
      const ids = args.filter((each) => String(each).length > 30).length;
      requested.push([visibleInstance(), /FROM "public"\."(\w+)"/.exec(sql)?.[1] ?? '', ids]);
      return Promise.resolve({ columnNames: [], columnTypes: [], rows: [] });
    },
    getConnectionInfo: () => ({ supportsRelationJoins: false }),
    dispose: () => Promise.resolve(),
  };
  const adapter = { ...common, connect: () => Promise.resolve(database) };
  const client = singleReads(new PrismaClient({ adapter: adapter as never }));
  await client.$connect();
  return { client, asked: requested };
}

const ids = ['a', 'b', 'c'].map((letter) => `0190c8f2-0000-7000-8000-00000000000${letter}`);

describe('queries of one tick', () => {
  it('are each run for the instance whose work they are', async () => {
    const { client, asked } = await watchedClient();
    const [a = '', b = '', c = ''] = ids;
    const find = (shop: string, id: string) =>
      withinInstance(toInstanceId(shop), async () => await client.user.findUnique({ where: { id } }));
    await Promise.all([
      find('limmat', a),
      find('helvion', b),
      withinInstance(toInstanceId('sihl'), async () => await client.cart.findUnique({ where: { id: c } })),
      find('limmat', c),
      client.user.findUnique({ where: { id: a } }).then(),
    ]);
    expect(asked.map(String).sort()).toEqual([
      ',user,1',
      'helvion,user,1',
      'limmat,user,1',
      'limmat,user,1',
      'sihl,cart,1',
    ]);
  });

  it('are the same queries as those of Prisma: by keys of several columns, of parts of a row and of what hangs on it', async () => {
    const { client, asked } = await watchedClient();
    const [id = ''] = ids;
    const userId_productId = { userId: id, productId: 1 };
    const item = await client.wishlistItem.findUnique({ where: { userId_productId }, select: { productId: true } });
    const carts = await client.user.findUnique({ where: { id, email: 'a@b.ch' } }).carts();
    await expect(client.user.findUniqueOrThrow({ where: { id } })).rejects.toMatchObject({ code: 'P2025' });
    expect([item, carts, asked.map(([, table]) => table)]).toEqual([
      null,
      null,
      ['wishlist_item', 'user', 'cart', 'user'],
    ]);
  });
});

it('no field of a model has a name like that of a key of several columns', () => {
  const named = Object.values(Prisma).filter((value) => typeof value === 'object' && value !== null);
  const fields = named.flatMap((value) => Object.values(value as object)).filter((name) => typeof name === 'string');
  expect(fields.filter((name: string) => name.includes('_'))).toEqual([]);
});
