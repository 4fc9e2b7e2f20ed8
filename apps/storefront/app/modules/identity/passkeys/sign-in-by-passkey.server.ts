import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
  VerifiedAuthenticationResponse,
} from '@simplewebauthn/server';
import { db } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { log } from '~/platform/log.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { type AccountStart, startAccountSession } from '~/modules/identity/sessions/account-session.server.ts';
import { endedChallenge, createChallenge, consumeChallenge } from './challenges.server.ts';
import type { Asked } from './register-passkey.server.ts';
import { relyingParty } from './relying-party.server.ts';

/**
 * What a browser needs to sign in with a passkey of this host; whose it is no one says. Null if there are none to
 * be had.
 */
export async function requestPasskey(): Promise<Asked<PublicKeyCredentialRequestOptionsJSON> | null> {
  const party = relyingParty();
  if (!party) return null;
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const { challenge, cookie } = await createChallenge(null);
  const options = await generateAuthenticationOptions({ rpID: party.id, challenge, userVerification: 'required' });
  return { options, cookie };
}

/**
 * Signs in by what a device has signed, once.
 * @param response of the browser
 * @returns headers that make the browser's session that of the account; null if it answers nothing that was asked of
 * this browser, comes from another host, is of an unknown passkey, or of one that was copied (its counter runs back)
 */
export async function signInByPasskey(
  response: AuthenticationResponseJSON,
  browser: Pick<AccountStart, 'cookieHeader' | 'device'>,
  now = new Date(),
): Promise<Headers | null> {
  const party = relyingParty();
  const challenge = await consumeChallenge(browser.cookieHeader, null, now);
  if (!party || !challenge) return refused('nothing was asked');
  const passkey = await findPasskey(response.id);
  if (!passkey) return refused('unknown');
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, credentialId, publicKey, counter } = passkey;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter: Number(counter) },
  }).catch((error: unknown) => (error instanceof Error ? error : new Error('no answer')));
  if (verified instanceof Error || !verified.verified) {
    return refused(verified instanceof Error ? verified.message : 'wrong signature');
  }
  const headers = await db.$transaction(async (database) => {
    // Of two at once that carry the same counter one counts.
    const data = { counter: counterOf(verified), lastUsedAt: now };
    const { count } = await database.passkey.updateMany({ where: { id, counter }, data });
    if (count === 0) return null;
    return (await startAccountSession(database, { ...browser, email: passkey.email })).headers;
  });
  if (!headers) return refused('used at once');
  headers.append('Set-Cookie', endedChallenge());
  metrics.signIns.inc({ way: 'passkey', outcome: 'done' });
  return headers;
}

const counterOf = ({ authenticationInfo }: VerifiedAuthenticationResponse): number => authenticationInfo.newCounter;

async function findPasskey(credentialId: string) {
  const passkey = await db.passkey.findUnique({
    where: { credentialId_instanceId: { credentialId, instanceId: currentInstanceId() } },
    include: { user: { select: { email: true } } },
  });
  const email = passkey?.user.email;
  return passkey && email ? { ...passkey, email } : null;
}

function refused(reason: string): null {
  log.info({ reason }, 'passkey sign-in refused');
  metrics.signIns.inc({ way: 'passkey', outcome: 'refused' });
  return null;
}
