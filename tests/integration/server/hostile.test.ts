import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HostileRequest, hostileRequests } from '../../../scripts/bench/hostile-requests.mjs';
import { createTestDatabase } from '../../support/databases.ts';
import type { ServiceProcess } from '../../support/service-process.ts';
import { startShop, stopServices } from '../../support/services.ts';

/** As many as a run of all tests has time for; `npm run bench -- --only hostile` sends 10,000. */
const COUNT = 1500;
const AT_ONCE = 4;

let shop: ServiceProcess;

beforeAll(async () => {
  shop = await startShop({
    databaseUrl: await createTestDatabase({ seeded: true }),
    env: { PAGE_CACHE: 'false', RATE_LIMITS: 'false' },
  });
});
afterAll(stopServices);

async function statusOf({ method, path, headers, body }: HostileRequest): Promise<number> {
  const answer = await fetch(`${shop.url}${path}`, {
    method,
    body,
    redirect: 'manual',
    headers: { ...headers, ...(method === 'POST' ? { origin: shop.url } : {}) },
  });
  await answer.arrayBuffer();
  return answer.status;
}

it('hostile parameters, paths and bodies get an answer that is no failure of the shop', async () => {
  const requests = hostileRequests(COUNT);
  const failures: string[] = [];
  const queue = requests[Symbol.iterator]();
  const worker = async () => {
    for (const request of queue) {
      const status = await statusOf(request);
      if (status >= 500) failures.push(`${status} ${JSON.stringify(request)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const logged = shop
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":50'));
  expect(failures, logged.join('\n')).toEqual([]);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
}, 240_000);
