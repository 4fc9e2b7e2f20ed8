import { randomBytes } from 'node:crypto';
import type { Database } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { financingPartnerJob } from '~/modules/fulfilment/partners/tell-partners.server.ts';

export interface NewFulfilment {
  checkoutId: string;
  /** Plans go to the financing partner, who checks the credit and makes the contract. */
  payOneTime: boolean;
  /** When the order was placed. */
  at: Date;
}

/**
 * Begins the way of an order, in the order's own transaction: its first stage, its history and what the financing partner
 * has to know.
 */
export async function beginFulfilment(
  database: Database,
  { checkoutId, payOneTime, at }: NewFulfilment,
): Promise<void> {
  const trackingToken = randomBytes(32).toString('base64url');
  await database.fulfilment.create({ data: { checkoutId, trackingToken }, select: { checkoutId: true } });
  await database.orderEvent.create({
    data: { checkoutId, kind: 'received', stage: 'received', at, who: 'shop' },
    select: { id: true },
  });
  if (payOneTime) return;
  await addJob(
    database,
    financingPartnerJob,
    { checkoutId, message: 'application' },
    { key: `financing-application:${checkoutId}` },
  );
}
