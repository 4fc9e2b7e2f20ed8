import type { LoaderFunctionArgs } from '@remix-run/node';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { ownStoryQuery } from '~/modules/stories/stories.schema.server.ts';
import { findOwnStory } from '~/modules/stories/stories.server.ts';
import { apiSuccess, parseInput } from '~/platform/api.server.ts';

/** `GET /api/stories/own`: what is a visitor's own of a story, for pages that are the same for everyone. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { input, refusal } = parseInput(ownStoryQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (refusal) return refusal;
  return apiSuccess({ own: await findOwnStory(await visitorOf(request), input.story, 'de') });
}
