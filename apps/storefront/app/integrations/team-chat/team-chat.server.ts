import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { createLocalTeamChat } from './local.server.ts';
import { createSlackTeamChat } from './slack.server.ts';

/** A note to the shop's team. */
export interface ChatMessage {
  text: string;
}

export interface TeamChat {
  /**
   * Posts a message. A repetition with the same key has no second effect in the local chat; Slack's webhooks know no keys,
   * so there a delivery whose answer was lost may appear twice.
   * @throws where the message was not taken; the caller's job runs again
   */
  post(message: ChatMessage, idempotencyKey: string): Promise<void>;
}

/** The chat that the environment chooses: Slack where `SLACK_WEBHOOK_URL` is set, else the list at `/dev/outbox`. */
export const teamChat = (): TeamChat =>
  singleton('team-chat', () => {
    const { SLACK_WEBHOOK_URL } = env();
    return SLACK_WEBHOOK_URL ? createSlackTeamChat({ webhookUrl: SLACK_WEBHOOK_URL }) : createLocalTeamChat();
  });
