import { jwtVerify, type JWTVerifyResult, SignJWT } from 'jose';
import { db } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { signingKeys } from '~/platform/signing-keys.server.ts';
import type { Visitor } from './identity.server.ts';

/** An idToken lives ten minutes (`GET /api/getToken`), in seconds. */
const ID_TOKEN_SECONDS = 10 * 60;

const ISSUER = 'velory';
const AUDIENCE = 'velory-api';

export interface IdToken {
  token: string;
  /** ISO 8601 */
  expiresAt: string;
  /** Whether no one has signed in. */
  anonymous: boolean;
}

/**
 * A short-lived signed token that says who a session belongs to (decision 40: Accounts).
 * @param now when it is made
 */
export async function issueIdToken({ userId }: Visitor, now = new Date()): Promise<IdToken> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  const anonymous = user.email === null;
  const issuedAt = Math.floor(now.getTime() / 1000);
  const [newest] = signingKeys('id-token');
  if (!newest) throw new Error('SESSION_SECRET is empty.');
  const token = await new SignJWT({ anonymous })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ID_TOKEN_SECONDS)
    .sign(newest);
  return { token, expiresAt: new Date((issuedAt + ID_TOKEN_SECONDS) * 1000).toISOString(), anonymous };
}

export interface TokenHolder extends Visitor {
  anonymous: boolean;
}

/**
 * Reads an idToken. It is valid only while its user exists: a token of a merged account, or of a device that was signed
 * out, is rejected.
 * @returns null if it is no token of the shop, has expired, its user was removed, or it was created for another
 * instance
 */
export async function verifyIdToken(token: string, now = new Date()): Promise<TokenHolder | null> {
  const holder = await holderOf(token, now);
  if (!holder) metrics.signIns.inc({ way: 'id-token', outcome: 'refused' });
  return holder;
}

async function holderOf(token: string, now: Date): Promise<TokenHolder | null> {
  for (const key of signingKeys('id-token')) {
    const options = { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE, currentDate: now };
    const verified = await jwtVerify(token, key, options).catch(() => null);
    const userId = verified?.payload.sub;
    if (!userId) continue;
    const user = await db.user.findUnique({
      where: { id: userId, instanceId: currentInstanceId() },
      select: { email: true, signedOutAt: true },
    });
    if (!user || (user.signedOutAt && issuedAt(verified) < user.signedOutAt.getTime())) return null;
    return { userId, anonymous: user.email === null };
  }
  return null;
}

/** When a token was made, in ms since 1970. */
const issuedAt = ({ payload }: JWTVerifyResult): number => (payload.iat ?? 0) * 1000;

/**
 * The idToken of a call: `Authorization: Bearer` first, else where the call has it (query or body).
 * @param elsewhere the query's or the body's token
 */
export function idTokenOf(request: Request, elsewhere?: string | null): string | undefined {
  return idTokenIn(request.headers.get('Authorization'), elsewhere);
}

/** The same of an `Authorization` header. */
export function idTokenIn(header: string | null | undefined, elsewhere?: string | null): string | undefined {
  const [, bearer] = /^Bearer\s+(\S+)$/i.exec(header ?? '') ?? [];
  return bearer ?? (elsewhere || undefined);
}

/** Whether a user is staff (spec §6: admins). */
export async function isStaff({ userId }: Visitor): Promise<boolean> {
  return (await db.admin.count({ where: { userId } })) > 0;
}
