import type { ActionFunctionArgs } from '@remix-run/node';
import { askSchema } from '~/modules/assistant/assistant.schema.server.ts';
import { ask } from '~/modules/assistant/assistant.server.ts';
import { apiError, apiSuccess, parseBody, tooMany } from '~/platform/api.server.ts';

/** `POST /api/assistant`: answers a question by what the shop has written about a product, or in its FAQ. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(askSchema, request);
  if (refusal) return refusal;
  const asked = await ask({ ...input, sender: context.sender ?? 'unknown' });
  if (asked.kind === 'too-many') return tooMany('That were many questions', asked.seconds);
  if (asked.kind === 'unknown-product') return apiError('not_found', 'There is no such product');
  return apiSuccess({ answer: asked.answer }, { status: 201 });
}
