import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { createLocalTeamChat } from './local.server.ts';
import { createSlackTeamChat } from './slack.server.ts';
import type { TeamChat } from './team-chat.ts';

/** The chat that the environment chooses: Slack where `SLACK_WEBHOOK_URL` is set, else the list at `/dev/messages`. */
export const teamChat = (): TeamChat =>
  singleton('team-chat', () => {
    const { SLACK_WEBHOOK_URL } = env();
    return SLACK_WEBHOOK_URL ? createSlackTeamChat({ webhookUrl: SLACK_WEBHOOK_URL }) : createLocalTeamChat();
  });
