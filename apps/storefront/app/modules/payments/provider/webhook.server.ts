import { z } from 'zod';
import { paymentProvider } from '~/integrations/payment/payment.server.ts';
import { isSignedWebhook } from '~/integrations/payment/webhook-signature.server.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { defineEvent } from '~/platform/modules.server.ts';
import { formFields } from './form-fields.ts';
import { syncPaymentJob } from './sync-payment.server.ts';

/** The result of a webhook of the provider. */
type PaymentWebhookResult =
  /** A job will fetch the payment from the provider. */
  | 'accepted'
  /** It concerns no payment of the shop. */
  | 'ignored'
  | 'unauthorized'
  | 'invalid';

const text = z.union([z.string(), z.number()]).transform(String);

/** Identifies the payment of a webhook; everything else is fetched from the provider. */
const messageSchema = z.object({
  transaction: z.looseObject({
    referenceId: text.nullish(),
    invoice: z.looseObject({ referenceId: text.nullish(), paymentRequestId: text.nullish() }).nullish(),
  }),
});

/** Webhooks about subscriptions and payouts, which the shop does not use. */
const otherMessageSchema = z.looseObject({ subscription: z.unknown(), payout: z.unknown() }).partial();

const uuid = z.uuid();

/**
 * Emitted for a webhook about no payment of an order. A module with payment pages of its own answers whether it is one
 * of those.
 */
export const otherPaymentReported = defineEvent<
  [reference: string | undefined, gatewayId: string | undefined],
  boolean
>('other-payment-reported');

/**
 * Handles a webhook of the payment provider (`POST /api/payment/webhook`). It only signals a change: a job fetches the
 * data from the provider. Any number of webhooks before the job runs result in one job.
 * @param body as it was sent
 * @param signature of the body; required if the provider signs
 */
export async function acceptPaymentWebhook({
  body,
  contentType,
  signature,
}: {
  body: string;
  contentType: string;
  signature: string | null;
}): Promise<PaymentWebhookResult> {
  const provider = paymentProvider();
  if (!provider) return 'ignored';
  if (provider.webhookKey && !isSignedWebhook(body, signature, provider.webhookKey)) return 'unauthorized';
  const message = contentType.includes('form') ? formFields(body) : parseJson(body);
  const parsed = messageSchema.safeParse(message);
  if (!parsed.success) {
    const other = otherMessageSchema.safeParse(message);
    return other.success && (other.data.subscription ?? other.data.payout) ? 'ignored' : 'invalid';
  }
  const { referenceId, invoice } = parsed.data.transaction;
  const reference = referenceId ?? invoice?.referenceId ?? undefined;
  const gatewayId = invoice?.paymentRequestId ?? undefined;
  const payment = await findPayment(reference, gatewayId);
  if (!payment) return (await otherPaymentReported.emit(reference, gatewayId)).includes(true) ? 'accepted' : 'ignored';
  await addJob(db, syncPaymentJob, { paymentId: payment.id }, { key: `payment-sync:${payment.id}` });
  return 'accepted';
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Finds the payment by our reference, the order's id; else by the id of the payment page. */
async function findPayment(reference: string | undefined, gatewayId: string | undefined) {
  const checkoutId = uuid.safeParse(reference).data;
  if (checkoutId) return db.payment.findUnique({ where: { checkoutId }, select: { id: true } });
  if (!gatewayId) return null;
  return db.payment.findFirst({ where: { gateways: { some: { gatewayId } } }, select: { id: true } });
}
