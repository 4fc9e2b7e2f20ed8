import type { ActionFunctionArgs } from '@remix-run/node';
import { isFromPartner, type NoticeResult, processNotice } from '~/modules/fulfilment/partners.server.ts';
import { isPartner } from '~/modules/fulfilment/partners.ts';
import { apiError, apiRefusal, apiSuccess } from '~/platform/api.server.ts';

/** `POST /api/partners/financing` and `/api/partners/logistics`: a partner reports an event of an order. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  const { partner = '' } = params;
  if (!isPartner(partner)) return apiError('not_found', 'Partner not found');
  const body = await request.text();
  const authorization = request.headers.get('Authorization');
  if (!isFromPartner(partner, { authorization, signature: request.headers.get('X-Signature'), body })) {
    return apiError('unauthorized', 'The signature or bearer token is missing or invalid');
  }
  return answerOf(await processNotice(partner, parsedJson(body)));
}

function answerOf(result: NoticeResult): Response {
  switch (result.kind) {
    case 'moved':
    case 'known':
      return apiSuccess({ result: result.kind, stage: result.stage });
    case 'invalid':
      return apiError('invalid', 'The notice is invalid', result.fields);
    case 'id-taken':
      return apiRefusal(409, { code: 'notice_id_taken', message: 'The notice id is already used for another order' });
    case 'unknown-order':
      return apiRefusal(404, { code: 'unknown_order', message: 'Order not found' });
    case 'impossible': {
      const { refusal, stage, possible } = result;
      const message = `The event is not possible at stage ${stage}`;
      return apiRefusal(409, { code: refusal.replaceAll('-', '_'), message, possible });
    }
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
