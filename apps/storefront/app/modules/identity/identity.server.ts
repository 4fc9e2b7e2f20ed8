import { db } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { hasVisitCookie, withoutVisitCookie } from './session-cookie.server.ts';
import { lockUsers, mergeUsers } from './sessions/merge-users.server.ts';
import {
  hashToken,
  LEAST_SESSION_SECONDS,
  NEW_SESSION_SECONDS,
  newSessionCookies,
  newToken,
  renewedSessionCookie,
  SESSION_SECONDS,
  type SessionTokens,
  sessionTokens,
  spentSessionCookie,
} from './sessions/session-cookies.server.ts';

export { signedIn } from './sessions/account-session.server.ts';

/** Anyone who has written something: signed in or not (spec §6). */
export interface Visitor {
  userId: string;
}

/** A write prolongs a session that would not last a year from it. */
const RENEW_BELOW_MS = LEAST_SESSION_SECONDS * 1000;

/**
 * Most ms between the beginnings of two sessions that one browser was given by first writes at once: as long as an
 * answer may take, and a little more.
 */
const AT_ONCE_MS = 30_000;

interface StoredSession {
  id: string;
  userId: string;
  createdAt: Date;
  expiresAt: Date;
}

function findSession(token: string): Promise<StoredSession | null> {
  return db.session.findFirst({
    where: { tokenHash: hashToken(token), expiresAt: { gt: new Date() } },
    select: { id: true, userId: true, createdAt: true, expiresAt: true },
  });
}

/** Whether a request writes: only then anything comes of what its browser was given by first writes at once. */
const writes = ({ method }: Request): boolean => method !== 'GET' && method !== 'HEAD';

/**
 * Joins the sessions that one browser was given by several first writes at once (decision 7). What the others wrote
 * goes to the session in use, and they end: anyone else who holds one of their tokens is left with nothing.
 */
async function joinSessions(session: StoredSession, otherTokens: readonly string[]): Promise<void> {
  for (const token of otherTokens) {
    const other = await findSession(token);
    if (other && other.userId !== session.userId && (await isOfSameMoment(session, other))) {
      await db.$transaction(async (database) => {
        await lockUsers(database, other.userId, session.userId);
        // Another request may have joined them meanwhile, the other way round too.
        const pair = [session, other].map(({ id, userId }) => ({ id, userId }));
        if ((await database.session.count({ where: { OR: pair } })) < pair.length) return;
        await mergeUsers(database, other.userId, session.userId);
        await database.session.delete({ where: { id: other.id } });
      });
    }
  }
}

/** Whether two sessions began at once and not long ago, and the other one is an anonymous visitor's only one. */
async function isOfSameMoment(session: StoredSession, other: StoredSession): Promise<boolean> {
  const apart = Math.abs(session.createdAt.getTime() - other.createdAt.getTime());
  const age = Date.now() - other.createdAt.getTime();
  if (apart > AT_ONCE_MS || age > NEW_SESSION_SECONDS * 1000) return false;
  return (await db.user.count({ where: { id: other.userId, email: null } })) > 0;
}

/** The session that a request goes by, once it is joined with what it has to be joined with. */
async function sessionOf(request: Request, { current, others }: SessionTokens): Promise<StoredSession | null> {
  const session = current ? await findSession(current) : null;
  if (!current || !session || others.length === 0 || !writes(request)) return session;
  await joinSessions(session, others);
  return findSession(current);
}

/**
 * What the database keeps of the session in a `Cookie` header, for reads that begin at it; undefined if there is none.
 */
export function sessionHashOf(cookieHeader: string | null | undefined): string | undefined {
  const { current } = sessionTokens(cookieHeader ?? null);
  return current && hashToken(current);
}

/**
 * The visitor of a request, or null before the first write or after the session has ended. A page view makes no
 * session and changes none.
 */
export async function visitorOf(request: Request): Promise<Visitor | null> {
  const tokens = sessionTokens(request.headers.get('Cookie'));
  const session = await sessionOf(request, tokens);
  return session && { userId: session.userId };
}

/**
 * The visitor of a request that writes; made with a session where there is none yet.
 * @returns the visitor and the headers its answer has to carry (`Set-Cookie` of a new or prolonged session)
 */
export async function ensureVisitor(request: Request): Promise<{ visitor: Visitor; headers: Headers }> {
  const tokens = sessionTokens(request.headers.get('Cookie'));
  const session = await sessionOf(request, tokens);
  if (!tokens.current || !session) return startSession(request);
  const headers = await renewal(session, tokens.current);
  if (writes(request)) for (const token of tokens.others) headers.append('Set-Cookie', spentSessionCookie(token));
  return { visitor: { userId: session.userId }, headers };
}

async function startSession(request: Request): Promise<{ visitor: Visitor; headers: Headers }> {
  const token = newToken();
  const user = await db.user.create({
    data: {
      instanceId: currentInstanceId(),
      sessions: { create: { tokenHash: hashToken(token), expiresAt: expiry() } },
    },
    select: { id: true },
  });
  const headers = new Headers();
  for (const cookie of newSessionCookies(token)) headers.append('Set-Cookie', cookie);
  // What the browser's scripts know is of another session, or of none.
  if (hasVisitCookie(request.headers.get('Cookie'))) headers.append('Set-Cookie', withoutVisitCookie);
  return { visitor: { userId: user.id }, headers };
}

async function renewal(session: StoredSession, token: string): Promise<Headers> {
  const headers = new Headers();
  if (session.expiresAt.getTime() - Date.now() > RENEW_BELOW_MS) return headers;
  await db.session.updateMany({ where: { id: session.id }, data: { expiresAt: expiry() } });
  headers.append('Set-Cookie', renewedSessionCookie(token));
  return headers;
}

function expiry(): Date {
  return new Date(Date.now() + SESSION_SECONDS * 1000);
}
