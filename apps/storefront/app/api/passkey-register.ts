import type { ActionFunctionArgs } from '@remix-run/node';
import { accountOf } from '~/modules/identity/account.server.ts';
import { deviceOf } from '~/modules/identity/device.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { newPasskeySchema } from '~/modules/identity/passkeys.schema.server.ts';
import { endedChallenge, storePasskey } from '~/modules/identity/passkeys.server.ts';
import { apiError, apiSuccess, parseBody } from '~/platform/api.server.ts';

/**
 * `POST /api/auth/passkeys/register`: keeps the passkey that a device has made for the signed-in user; 201 where
 * it did.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(newPasskeySchema, request);
  if (refusal) return refusal;
  const visitor = await visitorOf(request);
  if (!visitor || !(await accountOf(visitor))) return apiError('unauthorized', 'Sign-in required');
  const device = deviceOf(request.headers.get('User-Agent'));
  const isStored = await storePasskey(visitor, input, { cookieHeader: request.headers.get('Cookie'), device });
  if (!isStored) return apiError('forbidden', 'The passkey was not requested by this session');
  return apiSuccess({}, { status: 201, headers: new Headers({ 'Set-Cookie': endedChallenge() }) });
}
