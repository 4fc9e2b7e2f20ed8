import type { LoaderFunctionArgs } from '@remix-run/node';
import { isFromCms } from '~/modules/content/content.server.ts';
import { getHelpfulCounts } from '~/modules/content/helpful.server.ts';
import { helpfulQuery } from '~/modules/content/helpful.schema.server.ts';
import { apiError, apiSuccess, parseInput } from '~/platform/api.server.ts';

/** `GET /api/cms/content/helpful`: how often readers rated an answer as helpful, and as not helpful. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  if (!isFromCms(request.headers.get('Authorization')))
    return apiError('unauthorized', 'The bearer token is missing or invalid');
  const { input, refusal } = parseInput(helpfulQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (refusal) return refusal;
  return apiSuccess(await getHelpfulCounts(input.question, input.locale));
}
