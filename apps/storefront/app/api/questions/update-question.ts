import type { ActionFunctionArgs } from '@remix-run/node';
import { callerOf } from '~/modules/identity/caller.server.ts';
import { idTokenOf } from '~/modules/identity/id-token.server.ts';
import { updateQuestionSchema } from '~/modules/questions/questions.schema.server.ts';
import { answerQuestion, hideQuestion } from '~/modules/questions/questions.server.ts';
import { createModerationLogEntry } from '~/modules/staff/moderation.server.ts';
import { findStaffMemberByToken } from '~/modules/staff/role.server.ts';
import { apiError, apiSuccess, parseBody } from '~/platform/api.server.ts';
import { orFalse } from './or-false.server.ts';

/**
 * `POST /api/document-store/admin/updateProductQuestion`: answers a question, hides it or shows it again (spec §6, §7,
 * §8).
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(updateQuestionSchema, request);
  if (refusal) return refusal;
  const { id, answerText, visible, idToken } = input;
  return orFalse('admin/updateProductQuestion', async () => {
    const caller = await callerOf(request, idToken);
    if (!caller) return apiError('unauthorized', 'The idToken is missing, invalid or expired');
    const staff = await findStaffMemberByToken(idTokenOf(request, idToken));
    if (!staff) return apiError('forbidden', 'Staff role required');
    const answered =
      answerText === undefined
        ? undefined
        : await answerQuestion(id, answerText, createModerationLogEntry(staff, 'question.answer'));
    const question =
      visible === undefined
        ? answered
        : await hideQuestion(
            id,
            visible ? null : '',
            createModerationLogEntry(staff, visible ? 'question.show' : 'question.hide'),
          );
    if (!question) return apiError('not_found', 'Question not found');
    return apiSuccess({ data: question });
  });
}
