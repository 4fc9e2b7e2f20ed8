import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { createLocalMailer } from './local.server.ts';
import { createSmtpMailer } from './smtp.server.ts';

/** One message to one person. */
export interface Mail {
  to: string;
  subject: string;
  /** The whole message without markup. */
  text: string;
  html: string;
}

export interface Mailer {
  /**
   * Hands a message over to be delivered. A repetition with the same key has no second effect: the local mailer keeps one
   * message a key; by SMTP both carry the same `Message-ID`, which mail programs show once.
   * @throws where the message was not taken; the caller's job runs again
   */
  send(mail: Mail, idempotencyKey: string): Promise<void>;
}

/** The mailer that the environment chooses: SMTP where `SMTP_URL` is set, else the mailbox at `/dev/mailbox`. */
export const mailer = (): Mailer =>
  singleton('mailer', () => {
    const { SMTP_URL, MAIL_FROM } = env();
    return SMTP_URL ? createSmtpMailer({ url: SMTP_URL, from: MAIL_FROM }) : createLocalMailer();
  });
