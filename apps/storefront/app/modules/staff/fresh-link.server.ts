import { sessionHashOf } from '~/modules/identity/identity.server.ts';
import { type CodeAnswer, requestLink, type LinkAnswer, signInByCode } from '~/modules/identity/sign-in.server.ts';
import { db } from '~/platform/db.server.ts';
import type { StaffMember } from './role.server.ts';
import { recordAction } from './staff-log.server.ts';

/*
 * The second factor of acts that move money (docs/decisions/0080-staff-access.md): the session began by a link that
 * was mailed to this account, a quarter of an hour ago at most. A session that was taken from a device is not enough.
 */

/** How long a fresh link opens what moves money, in minutes. */
const FRESH_MINUTES = 15;

/** ms that may lie between the use of a link and the beginning of the session it makes: both are of one transaction. */
const SAME_MOMENT = 30_000;

/**
 * Until when the session of a request may move money.
 * @returns ISO 8601; null if it may not, or no longer
 */
export async function freshUntil(
  { userId, email }: StaffMember,
  cookieHeader: string | null,
  now = new Date(),
): Promise<string | null> {
  const tokenHash = sessionHashOf(cookieHeader);
  if (!tokenHash) return null;
  const session = await db.session.findFirst({ where: { tokenHash, userId }, select: { createdAt: true } });
  if (!session) return null;
  const began = session.createdAt.getTime();
  const until = new Date(began + FRESH_MINUTES * 60_000);
  if (until <= now) return null;
  const used = { gte: new Date(began - SAME_MOMENT), lte: new Date(began + SAME_MOMENT) };
  const byLink = await db.signInRequest.count({ where: { email, usedAt: used } });
  return byLink > 0 ? until.toISOString() : null;
}

/**
 * Mails a link to anyone who wants to move money; opening it leads back to where they were.
 * @param returnTo local path
 */
export async function requestFreshLink(
  staff: StaffMember,
  { returnTo, device }: { returnTo: string; device: string | null },
): Promise<LinkAnswer> {
  const { userId, email } = staff;
  const answer = await requestLink({ visitor: { userId }, email, locale: 'de', device, returnTo });
  await recordAction(staff, { action: 'fresh-link.ask' });
  return answer;
}

/** The code of a link that was opened on another device, typed here. */
export function signInFresh(
  { userId }: StaffMember,
  code: string,
  browser: { cookieHeader: string | null; device: string | null },
): Promise<CodeAnswer> {
  return signInByCode({ userId }, code, browser);
}
