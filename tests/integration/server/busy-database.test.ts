import { afterAll, expect, test } from 'vitest';
import { db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';

afterAll(() => db.$disconnect());

test('reads and transactions wait while every connection is taken, rather than fail', async () => {
  const busy = Promise.all(
    Array.from({ length: env().DATABASE_POOL_SIZE }, () => db.$queryRaw`select pg_sleep(4)::text`),
  );
  const [read, written] = await Promise.all([
    db.$queryRaw`select 1 as number`,
    db.$transaction((tx) => tx.$queryRaw`select 2 as number`),
  ]);
  expect([read, written]).toEqual([[{ number: 1 }], [{ number: 2 }]]);
  await busy;
});
