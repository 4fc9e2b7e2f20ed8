import type { Visitor } from '~/modules/identity/identity.server.ts';
import { db } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';

/** How long pages without a cart show the order that emptied it: 24 hours, in ms. */
const SHOWN_FOR = 24 * 60 * 60 * 1000;

/**
 * Finds the last order of a visitor's session, for pages without a cart: the response to the order may not have reached
 * the browser.
 * @returns its number; null if there is none of the last 24 hours in this shop, or it was cancelled
 */
export async function latestOrder(visitor: Visitor | null, now = new Date()): Promise<{ number: string } | null> {
  if (!visitor) return null;
  return db.checkout.findFirst({
    where: {
      userId: visitor.userId,
      instanceId: currentInstanceId(),
      createdAt: { gt: new Date(now.getTime() - SHOWN_FOR) },
      NOT: { fulfilment: { stage: { in: ['cancelled', 'returned'] } } },
    },
    orderBy: { createdAt: 'desc' },
    select: { number: true },
  });
}
