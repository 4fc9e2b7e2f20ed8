import { db } from '~/platform/db.server.ts';
import type { Account, AccountDevice, LinkedGoogleAccount } from './account.ts';
import { type Visitor, sessionHashOf } from './identity.server.ts';
import { withoutVisitCookie } from './session-cookie.server.ts';
import { endedSessionCookie } from './sessions/session-cookies.server.ts';

/** The account of a visitor; null if no one has signed in. */
export async function accountOf(visitor: Visitor | null): Promise<Account | null> {
  if (!visitor) return null;
  const user = await db.user.findUnique({ where: { id: visitor.userId }, select: { email: true } });
  return user?.email ? { email: user.email } : null;
}

/**
 * The devices on which a person is signed in, the one that asks first, then the newest.
 * @param cookieHeader of the request
 */
export async function listDevices({ userId }: Visitor, cookieHeader: string | null): Promise<AccountDevice[]> {
  const sessions = await db.session.findMany({
    where: { userId, expiresAt: { gt: new Date() } },
    orderBy: { createdAt: 'desc' },
    select: { id: true, tokenHash: true, device: true, createdAt: true },
  });
  const own = sessionHashOf(cookieHeader);
  const devices = sessions.map(({ id, tokenHash, device, createdAt }) => {
    return { id, device, since: createdAt.toISOString(), isThis: tokenHash === own };
  });
  return [...devices.filter(({ isThis }) => isThis), ...devices.filter(({ isThis }) => !isThis)];
}

/** The accounts at Google that sign a person in, the oldest first. */
export async function listGoogleAccounts({ userId }: Visitor): Promise<LinkedGoogleAccount[]> {
  const accounts = await db.googleAccount.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
  return accounts.map(({ email, createdAt }) => ({ email, since: createdAt.toISOString() }));
}

/** Signs one device out. @param id of one of the visitor's devices; anyone else's is left as it is */
export async function signOutDevice({ userId }: Visitor, id: string): Promise<void> {
  await db.session.deleteMany({ where: { id, userId } });
}

/** Signs every device out; idTokens that were handed out before count no more. */
export async function signOutEverywhere({ userId }: Visitor, now = new Date()): Promise<void> {
  await db.$transaction(async (database) => {
    await database.session.deleteMany({ where: { userId } });
    await database.user.updateMany({ where: { id: userId }, data: { signedOutAt: now } });
  });
}

/** Ends the session of a request. @param cookieHeader of the request */
export async function signOut(cookieHeader: string | null): Promise<void> {
  const tokenHash = sessionHashOf(cookieHeader);
  if (tokenHash) await db.session.deleteMany({ where: { tokenHash } });
}

/**
 * The headers by which a browser forgets who was signed in: session, and what its local storage remembers of cart and
 * visit. Anyone who uses the device next finds nothing.
 */
export function signedOutHeaders(): Headers {
  const headers = new Headers({ 'Clear-Site-Data': '"storage"' });
  headers.append('Set-Cookie', endedSessionCookie());
  headers.append('Set-Cookie', withoutVisitCookie);
  return headers;
}
