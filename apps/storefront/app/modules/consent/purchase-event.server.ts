import { z } from 'zod';
import { analytics } from '~/integrations/analytics/analytics.server.ts';
import type { Purchase } from '~/integrations/analytics/analytics.ts';
import type { Database } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';

/** Sends a purchase to the analytics, only with consent to statistics. */
export const purchaseEventJob = defineJob({
  name: 'analytics.purchase',
  schema: z.object({
    clientId: z.string(),
    orderNumber: z.string(),
    value: z.number(),
    items: z.array(z.object({ id: z.string(), name: z.string(), price: z.number(), quantity: z.int() })),
  }) satisfies z.ZodType<Purchase>,
  run: (purchase, { idempotencyKey }) => analytics().purchase(purchase, idempotencyKey),
});

/** Queues the event of a purchase in its order's transaction, once for its number. */
export async function recordPurchase(database: Database, purchase: Purchase): Promise<void> {
  await addJob(database, purchaseEventJob, purchase, { key: `analytics-purchase:${purchase.orderNumber}` });
}
