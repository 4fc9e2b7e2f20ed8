import type { ActionFunctionArgs } from '@remix-run/node';
import { acceptPaymentWebhook } from '~/modules/payments/payments.server.ts';
import { apiError, apiSuccess } from '~/platform/api.server.ts';

/** `POST /api/payment/webhook`: the payment provider reports a change; a job fetches it at once. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const result = await acceptPaymentWebhook({
    body: await request.text(),
    contentType: request.headers.get('Content-Type') ?? '',
    signature: request.headers.get('X-Webhook-Signature'),
  });
  switch (result) {
    case 'unauthorized':
      return apiError('unauthorized', 'The signature is missing or invalid');
    case 'invalid':
      return apiError('invalid', 'The body is not a transaction message');
    default:
      return apiSuccess({ result });
  }
}
