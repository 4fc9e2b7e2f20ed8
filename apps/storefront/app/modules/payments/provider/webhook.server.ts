import { z } from 'zod';
import { paymentProvider } from '~/integrations/payment/payment.server.ts';
import { isSignedWebhook } from '~/integrations/payment/webhook-signature.server.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { defineEvent } from '~/platform/modules.server.ts';
import { formFields } from './form-fields.ts';
import { syncPaymentJob } from './sync-payment.server.ts';

/** What became of a message of the provider. */
type PaymentWebhookResult =
  /** The payment is looked up at the provider at once, by a job. */
  | 'accepted'
  /** About nothing that the shop asked to be paid. */
  | 'ignored'
  | 'unauthorized'
  | 'invalid';

const text = z.union([z.string(), z.number()]).transform(String);

/** Which payment a message is about; all else it says is asked of the provider. */
const messageSchema = z.object({
  transaction: z.looseObject({
    referenceId: text.nullish(),
    invoice: z.looseObject({ referenceId: text.nullish(), paymentRequestId: text.nullish() }).nullish(),
  }),
});

/** Messages about subscriptions and payouts, which the shop has none of. */
const otherMessageSchema = z.looseObject({ subscription: z.unknown(), payout: z.unknown() }).partial();

const uuid = z.uuid();

/** The provider reports something about no payment of an order. A module with payment pages of its own answers whether it is one of those. */
export const otherPaymentReported = defineEvent<
  [reference: string | undefined, gatewayId: string | undefined],
  boolean
>('other-payment-reported');

/**
 * Takes a message of the payment provider (`POST /api/payment/webhook`). It says only that there is news: the news
 * itself is fetched from the provider by a job. A thousand messages that come before it runs are one job.
 * @param body as it was sent
 * @param signature of the body; asked for where the provider signs
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

/** By our own reference, the order's id; else by the id of the payment page. */
async function findPayment(reference: string | undefined, gatewayId: string | undefined) {
  const checkoutId = uuid.safeParse(reference).data;
  if (checkoutId) return db.payment.findUnique({ where: { checkoutId }, select: { id: true } });
  if (!gatewayId) return null;
  return db.payment.findFirst({ where: { gateways: { some: { gatewayId } } }, select: { id: true } });
}
