import type { LoaderFunctionArgs } from '@remix-run/node';
import { isFromCms, leftOutEntries } from '~/modules/content/content.server.ts';
import { apiError, apiSuccess } from '~/platform/api.server.ts';

/** `GET /api/cms/content/left-out`: entries of the CMS that the shop can't show, or not whole, and why. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  if (!isFromCms(request.headers.get('Authorization')))
    return apiError('unauthorized', 'The bearer token is missing or invalid');
  return apiSuccess({ entries: await leftOutEntries() });
}
