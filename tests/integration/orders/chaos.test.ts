import { expect, it } from 'vitest';
import { runChaos } from '../../chaos/run-chaos.ts';

// A small version of tests/chaos (npm run test:chaos).
it('Orders are complete and announced again after everything around the shop was killed', async () => {
  const { orders, kills, complaints } = await runChaos({
    withStrapi: false,
    shoppers: 24,
    kills: 5,
    inFlight: 8,
    limit: 240_000,
  });
  expect(complaints).toEqual([]);
  expect(orders).toBeGreaterThanOrEqual(24);
  expect(kills.length).toBe(5);
}, 900_000);
