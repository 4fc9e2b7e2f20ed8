import type { ActionFunctionArgs } from '@remix-run/node';
import { callerOf } from '~/modules/identity/caller.server.ts';
import { signedUrlSchema } from '~/modules/after-order/uploads.schema.server.ts';
import { signUpload } from '~/modules/after-order/uploads.server.ts';
import { apiError, apiSuccess, parseBody } from '~/platform/api.server.ts';

/** `POST /api/cloud-storage/getsignedurl`: an address to PUT one picture to, inside the caller's own prefix (spec §7). */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(signedUrlSchema, request);
  const caller = await callerOf(request, input?.idToken);
  if (!caller) return apiError('unauthorized', 'A session or an idToken is needed');
  if (refusal) return refusal;
  const result = await signUpload(caller, input);
  switch (result.kind) {
    case 'signed':
      return apiSuccess(result.upload);
    case 'unknown-bucket':
      return apiError('invalid', 'The request does not have the expected form', {
        Bucket: ['Not a bucket for uploads'],
      });
    case 'too-many':
      return apiError('too_many', 'Too many uploads wait already');
    case 'failed':
      return apiError('upstream_failed', 'The storage does not answer');
  }
}
