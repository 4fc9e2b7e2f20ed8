import type { ActionFunctionArgs } from '@remix-run/node';
import { reportCheckoutBug } from '~/modules/checkout/checkout.server';

function refusal(status: number, code: string, message: string, more: { fields?: object; headers?: HeadersInit } = {}) {
  const { fields, headers } = more;
  return Response.json({ success: false, error: { code, message, ...(fields && { fields }) } }, { status, headers });
}

/** `POST /api/team-chat/send-caught-checkout-bug`: `{message}`, from the shop's own pages; 202, then by the outbox. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return loader();
  const body: unknown = await request.json().catch(() => undefined);
  const answer = await reportCheckoutBug(body, { sender: context.sender ?? 'unknown' });
  switch (answer.kind) {
    case 'accepted':
      return Response.json({ success: true }, { status: 202 });
    case 'invalid':
      return refusal(400, 'invalid', 'A message of at most 2000 characters is expected', { fields: answer.fields });
    case 'too-many':
      return refusal(429, 'too_many', 'Too many reports', { headers: { 'Retry-After': String(answer.seconds) } });
  }
}

/** Only POST has a meaning here. */
export function loader(): Response {
  return refusal(405, 'method_not_allowed', 'Send reports by POST', { headers: { Allow: 'POST' } });
}
