import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';

/** Words on answers, and questions handed on, of one network in an hour. */
const feedbacks = createRateLimiter({ name: 'assistant-feedback', points: 60, seconds: 3600 });
const handovers = createRateLimiter({ name: 'assistant-handover', points: 10, seconds: 3600 });

/** `too-many`: seconds until the next. */
export type AfterAnswer = { kind: 'done' } | { kind: 'unknown' } | { kind: 'too-many'; seconds: number };

/** Records whether an answer helped; the last word counts. @param sender an address, or what represents one */
export async function recordFeedback(
  { id, helpful }: { id: string; helpful: boolean },
  sender: string,
): Promise<AfterAnswer> {
  const seconds = await feedbacks.consume(sender);
  if (seconds !== undefined) return { kind: 'too-many', seconds };
  const { count } = await db.assistantAnswer.updateMany({ where: { id }, data: { helpful } });
  return { kind: count === 0 ? 'unknown' : 'done' };
}

/**
 * Hands a question on to a person: it waits in the staff area of the team, which is told that there is one, and
 * answers by mail. Once is enough: a repetition changes nothing.
 * @param sender an address, or what represents one
 */
export async function handOver({ id, email }: { id: string; email: string }, sender: string): Promise<AfterAnswer> {
  const seconds = await handovers.consume(sender);
  if (seconds !== undefined) return { kind: 'too-many', seconds };
  return db.$transaction(async (database): Promise<AfterAnswer> => {
    const { count } = await database.assistantAnswer.updateMany({
      where: { id, handedOverAt: null },
      data: { email, handedOverAt: new Date() },
    });
    if (count > 0) {
      const text = 'Eine Frage, auf die nirgends eine Antwort steht, wartet unter /admin/assistent';
      await addJob(database, chatJob, { text }, { key: `assistant-handover:${id}` });
      return { kind: 'done' };
    }
    return { kind: (await database.assistantAnswer.count({ where: { id } })) > 0 ? 'done' : 'unknown' };
  });
}
