import { createHash, randomBytes } from 'node:crypto';
import { db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { readCookie } from '~/platform/http.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';

/** How long a person has for the window of their device, in seconds. */
const CHALLENGE_SECONDS = 5 * 60;

/** Holds what the browser is known by again when its device has signed. */
const COOKIE = 'velory_passkey';

const isSecure = (): boolean => env().PUBLIC_URL.startsWith('https:');
const cookieName = (): string => (isSecure() ? `__Host-${COOKIE}` : COOKIE);
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

function cookieOf(value: string, seconds: number): string {
  return `${cookieName()}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure() ? '; Secure' : ''}`;
}

/** `Set-Cookie` value by which the browser forgets what was asked of it. */
export const endedChallenge = (): string => cookieOf('', 0);

/**
 * Makes what a device is to sign: random, good once, in this browser and this shop.
 * @param userId who makes a passkey; null if a person signs in
 */
export async function createChallenge(
  userId: string | null,
  now = new Date(),
): Promise<{ challenge: Uint8Array<ArrayBuffer>; cookie: string }> {
  const secret = randomBytes(32).toString('base64url');
  const challenge = Uint8Array.from(randomBytes(32));
  await db.passkeyChallenge.create({
    data: {
      browserHash: hashOf(secret),
      challenge: Buffer.from(challenge).toString('base64url'),
      instanceId: currentInstanceId(),
      userId,
      expiresAt: new Date(now.getTime() + CHALLENGE_SECONDS * 1000),
    },
  });
  return { challenge, cookie: cookieOf(secret, CHALLENGE_SECONDS) };
}

/**
 * Takes what was asked of a browser, once: whatever comes of it, it is good for nothing more.
 * @param userId as it was made with
 * @returns null if nothing was asked of this browser, by this shop, for this purpose, or it has ended
 */
export async function consumeChallenge(
  cookieHeader: string | null,
  userId: string | null,
  now = new Date(),
): Promise<string | null> {
  const secret = readCookie(cookieHeader, cookieName());
  if (!secret) return null;
  const own = { browserHash: hashOf(secret), instanceId: currentInstanceId() };
  const row = await db.passkeyChallenge.findFirst({ where: own });
  const { count } = await db.passkeyChallenge.deleteMany({ where: own });
  return row && count > 0 && row.userId === userId && row.expiresAt > now ? row.challenge : null;
}
