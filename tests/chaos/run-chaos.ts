import { type Kill, killAmong, victimsOf } from './killer.ts';
import { chaosSeed, Random } from './random.ts';
import { untilDelivered } from './recovery.ts';
import { Crowd } from './shoppers.ts';
import { complaintsOf } from './verdict.ts';
import { World } from './world.ts';

export interface ChaosOptions {
  withStrapi: boolean;
  /** Shoppers who order at the same time. */
  shoppers: number;
  kills: number;
  /** Requests in flight at each kill, at least. */
  inFlight: number;
  /** ms for all kills. */
  limit: number;
}

export interface ChaosResult {
  orders: number;
  kills: Kill[];
  /** Broken promises; empty if all were kept. */
  complaints: string[];
}

/** Lets a crowd order while processes are killed, then waits for the outbox and judges the result. Prints its seed. */
export async function runChaos({
  withStrapi,
  shoppers,
  kills: count,
  inFlight,
  limit,
}: ChaosOptions): Promise<ChaosResult> {
  const seed = chaosSeed();
  console.log(`Chaos with CHAOS_SEED=${seed}: ${shoppers} shoppers, ${count} kills`);
  const random = new Random(seed);
  const world = new World(withStrapi);
  try {
    await world.start();
    const crowd = new Crowd(world.shop.url, world.variantIds, new Random(seed + 1));
    const plan = { victims: victimsOf(count, withStrapi, random), inFlight, pace: 4, limit };
    console.log('Everything runs; the shoppers begin');
    const ordering = crowd.order(shoppers);
    ordering.catch(() => undefined); // awaited below
    const shopEnded = world.shopEnded();
    shopEnded.catch(() => undefined); // raced below
    const kills = await Promise.race([killAmong(world, crowd, plan, random), shopEnded]);
    crowd.close();
    await Promise.race([ordering, shopEnded]);
    const undelivered = await Promise.race([untilDelivered(world, 300_000), shopEnded]);
    const complaints = [
      ...undelivered.map(
        ({ name, attempts, last_error: error }) => `${name} waits after ${attempts} attempts: ${error}`,
      ),
      ...(await complaintsOf(world, crowd.confirmed)),
    ];
    console.log(summary(crowd.confirmed.length, kills));
    return { orders: crowd.confirmed.length, kills, complaints };
  } finally {
    await world.stop();
  }
}

function summary(orders: number, kills: readonly Kill[]): string {
  const names = [...new Set(kills.map(({ victim }) => victim))];
  const counts = names.map((name) => `${name} ${kills.filter(({ victim }) => victim === name).length}`).join(', ');
  const fewest = Math.min(...kills.map(({ inFlight }) => inFlight));
  const inside = kills.reduce((sum, { clicksInFlight }) => sum + clicksInFlight, 0);
  return `${orders} orders, ${kills.length} kills (${counts}), at least ${fewest} requests in flight, ${inside} binding clicks hit`;
}
