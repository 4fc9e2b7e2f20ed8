import { mailWait } from '~/integrations/mail/mail.server.ts';
import { orderMail } from '~/modules/orders/order-mail.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { confirmationKey, orderConfirmationMail } from './confirmation/confirmation-mail.server.ts';

export { orderConfirmationMail } from './confirmation/confirmation-mail.server.ts';

/** Time in ms after an order during which its page announces a delayed confirmation. */
const ANNOUNCED_MS = 24 * 60 * 60 * 1000;

/**
 * When the confirmation of an order will be sent, if the limit of mails per mailbox delays it.
 * @returns ISO 8601; null if it was sent or is not delayed
 */
export async function delayedConfirmation(order: Order, now = new Date()): Promise<string | null> {
  if (now.getTime() - order.createdAt.getTime() > ANNOUNCED_MS) return null;
  const to = order.contact.email;
  const at = await mailWait({ kind: orderConfirmationMail.kinds[0], to, key: confirmationKey(order.id) });
  if (!at || (await orderMail(order)).isProven) return null;
  return at.toISOString();
}
