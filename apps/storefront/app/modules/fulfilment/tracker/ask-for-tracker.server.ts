import { db } from '~/platform/db.server.ts';
import type { AskedOrder } from '~/modules/fulfilment/tracker.schema.server.ts';
import { normalOrderNumber } from '~/modules/orders/order-number.ts';

/**
 * The token of an order's tracker, for whoever knows its number and its e-mail.
 * @returns undefined where there is no such order, or it is somebody else's: nobody is told which
 */
export async function requestTracker({ number, email }: AskedOrder): Promise<string | undefined> {
  const [found] = await db.$queryRaw<{ token: string }[]>`
    select fulfilment.tracking_token as token
    from checkout join fulfilment on fulfilment.checkout_id = checkout.id
    where checkout.number = ${normalOrderNumber(number)}
      and lower(checkout.contact->>'email') = ${email.toLowerCase()}`;
  return found?.token;
}
