import type { MadeFile } from '~/platform/file-answer.server.ts';
import type { MailKind } from '~/platform/mail/mail-kind.ts';

/** One message to one person, written. */
export interface Mail {
  to: string;
  subject: string;
  /** The whole message without markup. */
  text: string;
  html: string;
  /** Name of the sender in the mailbox; absent: the shop's. */
  senderName?: string | undefined;
  /** Who gets the answers; absent: the sender. */
  replyTo?: string | undefined;
  /** Files to keep. */
  attachments?: readonly MadeFile[] | undefined;
  /**
   * Address that ends what the message belongs to by one click in the mail program (RFC 8058): a POST without a page.
   */
  unsubscribe?: string;
}

/** What decides whether a message may pass the limits of its mailbox. */
export interface MailPass {
  kind: MailKind;
  /**
   * Whether the address is proven in the browser that caused the message: signed in with it, or a link of a mail to it
   * opened there.
   */
  isProven?: boolean;
  /** Whether the message is about an order or a contribution that was paid. */
  isPaid?: boolean;
}

/** A way to deliver messages. */
export interface MailTransport {
  /**
   * Hands a message over to be delivered. A repetition with the same key has no second effect: the local mailer keeps
   * one message a key; by SMTP both carry the same `Message-ID`, which mail programs show once.
   * @throws if the message was not taken; the caller's job runs again
   */
  send(mail: Mail, idempotencyKey: string): Promise<void>;
}

/** Delivers messages within the limits of each mailbox (decision 142). */
export interface Mailer {
  /**
   * Hands a message over to be delivered, or drops it where its mailbox has had its share. A repetition with the same
   * key counts once.
   * @throws JobPostponed if a message that is never dropped has to wait; the caller's job runs then
   * @throws if the message was not taken; the caller's job runs again
   */
  send(mail: Mail & MailPass, idempotencyKey: string): Promise<void>;
}
