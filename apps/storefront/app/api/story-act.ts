import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { ensureVisitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { localPath } from '~/modules/cart/cart.ts';
import { storyActSchema } from '~/modules/stories/stories.schema.server.ts';
import { countAct, likeStory, findOwnStory, vote } from '~/modules/stories/stories.server.ts';
import type { StoryAct } from '~/modules/stories/stories.ts';
import { apiError, apiSuccess, formOrJson, parseInput, tooMany } from '~/platform/api.server.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';
import { href } from '~/site-map.ts';

/**
 * Visitors without a session whose like or vote makes one, from one sender in an hour: each is a row of the database.
 */
const newVisitors = createRateLimiter({ name: 'story-visitors', points: 20, seconds: 3600 });

/**
 * `POST /api/stories/act`: what was done in a story (spec §3: storyViews, storyInteractions, storyLikes). What
 * concerns the visitor is answered with their own part; what is counted alone makes no session. A form without scripts
 * is led back to `returnTo`.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { form, value } = await formOrJson(request);
  const { input, refusal } = parseInput(storyActSchema, value);
  if (refusal) return refusal;
  const { story, locale } = input;
  const unknown = () => apiError('not_found', 'Story, slide or answer not found');
  const count = async (act?: { kind: StoryAct; sheet: number }) =>
    (await countAct(story, locale, act)) ? apiSuccess({}, { status: 202 }) : unknown();
  if (input.act === 'view') return count();
  if (input.act !== 'vote' && 'sheet' in input) return count({ kind: input.act, sheet: input.sheet });
  if (context.sender && !(await visitorOf(request))) {
    const seconds = await newVisitors.consume(context.sender);
    if (seconds !== undefined) return tooMany('Too many visitors from this network', seconds);
  }
  const { visitor, headers } = await ensureVisitor(request);
  const isDone = await (input.act === 'vote'
    ? vote(visitor, story, input)
    : likeStory(visitor, story, { locale, isLiked: input.act === 'like' }));
  if (!isDone) return unknown();
  if (form) {
    const returnTo = localPath(form.get('returnTo'), href('stories', {}, locale));
    return redirect(returnTo, { status: 303, headers });
  }
  return apiSuccess({ own: await findOwnStory(visitor, story, locale) }, { headers });
}
