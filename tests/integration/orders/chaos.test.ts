import { expect, it } from 'vitest';
import { runChaos } from '../../chaos/run-chaos.ts';

// The small sister of tests/chaos (npm run test:chaos).
it('orders are whole and told of once more after everything around the shop was killed', async () => {
  const { orders, kills, complaints } = await runChaos({ shoppers: 40, kills: 6, inFlight: 12, limit: 60_000 });
  expect(complaints).toEqual([]);
  expect(orders).toBeGreaterThanOrEqual(40);
  expect(kills.length).toBeGreaterThanOrEqual(4);
}, 300_000);
