import { db } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { verifySignedId } from '~/platform/signing-keys.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { CODE_TRIES, maskedEmail, type OpenedLink, type SentLink } from '~/modules/identity/sign-in.ts';
import { codeOf } from './link-secrets.server.ts';

/** What makes a request one that can still be used, for a query. */
export const isOpen = (now: Date) => ({ usedAt: null, expiresAt: { gt: now }, tries: { lt: CODE_TRIES } });

/** Links of the shop that is asked: another one's opens nothing here. */
export const ofThisShop = () => ({ user: { instanceId: currentInstanceId() } });

/** The newest link that a visitor has asked for and not used; null if there is none, or it has ended. */
export async function findSentLink(visitor: Visitor, now = new Date()): Promise<SentLink | null> {
  const request = await db.signInRequest.findFirst({
    where: { ...visitor, ...isOpen(now) },
    orderBy: { createdAt: 'desc' },
    select: { email: true, expiresAt: true, sendAt: true },
  });
  if (!request) return null;
  const { email, expiresAt, sendAt } = request;
  return { email, validUntil: expiresAt.toISOString(), mailAt: sendAt > now ? sendAt.toISOString() : null };
}

/**
 * Looks at a link. It uses nothing up: programs that look into mails open links too.
 * @param token of the link
 * @param visitor who opens it
 */
export async function openLink(token: string, visitor: Visitor | null, now = new Date()): Promise<OpenedLink> {
  const id = verifySignedId('sign-in-link', token);
  const request = id && (await db.signInRequest.findUnique({ where: { id, ...ofThisShop() } }));
  if (!request) {
    metrics.signIns.inc({ way: 'mail', outcome: 'refused' });
    return { kind: 'unknown' };
  }
  const { email, userId, device, usedAt, expiresAt, tries } = request;
  if (usedAt) return { kind: 'used', maskedEmail: maskedEmail(email) };
  if (expiresAt <= now || tries >= CODE_TRIES) return { kind: 'expired', maskedEmail: maskedEmail(email) };
  const validUntil = expiresAt.toISOString();
  if (visitor?.userId === userId) return { kind: 'here', email, validUntil };
  return { kind: 'elsewhere', email, validUntil, code: codeOf(request.id), device };
}

/** The address that a link was sent to, for anyone who holds it; null if it is invalid. */
export async function addressOfLink(token: string): Promise<string | null> {
  const id = verifySignedId('sign-in-link', token);
  const request = id
    ? await db.signInRequest.findUnique({ where: { id, ...ofThisShop() }, select: { email: true } })
    : null;
  return request?.email ?? null;
}
