import type { ActionFunctionArgs } from '@remix-run/node';
import { generatePaymentLink } from '~/modules/orders/payment.server';
import { callAnswer, jsonBody, postOnly } from '~/platform/call-answer.server';

/** `POST /api/downPayment/link/generate` (spec §7): the payment link of a checkout, for whoever holds its token. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const result = await generatePaymentLink(await jsonBody(request));
  return callAnswer(result.ok ? { data: result.data } : result.refusal);
}

export const loader = postOnly;
