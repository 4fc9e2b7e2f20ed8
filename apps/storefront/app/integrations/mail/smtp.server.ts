import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://…` */
  url: string;
  /** The sender, e.g. `Velory <bestellung@velory.example>`. */
  from: string;
}

/** ms for each step of a conversation with the mail server. */
const TIMEOUT = 10_000;

/** Sends messages through a mail server. */
export function createSmtpMailer({ url, from }: SmtpOptions): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  const fromAddress = /<([^>]+)>/.exec(from)?.[1] ?? from;
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, subject, text, html, attachments = [], unsubscribe, senderName, replyTo }, idempotencyKey) {
      const id = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 40);
      const headers = unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      await transport.sendMail({
        from: senderName ? { name: senderName, address: fromAddress } : from,
        replyTo,
        to,
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        attachments: attachments.map(({ name, type, body }) => ({
          filename: name,
          contentType: type,
          content: typeof body === 'string' ? body : Buffer.from(body),
        })),
        ...(headers ? { headers } : {}),
      });
    },
  };
}
