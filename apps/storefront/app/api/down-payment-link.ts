import type { ActionFunctionArgs } from '@remix-run/node';
import { generatePaymentLink } from '~/modules/payments/payments.server.ts';
import { apiRefusal, apiSuccess, jsonBody } from '~/platform/api.server.ts';

/** `POST /api/downPayment/link/generate` (spec §7): the payment link of a checkout, for anyone who holds its token. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const result = await generatePaymentLink(await jsonBody(request));
  if (result.ok) return apiSuccess({ data: result.data });
  const { status, ...error } = result.refusal;
  return apiRefusal(status, error);
}
