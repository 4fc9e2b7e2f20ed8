import type { ActionFunctionArgs } from '@remix-run/node';
import { handoverSchema } from '~/modules/assistant/assistant.schema.server.ts';
import { handOver } from '~/modules/assistant/assistant.server.ts';
import { apiError, apiSuccess, parseBody, tooMany } from '~/platform/api.server.ts';

/** `POST /api/assistant/handover`: hands a question on to a person, who answers by mail. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(handoverSchema, request);
  if (refusal) return refusal;
  const handed = await handOver(input, context.sender ?? 'unknown');
  if (handed.kind === 'too-many') return tooMany('Too many questions', handed.seconds);
  if (handed.kind === 'unknown') return apiError('not_found', 'Question not found');
  return apiSuccess({}, { status: 202 });
}
