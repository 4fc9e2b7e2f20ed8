import type { LoaderFunctionArgs } from '@remix-run/node';
import { isFromCms } from '~/modules/content/content.server.ts';
import { editorChoicesQuery } from '~/modules/listings/editor-catalogue.schema.server.ts';
import { choicesForEditors } from '~/modules/listings/editor-catalogue.server.ts';
import { apiError, apiSuccess, parseInput } from '~/platform/api.server.ts';

/** `GET /api/cms/catalogue/choices`: the categories, brands and frames that a rule of the CMS may name. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  if (!isFromCms(request.headers.get('Authorization')))
    return apiError('unauthorized', 'The bearer token is missing or invalid');
  const { input, refusal } = parseInput(editorChoicesQuery, Object.fromEntries(new URL(request.url).searchParams));
  return refusal ?? apiSuccess(await choicesForEditors(input.locale));
}
