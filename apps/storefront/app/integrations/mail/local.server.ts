import { db, isUniqueViolation } from '~/platform/db.server.ts';
import type { MailTransport } from './mail.ts';

/** Keeps messages in the database instead of sending them; they are read at `/dev/mailbox`. */
export function createLocalMailer(database: Pick<typeof db, 'localMail'> = db): MailTransport {
  return {
    async send({ to, subject, text, html, senderName, attachments = [] }, idempotencyKey) {
      const files = attachments.map(({ name, type, body }) => ({
        name,
        type,
        content: Buffer.from(body).toString('base64'),
      }));
      const mail = { recipient: to, subject, text, html, senderName, attachments: files };
      try {
        await database.localMail.create({ data: { idempotencyKey, ...mail } });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    },
  };
}
