import { timeLimit } from '~/platform/time-limit.server.ts';
import type { TeamChat } from './team-chat.ts';

export interface SlackOptions {
  /** An incoming webhook's address; anyone who knows it may post, so it is never logged. */
  webhookUrl: string;
}

/** ms that Slack may take to answer. */
const TIMEOUT = 10_000;

/** Characters that Slack's own markup uses, as its documentation wants them written. */
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Posts messages through a Slack incoming webhook (https://api.slack.com/messaging/webhooks). */
export function createSlackTeamChat({ webhookUrl }: SlackOptions): TeamChat {
  return {
    async post({ text }) {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text: text.replace(/[&<>]/g, (character) => escapes[character] ?? character) }),
        signal: timeLimit(TIMEOUT),
      });
      // Slack names the reason in a short text, such as `invalid_payload` or `channel_is_archived`.
      const answer = (await response.text()).slice(0, 100);
      if (!response.ok) throw new Error(`Slack responded with ${response.status}: ${answer}`);
    },
  };
}
