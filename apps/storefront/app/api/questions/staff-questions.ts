import type { LoaderFunctionArgs } from '@remix-run/node';
import { callerOf } from '~/modules/identity/caller.server.ts';
import { idTokenOf } from '~/modules/identity/id-token.server.ts';
import { staffQuestionsQuery } from '~/modules/questions/questions.schema.server.ts';
import { listQuestions } from '~/modules/questions/questions.server.ts';
import { findStaffMemberByToken } from '~/modules/staff/role.server.ts';
import { recordAction } from '~/modules/staff/staff-log.server.ts';
import { apiError, apiSuccess, parseInput } from '~/platform/api.server.ts';
import { orFalse } from './or-false.server.ts';

/**
 * `GET /api/document-store/admin/getProductQuestions`: questions with all that is stored of them, for staff (spec §6,
 * §7, §8).
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { input, refusal } = parseInput(staffQuestionsQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (refusal) return refusal;
  const { idToken, ...filter } = input;
  return orFalse('admin/getProductQuestions', async () => {
    const caller = await callerOf(request, idToken);
    if (!caller) return apiError('unauthorized', 'The idToken is missing, invalid or expired');
    const staff = await findStaffMemberByToken(idTokenOf(request, idToken));
    if (!staff) return apiError('forbidden', 'Staff role required');
    const { questions, nextCursor } = await listQuestions(filter);
    await recordAction(staff, { action: 'questions.call', subject: `${questions.length} gelesen` });
    return apiSuccess({ data: questions, nextCursor });
  });
}
