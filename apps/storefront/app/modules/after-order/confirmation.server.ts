import { z } from 'zod';
import { mailer, mailWait } from '~/integrations/mail/mail.server.ts';
import { orderMail } from '~/modules/orders/order-mail.server.ts';
import { findOrderById, type Order } from '~/modules/orders/orders.server.ts';
import { db } from '~/platform/db.server.ts';
import { defineJob } from '~/platform/jobs.server.ts';
import { confirmationMail } from './confirmation/confirmation-mail.server.ts';
import { settleFlags } from './order-flags.server.ts';

const confirmationKey = (checkoutId: string): string => `order-confirmation:${checkoutId}`;

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
  const { sender, pass, ...look } = await orderMail(order);
  const payment = await db.payment.findUnique({ where: { checkoutId }, select: { amount: true, covered: true } });
  const mail = await confirmationMail(order, look, payment ?? undefined);
  await mailer().send({ kind: 'order-confirmation', ...mail, ...sender, ...pass }, confirmationKey(checkoutId));
}

/** ms after an order in which its page says that the confirmation is still to come. */
const ANNOUNCED_MS = 24 * 60 * 60 * 1000;

/**
 * When the confirmation of an order will be sent, where its mailbox has had so many that it has to wait.
 * @returns ISO 8601; null where it was sent or nothing holds it back
 */
export async function delayedConfirmation(order: Order, now = new Date()): Promise<string | null> {
  if (now.getTime() - order.createdAt.getTime() > ANNOUNCED_MS) return null;
  const to = order.contact.email;
  const at = await mailWait({ kind: 'order-confirmation', to, key: confirmationKey(order.id) });
  if (!at || (await orderMail(order)).pass.isProven) return null;
  return at.toISOString();
}
