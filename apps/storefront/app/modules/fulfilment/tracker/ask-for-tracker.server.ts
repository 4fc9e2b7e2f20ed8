import { db } from '~/platform/db.server.ts';
import type { AskedOrder } from '~/modules/fulfilment/tracker.schema.server.ts';
import { normalOrderNumber } from '~/modules/orders/order-number.ts';

/**
 * Finds the token of an order's tracker by number and e-mail.
 * @returns undefined if there is no such order or it has another e-mail; the visitor is not told which
 */
export async function requestTracker({ number, email }: AskedOrder): Promise<string | undefined> {
  const [found] = await db.$queryRaw<{ token: string }[]>`
    select fulfilment.tracking_token as token
    from checkout join fulfilment on fulfilment.checkout_id = checkout.id
    where checkout.number = ${normalOrderNumber(number)}
      and lower(checkout.contact->>'email') = ${email.toLowerCase()}`;
  return found?.token;
}
