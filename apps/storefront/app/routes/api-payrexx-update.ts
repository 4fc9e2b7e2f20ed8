import type { ActionFunctionArgs } from '@remix-run/node';
import { confirmPaymentLink } from '~/modules/orders/payment.server';
import { callAnswer, jsonBody, postOnly } from '~/platform/call-answer.server';

/** `POST /api/checkout/payrexx-firebase-update` (spec §7): compares a client's payment link with the server's, writes nothing. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const result = await confirmPaymentLink(await jsonBody(request));
  return callAnswer(result.ok ? {} : result.refusal);
}

export const loader = postOnly;
