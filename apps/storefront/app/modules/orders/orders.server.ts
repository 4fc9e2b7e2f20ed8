import { mailer } from '~/integrations/mail/mail.server.ts';
import { env } from '~/platform/env.server.ts';
import { findOrderById } from '../checkout/checkout.server.ts';
import { confirmationMail } from './confirmation-mail.server.ts';

/**
 * Sends the confirmation of an order to whoever placed it (decisions: distance selling). A repetition has no second
 * effect: the key is the order's own.
 * @throws where the order is not there or the mailer fails; the job runs again
 */
export async function sendOrderConfirmation({ checkoutId }: { checkoutId: string }): Promise<void> {
  const order = await findOrderById(checkoutId);
  if (!order) throw new Error(`There is no order ${checkoutId} to confirm.`);
  await mailer().send(await confirmationMail(order, env().PUBLIC_URL), `order-confirmation:${checkoutId}`);
}
