import { db, isUniqueViolation } from '~/platform/db.server.ts';
import type { TeamChat } from './team-chat.server.ts';

/** Keeps messages in the database instead of posting them; they are read at `/dev/outbox`. */
export function createLocalTeamChat(database: Pick<typeof db, 'localMessage'> = db): TeamChat {
  return {
    async post({ text }, idempotencyKey) {
      try {
        await database.localMessage.create({ data: { kind: 'team-chat', idempotencyKey, payload: { text } } });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    },
  };
}
