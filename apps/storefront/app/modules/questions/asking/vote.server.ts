import { db } from '~/platform/db.server.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { isPublished } from './published-entries.server.ts';

/** Votes from one network in an hour: a browser without a session is a new visitor. */
const perSender = createRateLimiter({ name: 'helpful-votes', points: 40, seconds: 3600 });

/** `helpful`: how many find it helpful now, the visitor included where `isOn`. */
export type VoteAnswer =
  { kind: 'voted'; isOn: boolean; helpful: number } | { kind: 'unknown' } | { kind: 'too-many'; seconds: number };

/**
 * Says that a question with its answer, or a review, was helpful, or takes it back.
 * @param sender an address, or what represents one
 */
export async function toggleVote(
  { userId }: Visitor,
  { vote: id, kind }: { vote: string; kind: 'question' | 'review' },
  sender: string,
): Promise<VoteAnswer> {
  const seconds = await perSender.consume(sender);
  if (seconds !== undefined) return { kind: 'too-many', seconds };
  return kind === 'question' ? toggleQuestionVote(userId, id) : toggleReviewVote(userId, id);
}

function toggleQuestionVote(userId: string, questionId: string): Promise<VoteAnswer> {
  return db.$transaction(async (database): Promise<VoteAnswer> => {
    const where = { questionId, userId };
    if ((await database.productQuestion.count({ where: { id: questionId, ...isPublished } })) === 0) {
      return { kind: 'unknown' };
    }
    const { count } = await database.questionVote.deleteMany({ where });
    if (count === 0) await database.questionVote.createMany({ data: [where], skipDuplicates: true });
    return { kind: 'voted', isOn: count === 0, helpful: await database.questionVote.count({ where: { questionId } }) };
  });
}

function toggleReviewVote(userId: string, reviewId: string): Promise<VoteAnswer> {
  return db.$transaction(async (database): Promise<VoteAnswer> => {
    const where = { reviewId, userId };
    const shown = { id: reviewId, publishedAt: { not: null }, hiddenAt: null };
    if ((await database.productReview.count({ where: shown })) === 0) return { kind: 'unknown' };
    const { count } = await database.reviewVote.deleteMany({ where });
    if (count === 0) await database.reviewVote.createMany({ data: [where], skipDuplicates: true });
    return { kind: 'voted', isOn: count === 0, helpful: await database.reviewVote.count({ where: { reviewId } }) };
  });
}
