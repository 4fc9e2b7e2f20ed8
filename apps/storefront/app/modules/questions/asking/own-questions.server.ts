import { db } from '~/platform/db.server.ts';
import type { ExportPart, Person } from '~/platform/modules.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';

/** A question as the person who asked it sees it. Times are ISO 8601. */
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

/** What a person has asked, the newest first, at most fifty. */
export async function listOwnQuestions({ userId }: Visitor): Promise<OwnQuestion[]> {
  const rows = await db.productQuestion.findMany({
    where: { userId, sentAt: { not: null } },
    orderBy: { createdAt: 'desc' },
    take: 50,
  });
  return rows.map(
    ({ id, bikeName, bikeSlug, questionText, createdAt, answerText, answeredAt, hiddenAt, hiddenReason }) => ({
      id,
      bikeName,
      bikeSlug,
      questionText,
      answerText,
      hiddenReason,
      createdAt: createdAt.toISOString(),
      state: hiddenAt ? 'hidden' : answeredAt ? 'answered' : 'waiting',
    }),
  );
}

export async function exportQuestions({ userId }: Person): Promise<ExportPart[]> {
  const [questions, reviews, questionVotes, reviewVotes] = await Promise.all([
    db.productQuestion.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } }),
    db.productReview.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } }),
    db.questionVote.findMany({ where: { userId }, select: { question: { select: { questionText: true } } } }),
    db.reviewVote.findMany({ where: { userId }, select: { review: { select: { title: true, text: true } } } }),
  ]);
  return [
    {
      name: 'helpful',
      rows: [
        ...questionVotes.map(({ question }) => ({ text: question.questionText })),
        ...reviewVotes.map(({ review }) => ({ title: review.title, text: review.text })),
      ],
    },
    {
      name: 'questions',
      rows: questions.map((each) => ({
        product: each.bikeName,
        firstname: each.firstName,
        lastname: each.lastName,
        email: each.email,
        text: each.questionText,
        answer: each.answerText,
        since: each.createdAt.toISOString(),
      })),
    },
    {
      name: 'reviews',
      rows: reviews.map((each) => ({
        firstname: each.firstName,
        stars: each.stars,
        title: each.title,
        text: each.text,
        since: each.createdAt.toISOString(),
      })),
    },
  ];
}
