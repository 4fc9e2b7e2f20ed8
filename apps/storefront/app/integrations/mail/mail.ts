/** One message to one person. */
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
  /** Address that ends what the message belongs to by one click in the mail program (RFC 8058): a POST without a page. */
  unsubscribe?: string;
}

export interface Mailer {
  /**
   * Hands a message over to be delivered. A repetition with the same key has no second effect: the local mailer keeps one
   * message a key; by SMTP both carry the same `Message-ID`, which mail programs show once.
   * @throws where the message was not taken; the caller's job runs again
   */
  send(mail: Mail, idempotencyKey: string): Promise<void>;
}
