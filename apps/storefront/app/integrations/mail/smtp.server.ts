import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mail.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://…` */
  url: string;
  /** The sender, e.g. `Velory <bestellung@velory.example>`. */
  from: string;
}

/** ms for each step of a conversation with the mail server. */
const TIMEOUT = 10_000;

/** The sender's address under the name of an organization. */
function senderOf(from: string, name: string | undefined): string | { name: string; address: string } {
  if (name === undefined) return from;
  const [, own = 'Velory', address = from] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return { name: `${name} · ${own || 'Velory'}`, address };
}

/** Sends messages through a mail server. */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, subject, text, html, sender, unsubscribe }, idempotencyKey) {
      const id = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 40);
      const headers = unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      await transport.sendMail({
        ...{ from: senderOf(from, sender), to, subject, text, html, messageId: `<${id}@${domain}>` },
        ...(headers ? { headers } : {}),
      });
    },
  };
}
