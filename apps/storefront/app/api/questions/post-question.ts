import type { ActionFunctionArgs } from '@remix-run/node';
import { accountOf } from '~/modules/identity/account.server.ts';
import { callerOf } from '~/modules/identity/caller.server.ts';
import { postQuestionSchema } from '~/modules/questions/questions.schema.server.ts';
import { findQuestionProduct, askQuestion } from '~/modules/questions/questions.server.ts';
import { apiError, apiSuccess, parseBody, tooMany } from '~/platform/api.server.ts';
import { orFalse } from './or-false.server.ts';

/** `POST /api/document-store/postProductQuestion`: asks a question, for the signed-in user (spec §6, §7, §8). */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(postQuestionSchema, request);
  if (refusal) return refusal;
  const { idToken, bikeSlug, locale, email, firstName, lastName, questionText } = input;
  return orFalse('postProductQuestion', async () => {
    const caller = await callerOf(request, idToken);
    const account = await accountOf(caller);
    if (!caller || !account) return apiError('unauthorized', 'Sign-in required');
    if (email !== undefined && email.trim().toLowerCase() !== account.email) {
      return apiError('invalid', 'The e-mail address must be that of the account', { email: ['invalid'] });
    }
    const product = await findQuestionProduct(bikeSlug, locale);
    if (!product) return apiError('not_found', 'Product not found');
    const message = { firstName, lastName, questionText, locale, sender: context.sender ?? 'unknown' };
    const visitor = { userId: caller.userId };
    const answer = await askQuestion({ ...message, product, visitor, email: account.email });
    if (answer.kind === 'too-many') return tooMany('Too many questions', answer.seconds);
    return apiSuccess({ id: answer.id }, { status: 201 });
  });
}
