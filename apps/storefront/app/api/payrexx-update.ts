import type { ActionFunctionArgs } from '@remix-run/node';
import { confirmPaymentLink } from '~/modules/payments/payments.server.ts';
import { apiRefusal, apiSuccess, jsonBody } from '~/platform/api.server.ts';

/**
 * `POST /api/checkout/payrexx-firebase-update` (spec §7): compares a client's payment link with the server's, writes
 * nothing.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const result = await confirmPaymentLink(await jsonBody(request));
  if (result.ok) return apiSuccess();
  const { status, ...error } = result.refusal;
  return apiRefusal(status, error);
}
