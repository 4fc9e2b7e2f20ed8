import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from './random.ts';
import type { Crowd } from './shoppers.ts';
import type { Victim, World } from './world.ts';

/** A killed process, and what was in progress at that moment. */
export interface Kill {
  victim: Victim;
  inFlight: number;
  clicksInFlight: number;
}

export interface KillPlan {
  /** Victims in order. */
  victims: readonly Victim[];
  /** Requests that must be in flight when a process is killed. */
  inFlight: number;
  /** Orders that are confirmed between two kills at least, so that work continues in between. */
  pace: number;
  /** ms that all kills may take. */
  limit: number;
}

/** How often each process is killed: Postgres every second time, Strapi rarely, since its restart takes long. */
export function victimsOf(count: number, withStrapi: boolean, random: Random): Victim[] {
  return Array.from({ length: count }, (_, index) => {
    if (index % 2 === 0) return 'postgres';
    return withStrapi && index % 9 === 1 ? 'strapi' : random.pick(['payment', 'chat', 'partner'] as const);
  });
}

/**
 * Kills processes at random moments while the crowd orders: only when enough requests are pending and at least one of
 * them is a binding click. Each restarts after a random pause.
 * @returns all kills, in order
 */
export async function killAmong(world: World, crowd: Crowd, plan: KillPlan, random: Random): Promise<Kill[]> {
  const kills: Kill[] = [];
  const returns = new Map<Victim, Promise<void>>();
  const end = Date.now() + plan.limit;
  const isBusy = () => crowd.inFlight >= plan.inFlight && crowd.clicksInFlight >= 1;
  for (const victim of plan.victims) {
    await returns.get(victim);
    const before = crowd.confirmed.length;
    const isDue = () => isBusy() && (kills.length === 0 || crowd.confirmed.length >= before + plan.pace);
    do {
      while (!isDue()) {
        if (Date.now() > end) return kills;
        await delay(2);
      }
      await delay(random.below(60));
    } while (!isBusy());
    kills.push({ victim, inFlight: crowd.inFlight, clicksInFlight: crowd.clicksInFlight });
    console.log(
      `${kills.length}: ${victim}, ${crowd.inFlight} in flight, ${crowd.clicksInFlight} clicks, ${crowd.confirmed.length} orders`,
    );
    await world.kill(victim);
    const comesBack = delay(random.below(400)).then(() => world.restart(victim));
    returns.set(victim, comesBack);
    comesBack.catch(() => undefined); // the next waiter gets the error
    if (victim === 'postgres') await comesBack;
  }
  await Promise.all(returns.values());
  return kills;
}
