import { expect, it } from 'vitest';
import { stopServices } from '../support/services.ts';
import { afterAll } from 'vitest';
import { runChaos } from './run-chaos.ts';

afterAll(stopServices);

it('200 checkouts at once lose nothing while Postgres, payment, chat, partner and Strapi are killed', async () => {
  const { orders, kills, complaints } = await runChaos({
    withStrapi: true,
    shoppers: 200,
    kills: 28,
    inFlight: 50,
    limit: 1_200_000,
  });
  expect(complaints).toEqual([]);
  expect(orders).toBeGreaterThanOrEqual(200);
  const insideAnOrder = kills.filter(({ inFlight, clicksInFlight }) => inFlight >= 50 && clicksInFlight >= 1);
  expect(insideAnOrder.length).toBeGreaterThanOrEqual(20);
  expect(new Set(kills.map(({ victim }) => victim))).toEqual(
    new Set(['postgres', 'payment', 'chat', 'partner', 'strapi']),
  );
}, 2_400_000);
