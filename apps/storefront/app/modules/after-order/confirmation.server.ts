import { z } from 'zod';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { orderMail } from '~/modules/orders/order-mail.server.ts';
import { findOrderById } from '~/modules/orders/orders.server.ts';
import { db } from '~/platform/db.server.ts';
import { defineJob } from '~/platform/jobs.server.ts';
import { confirmationMail } from './confirmation/confirmation-mail.server.ts';
import { settleFlags } from './order-flags.server.ts';

/** Confirms an order that was placed. */
export const orderConfirmationJob = defineJob({
  name: 'mail.order-confirmation',
  schema: z.object({ checkoutId: z.string() }),
  run: sendOrderConfirmation,
});

/**
 * Sends the confirmation of an order to whoever placed it (decision 40: Law), and sets the flags of an order that
 * waits for nothing. A repetition has no second effect: the key is the order's own.
 * @throws where the order is not there or the mailer fails; the job runs again
 */
export async function sendOrderConfirmation({ checkoutId }: { checkoutId: string }): Promise<void> {
  const order = await findOrderById(checkoutId);
  if (!order) throw new Error(`There is no order ${checkoutId} to confirm.`);
  await db.$transaction((database) => settleFlags(database, checkoutId));
  const { address, sender, look } = await orderMail(order);
  const payment = await db.payment.findUnique({ where: { checkoutId }, select: { amount: true, covered: true } });
  const mail = await confirmationMail(order, { address, look }, payment ?? undefined);
  await mailer().send({ ...mail, ...sender }, `order-confirmation:${checkoutId}`);
}
