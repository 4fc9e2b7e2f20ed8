import type { ActionFunctionArgs } from '@remix-run/node';
import { acceptPaymentWebhook, type PaymentWebhookResult } from '~/modules/orders/payment.server';
import { callAnswer, postOnly } from '~/platform/call-answer.server';

const refusals: Partial<Record<PaymentWebhookResult, { status: number; message: string }>> = {
  unauthorized: { status: 401, message: 'The signature is missing or wrong' },
  invalid: { status: 400, message: 'This is no message about a transaction' },
};

/** `POST /api/payment/webhook`: the payment provider tells of news; they are fetched from it by a job at once. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const result = await acceptPaymentWebhook({
    body: await request.text(),
    contentType: request.headers.get('Content-Type') ?? '',
    signature: request.headers.get('X-Webhook-Signature'),
  });
  const refusal = refusals[result];
  return callAnswer(refusal ? { ...refusal, code: result } : { result });
}

export const loader = postOnly;
