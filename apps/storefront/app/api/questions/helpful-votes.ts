import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { ensureVisitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { reviewQuery, voteForm } from '~/modules/questions/questions.schema.server.ts';
import { findQuestionProduct, toggleVote, listVotes } from '~/modules/questions/questions.server.ts';
import { apiError, apiSuccess, parseBody, parseInput, tooMany } from '~/platform/api.server.ts';

/** `GET /api/document-store/helpfulVotes`: what the visitor found helpful of a product's questions and reviews. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { input, refusal } = parseInput(reviewQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (refusal) return refusal;
  const visitor = await visitorOf(request);
  const product = visitor && (await findQuestionProduct(input.bikeSlug, input.locale));
  return apiSuccess({ votes: product ? await listVotes(visitor.userId, product.id) : [] });
}

/** `POST /api/document-store/helpfulVotes`: finds a question or a review helpful, or takes it back. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(voteForm, request);
  if (refusal) return refusal;
  const { visitor, headers } = await ensureVisitor(request);
  const answer = await toggleVote(visitor, input, context.sender ?? 'unknown');
  if (answer.kind === 'unknown') return apiError('not_found', 'Question or review not found');
  if (answer.kind === 'too-many') return tooMany('Too many votes', answer.seconds);
  const { isOn, helpful } = answer;
  return apiSuccess({ isOn, helpful }, { headers });
}
