import type { ActionFunctionArgs } from '@remix-run/node';
import { accountOf } from '~/modules/identity/account.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { passkeyChallengeSchema } from '~/modules/identity/passkeys.schema.server.ts';
import { requestNewPasskey, requestPasskey } from '~/modules/identity/passkeys.server.ts';
import { apiError, apiSuccess, parseBody, tooMany } from '~/platform/api.server.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';

const challenges = createRateLimiter({ name: 'passkey-challenges', points: 30, seconds: 600 });

/**
 * `POST /api/auth/passkeys/challenge`: what a device is to sign, to sign in or to make a passkey for who has signed
 * in.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(passkeyChallengeSchema, request);
  if (refusal) return refusal;
  const seconds = await challenges.consume(context.sender ?? 'unknown');
  if (seconds !== undefined) return tooMany('Too many challenge requests', seconds);
  const visitor = await visitorOf(request);
  const isRegistering = input.purpose === 'register';
  if (isRegistering && !(await accountOf(visitor))) return apiError('unauthorized', 'Sign-in required');
  const requested = isRegistering && visitor ? await requestNewPasskey(visitor) : await requestPasskey();
  if (!requested) return apiError('conflict', 'Passkeys are not available on this host');
  return apiSuccess({ options: requested.options }, { headers: new Headers({ 'Set-Cookie': requested.cookie }) });
}
