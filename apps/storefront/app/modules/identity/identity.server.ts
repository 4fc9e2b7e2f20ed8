import { db } from '~/platform/db.server.ts';
import { mergeUsers } from './sessions/merge-hooks.server.ts';
import {
  hashToken,
  newSessionCookies,
  newToken,
  renewedSessionCookie,
  SESSION_SECONDS,
  sessionTokens,
} from './sessions/session-cookies.server.ts';

export { type MergeHook, mergeUsers, onMerge } from './sessions/merge-hooks.server.ts';

/** Whoever has written something: signed in or not (spec §6). */
export interface Visitor {
  userId: string;
}

/** A session is prolonged at a write once a month of its year has passed. */
const RENEW_BELOW_MS = (SESSION_SECONDS - 30 * 24 * 60 * 60) * 1000;

interface StoredSession {
  id: string;
  userId: string;
  expiresAt: Date;
}

function findSession(token: string): Promise<StoredSession | null> {
  return db.session.findFirst({
    where: { tokenHash: hashToken(token), expiresAt: { gt: new Date() } },
    select: { id: true, userId: true, expiresAt: true },
  });
}

/** Joins the sessions that one browser was given by several first writes at once. */
async function joinSessions(userId: string, otherTokens: readonly string[]): Promise<void> {
  for (const token of otherTokens) {
    const other = await findSession(token);
    if (other && other.userId !== userId)
      await db.$transaction((database) => mergeUsers(database, other.userId, userId));
  }
}

/**
 * The visitor of a request, or null before the first write or after the session has ended. A page view makes no session:
 * the only thing it may write is that two sessions of the same browser are one.
 */
export async function visitorOf(request: Request): Promise<Visitor | null> {
  const { current, others } = sessionTokens(request.headers.get('Cookie'));
  if (!current) return null;
  const session = await findSession(current);
  if (!session) return null;
  await joinSessions(session.userId, others);
  return { userId: session.userId };
}

/**
 * The visitor of a request that writes; made with a session where there is none yet.
 * @returns the visitor and the headers its answer has to carry (`Set-Cookie` of a new or prolonged session)
 */
export async function ensureVisitor(request: Request): Promise<{ visitor: Visitor; headers: Headers }> {
  const { current, others } = sessionTokens(request.headers.get('Cookie'));
  const session = current ? await findSession(current) : null;
  if (!current || !session) return startSession();
  await joinSessions(session.userId, others);
  return { visitor: { userId: session.userId }, headers: await renewal(session, current) };
}

async function startSession(): Promise<{ visitor: Visitor; headers: Headers }> {
  const token = newToken();
  const user = await db.user.create({
    data: { sessions: { create: { tokenHash: hashToken(token), expiresAt: expiry() } } },
    select: { id: true },
  });
  const headers = new Headers();
  for (const cookie of newSessionCookies(token)) headers.append('Set-Cookie', cookie);
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
