import type { ActionFunctionArgs } from '@remix-run/node';
import { callerOf } from '~/modules/identity/caller.server.ts';
import { deleteFileSchema } from '~/modules/after-order/uploads.schema.server.ts';
import { deleteUpload } from '~/modules/after-order/uploads.server.ts';
import { deletePicture } from '~/modules/tickets/tickets.server.ts';
import { apiError, apiSuccess, parseBody } from '~/platform/api.server.ts';

/** `POST /api/cloud-storage/deletefile`: removes a file that the caller has uploaded (spec §7). */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(deleteFileSchema, request);
  const caller = await callerOf(request, input?.idToken);
  if (!caller) return apiError('unauthorized', 'A session or an idToken is required');
  if (refusal) return refusal;
  const { bucketName, fileName } = input;
  const result = fileName.startsWith('tickets/')
    ? await deletePicture(caller, fileName)
    : await deleteUpload(caller, bucketName, fileName);
  if (result === 'not-yours') return apiError('forbidden', 'The file belongs to another user');
  return result === 'deleted' ? apiSuccess() : apiError('not_found', 'File not found');
}
