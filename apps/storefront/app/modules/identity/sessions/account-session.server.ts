import type { Database } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { withoutVisitCookie } from '~/modules/identity/session-cookie.server.ts';
import { knownDeviceCookie } from './known-device.server.ts';
import { defineEvent } from '~/platform/modules.server.ts';
import { mergeUsers } from './merge-users.server.ts';
import {
  hashToken,
  newToken,
  renewedSessionCookie,
  SESSION_SECONDS,
  sessionTokens,
  spentSessionCookie,
} from './session-cookies.server.ts';

/** A person who has just proven that an address is theirs. */
interface SignedIn {
  userId: string;
  /** In small letters. */
  email: string;
  /** The invitation to an organization by which they came. */
  invitationId?: string | null | undefined;
  /** The user of the browser on the main host, where they came from there: their cart comes along. */
  fromUserId?: string | null | undefined;
}

/** A person signs in: handlers run inside the same transaction. */
export const signedIn = defineEvent<[database: Database, person: SignedIn]>('signed-in');

/** Who signs in, and where. */
export interface AccountStart {
  /** The verified address, in small letters: one address is one account, whichever way it signs in. */
  email: string;
  /** `Cookie` header of the browser that signs in. */
  cookieHeader: string | null;
  /** As `deviceOf` gives it. */
  device: string | null;
  /** The invitation to an organization by which a person signs in. */
  invitationId?: string | null;
  /** Whose the browser is on the main host, where they come from there. */
  fromUserId?: string | null;
}

/**
 * Signs a browser in, inside the caller's transaction. What its anonymous visitor has written moves to the account;
 * the session it had ends, so that anyone else who holds its token, or an idToken made for it, is left with nothing.
 * @returns the account, and the headers the answer has to carry
 */
export async function startAccountSession(
  database: Database,
  { email, cookieHeader, device, invitationId, fromUserId }: AccountStart,
): Promise<{ userId: string; headers: Headers }> {
  const { current, others } = sessionTokens(cookieHeader);
  const instanceId = currentInstanceId();
  const { id: userId } = await database.user.upsert({
    where: { email_instanceId: { email, instanceId } },
    create: { email, instanceId },
    update: {},
    select: { id: true },
  });
  if (current) await leaveSession(database, current, userId);
  await signedIn.emit(database, { userId, email, invitationId, fromUserId });
  const token = newToken();
  const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1000);
  await database.session.create({ data: { tokenHash: hashToken(token), userId, device, expiresAt } });
  const headers = new Headers();
  headers.append('Set-Cookie', renewedSessionCookie(token));
  for (const other of [current, ...others]) if (other) headers.append('Set-Cookie', spentSessionCookie(other));
  headers.append('Set-Cookie', withoutVisitCookie);
  headers.append('Set-Cookie', knownDeviceCookie(cookieHeader, email));
  return { userId, headers };
}

/**
 * Ends the session that a browser had. An anonymous visitor becomes the account; another person's account stays its
 * own.
 */
async function leaveSession(database: Database, token: string, accountId: string): Promise<void> {
  const session = await database.session.findUnique({
    where: { tokenHash: hashToken(token), expiresAt: { gt: new Date() } },
    select: { userId: true, user: { select: { email: true } } },
  });
  if (!session) return;
  if (session.user.email !== null) {
    await database.session.deleteMany({ where: { tokenHash: hashToken(token) } });
    return;
  }
  await database.session.deleteMany({ where: { userId: session.userId } });
  await mergeUsers(database, session.userId, accountId);
}
