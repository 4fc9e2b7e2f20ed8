import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { noteAgreement, wordsOf } from '~/modules/identity/agreements.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { LINK_MINUTES } from '~/modules/identity/sign-in.ts';
import { signInMailJob } from './sign-in-mail.server.ts';

const HOUR = 60 * 60 * 1000;

/** Links that one address is sent, and one visitor has sent, in an hour. */
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
  /** The invitation to an organization by which it is asked for. */
  invitationId?: string | null;
  /** Whether the box of the form was ticked: the proof is kept. */
  hasAgreed?: boolean;
}

/** `too-many` says in ms since 1970 when the next link may be asked for. */
export type LinkAnswer = { kind: 'sent' } | { kind: 'too-many'; until: number };

/**
 * Sends a link to sign in. Whether anybody has an account is not asked here: the answer and its time are the same for all
 * addresses.
 */
export async function askForLink(wish: LinkWish, now = new Date()): Promise<LinkAnswer> {
  const { visitor, email, locale, device, returnTo, invitationId, hasAgreed } = wish;
  const agreed = hasAgreed ? await wordsOf('sign-in', locale) : undefined;
  const answer = await db.$transaction(async (database): Promise<LinkAnswer> => {
    await database.$queryRaw`select from (select pg_advisory_xact_lock(hashtextextended(${`sign-in ${email}`}, 0))) as lock`;
    const since = { gt: new Date(now.getTime() - HOUR) };
    const [toAddress, ofVisitor] = [
      await database.signInRequest.findMany({ where: { email, createdAt: since }, ...newestFirst(HOURLY.address) }),
      await database.signInRequest.findMany({
        where: { ...visitor, createdAt: since },
        ...newestFirst(HOURLY.visitor),
      }),
    ];
    const frees = [toAddress[HOURLY.address - 1], ofVisitor[HOURLY.visitor - 1]].flatMap((oldest) =>
      oldest ? [oldest.createdAt.getTime() + HOUR] : [],
    );
    if (frees.length > 0) return { kind: 'too-many', until: Math.max(...frees) };
    const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60 * 1000);
    const { id } = await database.signInRequest.create({
      data: { userId: visitor.userId, email, locale, device, returnTo, invitationId, createdAt: now, expiresAt },
      select: { id: true },
    });
    if (agreed) await noteAgreement(database, { ...visitor, purpose: 'sign-in', text: agreed, locale });
    await addJob(database, signInMailJob, { requestId: id }, { key: `sign-in-link:${id}` });
    return { kind: 'sent' };
  });
  metrics.signIns.inc({ way: 'mail', outcome: answer.kind === 'sent' ? 'asked' : 'limited' });
  return answer;
}

const newestFirst = (take: number) => ({ orderBy: { createdAt: 'desc' }, take, select: { createdAt: true } }) as const;
