import { db, isUniqueViolation } from '~/platform/db.server.ts';
import type { MailTransport } from './mail.ts';

/** Keeps messages in the database instead of sending them; they are read at `/dev/mailbox`. */
export function createLocalMailer(database: Pick<typeof db, 'localMail'> = db): MailTransport {
  return {
    async send({ to, subject, text, html, senderName }, idempotencyKey) {
      try {
        await database.localMail.create({ data: { idempotencyKey, recipient: to, subject, text, html, senderName } });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    },
  };
}
