import type { ActionFunctionArgs } from '@remix-run/node';
import { isFromPartner, type NoticeResult, takeNotice } from '~/modules/orders/orders.server';
import { isPartner } from '~/modules/orders/partners';

/** `POST /api/partners/financing` and `/api/partners/logistics`: a partner tells how far an order is. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  const { partner = '' } = params;
  if (!isPartner(partner)) return refused(404, 'not_found', 'There is no such partner');
  const body = await request.text();
  const authorization = request.headers.get('Authorization');
  if (!isFromPartner(partner, { authorization, signature: request.headers.get('X-Signature'), body })) {
    return refused(401, 'unauthorized', 'The signature or the bearer is missing or wrong');
  }
  return answerOf(await takeNotice(partner, parsedJson(body)));
}

function answerOf(result: NoticeResult): Response {
  if (result.kind === 'moved' || result.kind === 'known') {
    return Response.json({ success: true, result: result.kind, stage: result.stage });
  }
  if (result.kind === 'invalid') return refused(400, 'invalid', 'The notice does not fit', { fields: result.fields });
  if (result.kind === 'unknown-order') return refused(404, 'unknown_order', 'There is no such order');
  const { refusal, stage, possible } = result;
  return refused(409, refusal.replaceAll('-', '_'), `This cannot be noted at stage ${stage}`, { possible });
}

/** Only POST has a meaning here. */
export function loader(): Response {
  const answer = refused(405, 'method_not_allowed', 'Send notices by POST');
  answer.headers.set('Allow', 'POST');
  return answer;
}

function refused(status: number, code: string, message: string, more: object = {}): Response {
  return Response.json({ success: false, error: { code, message, ...more } }, { status });
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
