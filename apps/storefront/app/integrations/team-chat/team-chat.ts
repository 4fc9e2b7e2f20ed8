/** A note to the shop's team. */
export interface ChatMessage {
  text: string;
}

export interface TeamChat {
  /**
   * Posts a message. A repetition with the same key has no second effect in the local chat; Slack's webhooks know no
   * keys, so there a delivery whose answer was lost may appear twice.
   * @throws if the message was not taken; the caller's job runs again
   */
  post(message: ChatMessage, idempotencyKey: string): Promise<void>;
}
