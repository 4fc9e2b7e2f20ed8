import { db } from '~/platform/db.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';

/** A question as whoever asked it sees it. Times are ISO 8601. */
export interface OwnQuestion {
  id: string;
  bikeName: string;
  bikeSlug: string;
  questionText: string;
  createdAt: string;
  answerText: string | null;
  state: 'waiting' | 'answered' | 'hidden';
  /** Why it is not shown. */
  hiddenReason: string | null;
}

/** What somebody has asked, the newest first, at most fifty. */
export async function ownQuestions({ userId }: Visitor): Promise<OwnQuestion[]> {
  const rows = await db.productQuestion.findMany({
    where: { userId, sentAt: { not: null } },
    orderBy: { createdAt: 'desc' },
    take: 50,
  });
  return rows.map(
    ({ id, bikeName, bikeSlug, questionText, createdAt, answerText, answeredAt, hiddenAt, hiddenReason }) => ({
      ...{ id, bikeName, bikeSlug, questionText, answerText, hiddenReason },
      createdAt: createdAt.toISOString(),
      state: hiddenAt ? 'hidden' : answeredAt ? 'answered' : 'waiting',
    }),
  );
}
