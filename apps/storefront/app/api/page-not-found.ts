import type { ActionFunctionArgs } from '@remix-run/node';
import { pageNotFoundBody } from '~/modules/search/search.schema.server.ts';
import { reportMissingPage } from '~/modules/search/search.server.ts';
import { apiError, apiSuccess, parseBody } from '~/platform/api.server.ts';
import { env } from '~/platform/env.server.ts';

/** `POST /api/team-chat/page-not-found`: the browser reports an address without a page (spec §7). */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(pageNotFoundBody, request);
  if (refusal) return refusal;
  const { PUBLIC_URL } = env();
  const { currentLink, referrer } = input;
  if (!URL.canParse(currentLink, PUBLIC_URL))
    return apiError('invalid', 'The request is invalid', { currentLink: ['expected an address'] });
  await reportMissingPage({ path: new URL(currentLink, PUBLIC_URL).pathname, referrer });
  return apiSuccess({}, { status: 202 });
}
