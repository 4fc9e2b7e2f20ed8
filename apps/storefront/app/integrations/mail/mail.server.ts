import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { createLocalMailer } from './local.server.ts';
import { createSmtpMailer } from './smtp.server.ts';
import type { Mailer } from './mail.ts';

/** The mailer that the environment chooses: SMTP where `SMTP_URL` is set, else the mailbox at `/dev/mailbox`. */
export const mailer = (): Mailer =>
  singleton('mailer', () => {
    const { SMTP_URL, MAIL_FROM } = env();
    return toSomebody(SMTP_URL ? createSmtpMailer({ url: SMTP_URL, from: MAIL_FROM }) : createLocalMailer());
  });

/** Nothing is sent where no address is left: the order of somebody who was erased. */
const toSomebody = (way: Mailer): Mailer => ({
  send: (mail, key) => (mail.to === '' ? Promise.resolve() : way.send(mail, key)),
});
