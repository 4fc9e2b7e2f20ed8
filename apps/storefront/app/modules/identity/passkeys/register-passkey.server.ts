import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import { db, Prisma } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { log } from '~/platform/log.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { createChallenge, consumeChallenge } from './challenges.server.ts';
import { relyingParty } from './relying-party.server.ts';

/** Passkeys that one account may have. */
const MOST_PASSKEYS = 10;

/** What a browser needs for its device's window, and the cookie that its answer comes with. */
export interface Asked<Options> {
  options: Options;
  cookie: string;
}

/**
 * What a browser needs to make a passkey for the signed-in user.
 * @returns null if no one has, where the address is none that passkeys are made for, or where there are enough of them
 */
export async function requestNewPasskey({
  userId,
}: Visitor): Promise<Asked<PublicKeyCredentialCreationOptionsJSON> | null> {
  const party = relyingParty();
  const user = await db.user.findUnique({ where: { id: userId }, include: { passkeys: true } });
  if (!party || !user?.email || user.passkeys.length >= MOST_PASSKEYS) return null;
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { challenge, cookie } = await createChallenge(userId);
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: user.email,
    userID: Uint8Array.from(Buffer.from(userId)),
    challenge,
    attestationType: 'none',
    excludeCredentials: user.passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options, cookie };
}

/**
 * Keeps a passkey that a device has made.
 * @param response of the browser
 * @param browser that made it
 * @returns whether it is stored: not where it answers nothing that was asked of this browser, was made for another
 * host, or is known
 */
export async function storePasskey(
  { userId }: Visitor,
  response: RegistrationResponseJSON,
  browser: { cookieHeader: string | null; device: string | null },
): Promise<boolean> {
  const party = relyingParty();
  const challenge = await consumeChallenge(browser.cookieHeader, userId);
  if (!party || !challenge) return refused('nothing was asked');
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { origin, id } = party;
  const check = { response, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id };
  const verified = await verifyRegistrationResponse(check).catch((error: unknown) => error);
  if (!isVerified(verified)) return refused(verified instanceof Error ? verified.message : 'not verified');
  const { credential, credentialDeviceType } = verified.registrationInfo;
  const known = { credentialId: credential.id, instanceId: currentInstanceId() };
  try {
    await db.passkey.create({
      data: {
        ...known,
        userId,
        host: id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: credential.transports ?? [],
        isSynced: credentialDeviceType === 'multiDevice',
        device: browser.device,
      },
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return refused('known');
    throw error;
  }
  metrics.signIns.inc({ way: 'passkey', outcome: 'made' });
  return true;
}

const isVerified = (answer: unknown): answer is Extract<VerifiedRegistrationResponse, { verified: true }> =>
  typeof answer === 'object' && answer !== null && (answer as { verified?: unknown }).verified === true;

function refused(reason: string): false {
  log.info({ reason }, 'passkey not registered');
  metrics.signIns.inc({ way: 'passkey', outcome: 'refused' });
  return false;
}
