import type { ActionFunctionArgs } from '@remix-run/node';
import { feedbackSchema } from '~/modules/assistant/assistant.schema.server.ts';
import { recordFeedback } from '~/modules/assistant/assistant.server.ts';
import { apiError, apiSuccess, parseBody, tooMany } from '~/platform/api.server.ts';

/** `POST /api/assistant/feedback`: whether an answer helped. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(feedbackSchema, request);
  if (refusal) return refusal;
  const result = await recordFeedback(input, context.sender ?? 'unknown');
  if (result.kind === 'too-many') return tooMany('Too many answers', result.seconds);
  return result.kind === 'unknown' ? apiError('not_found', 'Answer not found') : apiSuccess();
}
