import type { ActionFunctionArgs } from '@remix-run/node';
import { callerOf } from '~/modules/identity/caller.server.ts';
import { signedUrlSchema } from '~/modules/after-order/uploads.schema.server.ts';
import { signUpload } from '~/modules/after-order/uploads.server.ts';
import { apiError, apiSuccess, parseBody, tooMany } from '~/platform/api.server.ts';

/** Seconds until uploads that no one has used may have gone. */
const SECONDS_TO_WAIT = 3600;

/**
 * `POST /api/cloud-storage/getsignedurl`: an address to PUT one picture to, inside the caller's own prefix (spec §7).
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(signedUrlSchema, request);
  const caller = await callerOf(request, input?.idToken);
  if (!caller) return apiError('unauthorized', 'A session or an idToken is required');
  if (refusal) return refusal;
  const result = await signUpload(caller, input);
  switch (result.kind) {
    case 'signed':
      return apiSuccess(result.upload);
    case 'unknown-bucket':
      return apiError('invalid', 'The request is invalid', {
        Bucket: ['Not a bucket for uploads'],
      });
    case 'too-many':
      return tooMany('Too many pending uploads', SECONDS_TO_WAIT);
    case 'failed':
      return apiError('upstream_failed', 'The storage is not responding');
  }
}
