import { env } from '~/platform/env.server.ts';
import { JobPostponed } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import type { MailKind } from '~/platform/mail/mail-kind.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { createLocalMailer } from './local.server.ts';
import { placeFor, reserveMailQuota } from './mail-limits.server.ts';
import { createSmtpMailer } from './smtp.server.ts';
import type { Mailer, MailPass, MailTransport } from './mail.ts';

/** The mailer that the environment chooses: SMTP where `SMTP_URL` is set, else the mailbox at `/dev/mailbox`. */
export const mailer = (): Mailer =>
  singleton('mailer', () => {
    const { SMTP_URL, MAIL_FROM, RATE_LIMITS } = env();
    return createMailer(SMTP_URL ? createSmtpMailer({ url: SMTP_URL, from: MAIL_FROM }) : createLocalMailer(), {
      isLimited: RATE_LIMITS,
    });
  });

/**
 * Says when a message will be delivered whose mailbox has had its share, for the page that announces it.
 * @param mail.key idempotency key of the message, where it may have gone already
 * @returns null if nothing holds it back
 */
export const mailWait = async (mail: { kind: MailKind; to: string; key?: string }): Promise<Date | null> =>
  env().RATE_LIMITS ? placeFor(mail) : null;

/**
 * Whether the marketing service may mail an address: its mails count as ours do.
 * @param key the same for repetitions, which count once
 */
export async function mayMail(mail: MailPass & { to: string }, key: string): Promise<boolean> {
  if (!env().RATE_LIMITS) return true;
  const { kind } = await reserveMailQuota(mail, key);
  metrics.mails.inc({ kind: mail.kind.name, outcome: kind === 'send' ? 'sent' : 'dropped' });
  return kind === 'send';
}

/**
 * A mailer over a way to deliver. Nothing is sent where no address is left: the order of a person who was erased.
 * @param options.isLimited whether mails are counted per mailbox
 */
function createMailer(transport: MailTransport, { isLimited }: { isLimited: boolean }): Mailer {
  return {
    async send({ kind, isProven, isPaid, ...mail }, key) {
      if (mail.to === '') return;
      const decision = isLimited
        ? await reserveMailQuota({ to: mail.to, kind, isProven, isPaid }, key)
        : { kind: 'send' as const };
      const outcome = { send: 'sent', later: 'delayed', drop: 'dropped' } as const;
      metrics.mails.inc({ kind: kind.name, outcome: outcome[decision.kind] });
      if (decision.kind === 'later') throw new JobPostponed(decision.at);
      if (decision.kind === 'drop') log.warn({ mail: kind.name }, 'mail dropped: limit of the mailbox reached');
      else await transport.send(mail, key);
    },
  };
}
