import { createHmac } from 'node:crypto';
import { placeOrder } from '~/modules/checkout/checkout.server.ts';
import { findOrder, type Order } from '~/modules/orders/orders.server.ts';
import type { Locale } from '~/i18n/locales.ts';
import { action as webhook } from '~/api/payment-webhook.ts';
import { jobs } from '~/wiring.server.ts';
import { db } from '~/platform/db.server.ts';
import { completeJob, waitingJobs } from '../../support/jobs.ts';
import type { PayrexxServer } from '../../contract/payrexx-server.ts';
import { chooseForCart } from '~/modules/cart/cart.server.ts';
import { createProduct, readyVisitor, reviewed, typedContact } from '../checkout/shop.ts';

/** The key with which the fake provider signs its webhooks in these tests. */
export const webhookKey = 'webhook-key-of-the-tests';

/** Settings that make the shop use the fake provider; set them before anything of the shop is loaded. */
export function payrexxSettings(payrexx: PayrexxServer): Record<string, string> {
  return {
    PAYREXX_INSTANCE: payrexx.instance,
    PAYREXX_API_SECRET: payrexx.secret,
    PAYREXX_API_URL: payrexx.url,
    PAYREXX_WEBHOOK_KEY: webhookKey,
  };
}

/** An order of a bike for 4320 francs: 1080 francs down on a plan, or all of it at once. */
export async function placed({
  locale = 'de',
  once = false,
}: { locale?: Locale; once?: boolean } = {}): Promise<Order> {
  const visitor = await readyVisitor([await createProduct({ price: 4320_00 })], typedContact);
  if (once) await chooseForCart(visitor, { planLength: 1 });
  const result = await placeOrder({ visitor, locale, ...(await reviewed(visitor)) });
  const order = await findOrder({ visitor });
  if (result.kind !== 'placed' || !order) throw new Error(`The order was not placed: ${result.kind}.`);
  return order;
}

/** The payment of an order with everything stored about it. */
export function paymentOf({ id }: Pick<Order, 'id'>) {
  return db.payment.findUniqueOrThrow({
    where: { checkoutId: id },
    include: { gateways: { orderBy: { id: 'asc' } }, transactions: { orderBy: { key: 'asc' } } },
  });
}

const HOUR_MS = 3_600_000;

/**
 * Runs waiting jobs, also those of the next hour, as the worker does: each is removed when it is done.
 * @param names only these; all by default
 * @returns how many there were
 */
export async function runJobs(names: readonly string[] = jobs.map(({ name }) => name)): Promise<number> {
  const waiting = (await waitingJobs()).filter(
    ({ identifier, runAt }) => names.includes(identifier) && runAt.getTime() < Date.now() + HOUR_MS,
  );
  for (const { id, identifier, payload, key } of waiting) {
    const job = jobs.find(({ name }) => name === identifier);
    if (!job) throw new Error(`Nobody handles ${identifier}.`);
    await job.handle(payload, { idempotencyKey: key ?? '', signal: new AbortController().signal });
    await completeJob(id);
  }
  return waiting.length;
}

/** Runs jobs until there are none left. */
export async function runAllJobs(): Promise<void> {
  while ((await runJobs()) > 0);
}

export interface WebhookOptions {
  key?: string;
  type?: 'json' | 'form';
}

/** Sends a webhook about an order to the shop's route. */
export function sendWebhook(
  order: Pick<Order, 'id'>,
  status: string,
  { key = webhookKey, type = 'json' }: WebhookOptions = {},
): Promise<Response> {
  const body =
    type === 'json'
      ? JSON.stringify({ transaction: { id: 1, status, referenceId: order.id, invoice: { referenceId: order.id } } })
      : new URLSearchParams({ 'transaction[status]': status, 'transaction[referenceId]': order.id }).toString();
  const request = new Request('http://localhost:3000/api/payment/webhook', {
    method: 'POST',
    headers: {
      'Content-Type': type === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
      'X-Webhook-Signature': createHmac('sha256', key).update(body).digest('hex'),
    },
    body,
  });
  return webhook({ request, params: {}, context: {} });
}

/** Messages to the team about an order. */
export async function chatAbout(order: Pick<Order, 'number'>): Promise<string[]> {
  const messages = await db.localMessage.findMany({ where: { kind: 'team-chat' }, orderBy: { id: 'asc' } });
  return messages.flatMap(({ payload }) => {
    const text = payload && typeof payload === 'object' && 'text' in payload ? String(payload.text) : '';
    return text.includes(order.number) && !text.startsWith('Neue Bestellung') ? [text] : [];
  });
}

/** Mails that confirm a payment. */
export function receivedMails({ id }: Pick<Order, 'id'>) {
  return db.localMail.findMany({ where: { idempotencyKey: `payment-received:${id}` } });
}
