import { z } from 'zod';
import { i18nInstance } from '~/i18n/texts.server.ts';
import {
  addLocalTransaction,
  changeLocalStatus,
  findLocalGateway,
  type LocalGatewayPage,
} from '~/integrations/payment/local.server.ts';
import { paymentProvider } from '~/integrations/payment/payment.server.ts';
import { SIGNATURE_HEADER, signWebhook } from '~/integrations/payment/webhook-signature.server.ts';
import { db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import {
  isLocalPayIntent,
  type LocalPayIntent,
  type LocalPayView,
  type LocalPayWords,
} from '~/modules/payments/local-pay.ts';
import { timeLimit } from '~/platform/time-limit.server.ts';

/*
 * What the local provider's payment page does (`/dev/pay/{hash}`, development and demo only). It plays the provider in full: it
 * keeps what was done on its own side, tells the shop by a signed webhook over HTTP, and sends the shopper back.
 */

/** Tells the shop late of what was done on the page. */
export const localWebhookJob = defineJob({
  name: 'payment.local-webhook',
  schema: z.object({ hash: z.string() }),
  run: ({ hash }) => postPaymentWebhook(hash),
});

/** The page as its visitor sees it; null where there is none with this hash. */
export async function localPayPage(hash: string): Promise<LocalPayView | null> {
  const page = await findLocalGateway(hash);
  if (!page) return null;
  const { purpose, amount, status, locale, cancelUrl } = page;
  const words = i18nInstance(locale).getResource(locale, 'payment', 'local') as LocalPayWords;
  return { purpose, amount, status, locale, backTo: pathOf(cancelUrl), words };
}

/** What came of a click on the page. */
export type LocalPayResult =
  /** The shopper goes back to the shop. */
  | { kind: 'leave'; to: string }
  /** Stays on the page, with what the shop answered to the webhook. */
  | { kind: 'told'; intent: LocalPayIntent; answer: number }
  | { kind: 'unknown' };

/** Seconds after which a late webhook comes. */
const LATE_SECONDS = 20;

/** Does what a button of the page says. */
export async function localPay(hash: string, intent: unknown): Promise<LocalPayResult> {
  const page = await findLocalGateway(hash);
  if (!page || !isLocalPayIntent(intent)) return { kind: 'unknown' };
  switch (intent) {
    case 'twint':
    case 'card':
      await addLocalTransaction(hash, { status: 'confirmed', means: intent === 'card' ? 'visa' : 'twint' });
      await postPaymentWebhook(hash);
      return { kind: 'leave', to: pathOf(page.successUrl) };
    case 'decline':
      await addLocalTransaction(hash, { status: 'declined', means: 'visa' });
      await postPaymentWebhook(hash);
      return { kind: 'leave', to: pathOf(page.failedUrl) };
    case 'abandon':
      await addLocalTransaction(hash, { status: 'cancelled', means: 'twint' });
      await postPaymentWebhook(hash);
      return { kind: 'leave', to: pathOf(page.cancelUrl) };
    case 'late':
      await addLocalTransaction(hash, { status: 'confirmed', means: 'twint' });
      await notifyLater(hash);
      return { kind: 'leave', to: pathOf(page.cancelUrl) };
    default:
      return { kind: 'told', intent, answer: await runTest(intent, hash, page) };
  }
}

/** The buttons for testers that stay on the page. @returns what the shop answered */
async function runTest(
  intent: Exclude<LocalPayIntent, 'twint' | 'card' | 'decline' | 'abandon' | 'late'>,
  hash: string,
  page: LocalGatewayPage,
): Promise<number> {
  if (intent === 'forged') return postWebhook(bodyOf({ ...page, status: 'confirmed' }), '0'.repeat(64));
  if (intent === 'forged-status') return postPaymentWebhook(hash, 'confirmed');
  if (intent === 'twice') {
    await addLocalTransaction(hash, { status: 'confirmed', means: 'twint' });
    await addLocalTransaction(hash, { status: 'confirmed', means: 'visa' });
    await postPaymentWebhook(hash);
    return postPaymentWebhook(hash);
  }
  const words = { expire: 'expired', refund: 'refunded', chargeback: 'chargeback' } as const;
  await changeLocalStatus(hash, words[intent]);
  return postPaymentWebhook(hash);
}

/** Tells the shop that there is news of a page, as the provider would: by HTTP, signed. @returns the shop's answer */
export async function postPaymentWebhook(hash: string, status?: string): Promise<number> {
  const page = await findLocalGateway(hash);
  if (!page) return 404;
  const body = bodyOf({ ...page, status: status ?? page.status });
  return postWebhook(body, signWebhook(body, paymentProvider()?.webhookKey ?? ''));
}

function notifyLater(hash: string): Promise<void> {
  const runAt = new Date(Date.now() + LATE_SECONDS * 1000);
  return addJob(db, localWebhookJob, { hash }, { key: `local-webhook:${hash}`, runAt });
}

/** A message in the form of Payrexx's webhooks. */
function bodyOf({ id, status, amount, reference, transactions }: LocalGatewayPage): string {
  const transaction = transactions.at(-1);
  return JSON.stringify({
    transaction: {
      id: transaction?.id ?? id,
      status,
      amount,
      referenceId: reference,
      invoice: { paymentRequestId: id, referenceId: reference, currency: 'CHF' },
    },
  });
}

async function postWebhook(body: string, signature: string): Promise<number> {
  const response = await fetch(`${env().PUBLIC_URL}/api/payment/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signature },
    body,
    signal: timeLimit(5000),
  });
  await response.arrayBuffer();
  return response.status;
}

/** The shop's own path in an address. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
