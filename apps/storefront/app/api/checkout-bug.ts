import type { ActionFunctionArgs } from '@remix-run/node';
import { reportCheckoutBug } from '~/modules/checkout/checkout.server.ts';
import { apiError, apiSuccess, jsonBody, tooMany } from '~/platform/api.server.ts';

/** `POST /api/team-chat/send-caught-checkout-bug`: `{message}`, from the shop's own pages; 202, then by the outbox. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const answer = await reportCheckoutBug(await jsonBody(request), { sender: context.sender ?? 'unknown' });
  switch (answer.kind) {
    case 'accepted':
      return apiSuccess({}, { status: 202 });
    case 'invalid':
      return apiError('invalid', 'Expected a message of at most 2000 characters', answer.fields);
    case 'too-many':
      return tooMany('Too many reports', answer.seconds);
  }
}
