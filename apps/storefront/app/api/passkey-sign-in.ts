import type { ActionFunctionArgs } from '@remix-run/node';
import { deviceOf } from '~/modules/identity/device.ts';
import { usedPasskeySchema } from '~/modules/identity/passkeys.schema.server.ts';
import { signInByPasskey } from '~/modules/identity/passkeys.server.ts';
import { apiError, apiSuccess, parseBody } from '~/platform/api.server.ts';

/**
 * `POST /api/auth/passkeys/sign-in`: makes the session that of the account whose passkey has signed; 403 for all
 * others alike.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(usedPasskeySchema, request);
  if (refusal) return refusal;
  const device = deviceOf(request.headers.get('User-Agent'));
  const headers = await signInByPasskey(input, { cookieHeader: request.headers.get('Cookie'), device });
  if (!headers) return apiError('forbidden', 'The passkey is not known on this host');
  return apiSuccess({}, { headers });
}
