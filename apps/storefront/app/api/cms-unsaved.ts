import type { ActionFunctionArgs } from '@remix-run/node';
import { isFromCms } from '~/modules/content/content.server.ts';
import { unsavedSchema } from '~/modules/content/unsaved.schema.server.ts';
import { storeUnsaved, loadPreview } from '~/modules/content/preview.server.ts';
import { apiError, apiSuccess, jsonBody, parseInput } from '~/platform/api.server.ts';
import { previewPath } from './preview-address.server.ts';

/**
 * `POST /api/cms/content/unsaved`: keeps what an editor has typed for the preview beside the form, and says on which
 * page it is seen.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  if (!isFromCms(request.headers.get('Authorization')))
    return apiError('unauthorized', 'The bearer token is missing or invalid');
  const { input, refusal } = parseInput(unsavedSchema, await jsonBody(request));
  if (refusal) return refusal;
  await storeUnsaved(input);
  const { id: unsaved, type, documentId, locale } = input;
  const preview = await loadPreview({ type, documentId, status: 'draft', unsaved });
  return apiSuccess({ path: previewPath(preview, locale) ?? null, problems: preview.problems[locale] ?? [] });
}
