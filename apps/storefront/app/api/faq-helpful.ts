import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { localPath } from '~/modules/cart/cart.ts';
import { countHelpful } from '~/modules/content/helpful.server.ts';
import { helpfulSchema } from '~/modules/content/helpful.schema.server.ts';
import { apiError, apiSuccess, formOrJson, parseInput, tooMany } from '~/platform/api.server.ts';
import { href } from '~/site-map.ts';

/**
 * `POST /api/faq/helpful`: whether an answer of the help centre helped. A form without scripts is led back to
 * `returnTo`.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { form, value } = await formOrJson(request);
  const { input, refusal } = parseInput(helpfulSchema, value);
  if (refusal) return refusal;
  const counted = await countHelpful(input, context.sender ?? 'unknown');
  if (counted.kind === 'too-many') return tooMany('Too many answers', counted.seconds);
  if (counted.kind === 'unknown') return apiError('not_found', 'Question not found');
  if (!form) return apiSuccess({}, { status: 202 });
  return redirect(localPath(form.get('returnTo'), href('faq', {}, input.locale)), 303);
}
