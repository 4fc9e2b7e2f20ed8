import type { ExportPart, Person } from '~/platform/modules.server.ts';
import { type Database, db } from '~/platform/db.server.ts';

/** The stories that a person likes, and what they answered. Both go with the account. */
export async function exportStoryActs({ userId }: Person): Promise<ExportPart[]> {
  const [likes, votes] = await Promise.all([
    db.storyLike.findMany({ where: { userId } }),
    db.storyVote.findMany({ where: { userId } }),
  ]);
  const since = (time: Date) => time.toISOString();
  return [
    { name: 'storyLikes', rows: likes.map(({ storyId, createdAt }) => ({ storyId, since: since(createdAt) })) },
    {
      name: 'storyVotes',
      rows: votes.map(({ storyId, sheet, choice, createdAt }) => {
        return { storyId, sheet, choice: choice + 1, since: since(createdAt) };
      }),
    },
  ];
}

/**
 * Puts one person's likes and answers to another's, when both turn out to be the same person; what the other has
 * stays.
 */
export async function mergeStoryActs(database: Database, fromUserId: string, toUserId: string): Promise<void> {
  await database.$executeRaw`
    insert into story_like (story_id, user_id, created_at)
    select story_id, ${toUserId}::uuid, created_at from story_like where user_id = ${fromUserId}::uuid on conflict do nothing`;
  await database.$executeRaw`
    insert into story_vote (story_id, sheet, user_id, choice, created_at)
    select story_id, sheet, ${toUserId}::uuid, choice, created_at from story_vote where user_id = ${fromUserId}::uuid
    on conflict do nothing`;
  await database.storyLike.deleteMany({ where: { userId: fromUserId } });
  await database.storyVote.deleteMany({ where: { userId: fromUserId } });
}
