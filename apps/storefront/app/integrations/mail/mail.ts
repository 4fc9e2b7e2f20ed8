/** One message to one person. */
export interface Mail {
  to: string;
  subject: string;
  /** The whole message without markup. */
  text: string;
  html: string;
  /** Whose shop it comes from, where that is an organization's: stands before the shop's own name in the sender. */
  sender?: string;
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
