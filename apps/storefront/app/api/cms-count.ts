import type { LoaderFunctionArgs } from '@remix-run/node';
import { isFromCms } from '~/modules/content/content.server.ts';
import { editorCountQuery } from '~/modules/listings/editor-catalogue.schema.server.ts';
import { countRule } from '~/modules/listings/editor-catalogue.server.ts';
import { apiError, apiSuccess, parseInput } from '~/platform/api.server.ts';

/** `GET /api/cms/catalogue/count`: how many products a rule would find, before it is saved in the CMS. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  if (!isFromCms(request.headers.get('Authorization')))
    return apiError('unauthorized', 'The bearer token is missing or invalid');
  const { input, refusal } = parseInput(editorCountQuery, Object.fromEntries(new URL(request.url).searchParams));
  return refusal ?? apiSuccess(await countRule(input));
}
