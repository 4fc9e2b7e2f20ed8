import { storeMessage } from '~/integrations/local-messages.server.ts';
import { db } from '~/platform/db.server.ts';
import type { TeamChat } from './team-chat.ts';

/** Keeps messages in the database instead of posting them; they are read at `/dev/messages`. */
export function createLocalTeamChat(database: Pick<typeof db, 'localMessage'> = db): TeamChat {
  return {
    post: ({ text }, idempotencyKey) => storeMessage(database, 'team-chat', { text }, idempotencyKey),
  };
}
