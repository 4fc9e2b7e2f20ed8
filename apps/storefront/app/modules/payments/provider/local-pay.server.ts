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
 * The local provider's payment page (`/dev/pay/{hash}`, development and demo only). It simulates the provider
 * completely: it stores transactions separately, sends signed webhooks over HTTP, and redirects the shopper back.
 */

/** Sends a delayed webhook. */
export const localWebhookJob = defineJob({
  name: 'payment.local-webhook',
  schema: z.object({ hash: z.string() }),
  run: ({ hash }) => postPaymentWebhook(hash),
});

/** Finds the page of a hash; null if there is none. */
export async function localPayPage(hash: string): Promise<LocalPayView | null> {
  const page = await findLocalGateway(hash);
  if (!page) return null;
  const { purpose, amount, status, locale, cancelUrl } = page;
  const words = i18nInstance(locale).getResource(locale, 'payment', 'local') as LocalPayWords;
  return { purpose, amount, status, locale, backTo: pathOf(cancelUrl), words };
}

/** The result of a click on the page. */
export type LocalPayResult =
  /** Redirects to the shop. */
  | { kind: 'leave'; to: string }
  /** Stays on the page, with the shop's response to the webhook. */
  | { kind: 'told'; intent: LocalPayIntent; answer: number }
  | { kind: 'unknown' };

/** Delay of a late webhook, in seconds. */
const LATE_SECONDS = 20;

/** Executes the action of a button. */
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

/** Executes the actions for testers, which stay on the page. @returns the shop's response status */
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

/**
 * Notifies the shop of a change of a page, as the provider would: by signed HTTP request.
 * @returns the shop's response status
 */
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

/** The body of a Payrexx webhook. */
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

/** The path of a URL in the shop, with its query. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
