import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { mailWait } from '~/integrations/mail/mail.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { recordAgreement, wordsOf } from '~/modules/identity/agreements.server.ts';
import { signText } from '~/platform/signing-keys.server.ts';
import { knownDevice } from '~/modules/identity/sessions/known-device.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { isProvenAddress } from '~/modules/identity/proven-address.server.ts';
import { LINK_MINUTES } from '~/modules/identity/sign-in.ts';
import { askers, isProvenAsk } from './link-asker.ts';
import { signInMail } from './sign-in-mail.server.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Links that one asker has sent to one address, and one visitor to all, in an hour. Strangers who name a person's
 * address spend their own share of it; how many mails a mailbox gets is limited where they are sent (decision 142).
 */
const HOURLY = { address: 5, visitor: 10 };

export interface LinkWish {
  /** Whose browser takes the code. */
  visitor: Visitor;
  /** As the schemas of signing in give it. */
  email: string;
  locale: Locale;
  /** As `deviceOf` gives it. */
  device: string | null;
  /** Local path that signing in leads to. */
  returnTo: string;
  invitationId?: string | null;
  /** Whether the box of the form was ticked: the proof is stored. */
  hasAgreed?: boolean;
  /** `Cookie` header of the browser: one that has signed in with the address before is counted for itself. */
  cookieHeader?: string | null;
  /** The network that it asks from, or whatever represents one; absent: the visitor is counted. */
  sender?: string | undefined;
  /** Whether no mail may go to the address: anyone who asks sees no difference. */
  isWithheld?: boolean;
}

/** Who asks, as limits count. The same is asked for every address. */
async function askerOf({ visitor, email, cookieHeader = null, sender }: LinkWish): Promise<string> {
  const device = knownDevice(cookieHeader, email);
  const isProven = await isProvenAddress(visitor.userId, email);
  if (device) return `${askers.device}${device}`;
  if (isProven) return `${askers.proven}${visitor.userId}`;
  return sender === undefined ? `visitor:${visitor.userId}` : `sender:${signText('sender', sender).slice(0, 24)}`;
}

/**
 * `mailAt`: when the mail goes out, ISO 8601, where it has to wait. `until`: when the next link may be asked for, in
 * ms since 1970.
 */
export type LinkAnswer = { kind: 'sent'; mailAt: string | null } | { kind: 'too-many'; until: number };

/**
 * Sends a link to sign in, later where the mailbox has had many. Whether anyone has an account is not asked here: the
 * answer and its time are the same for all addresses.
 */
export async function requestLink(wish: LinkWish, now = new Date()): Promise<LinkAnswer> {
  const { visitor, email, locale, device, returnTo, invitationId, hasAgreed, isWithheld = false } = wish;
  const asker = await askerOf(wish);
  const wait = isProvenAsk({ asker }) ? null : await mailWait({ kind: signInMail.kinds[0], to: email });
  const agreed = hasAgreed ? await wordsOf('sign-in', locale) : undefined;
  const answer = await db.$transaction(async (database): Promise<LinkAnswer> => {
    await database.$queryRaw`select from (select pg_advisory_xact_lock(hashtextextended(${`sign-in ${email} ${asker}`}, 0))) as lock`;
    const since = { gt: new Date(now.getTime() - HOUR) };
    const toAddress = await database.signInRequest.findMany({
      where: { email, asker, createdAt: since },
      ...newestFirst(HOURLY.address),
    });
    const ofVisitor = await database.signInRequest.findMany({
      where: { ...visitor, createdAt: since },
      ...newestFirst(HOURLY.visitor),
    });
    const frees = [toAddress[HOURLY.address - 1], ofVisitor[HOURLY.visitor - 1]].flatMap((oldest) =>
      oldest ? [oldest.createdAt.getTime() + HOUR] : [],
    );
    if (frees.length > 0) return { kind: 'too-many', until: Math.max(...frees) };
    const sendAt = wait ?? now;
    const expiresAt = new Date(sendAt.getTime() + LINK_MINUTES * 60 * 1000);
    const requested = { email, locale, device, returnTo, invitationId, asker, withheld: isWithheld };
    const { id } = await database.signInRequest.create({
      data: { userId: visitor.userId, ...requested, createdAt: now, sendAt, expiresAt },
      select: { id: true },
    });
    if (agreed) await recordAgreement(database, { ...visitor, purpose: 'sign-in', text: agreed, locale });
    await addJob(
      database,
      signInMail,
      { requestId: id },
      { key: `sign-in-link:${id}`, ...(wait ? { runAt: wait } : {}) },
    );
    return { kind: 'sent', mailAt: wait?.toISOString() ?? null };
  });
  metrics.signIns.inc({ way: 'mail', outcome: answer.kind === 'sent' ? 'asked' : 'limited' });
  return answer;
}

const newestFirst = (take: number) => ({ orderBy: { createdAt: 'desc' }, take, select: { createdAt: true } }) as const;
