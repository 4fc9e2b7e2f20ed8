import type { Locale } from '~/i18n/locales.ts';
import { db, type Prisma } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { dropPages } from '~/platform/page-cache.server.ts';
import { answerMailJob } from './answer-mail.server.ts';

/** `waiting` is what has no answer and is not hidden. */
export type QuestionState = 'waiting' | 'answered' | 'hidden';

/** A question with all that is kept of it, for staff. Times are ISO 8601. */
export interface StaffQuestion {
  id: string;
  bikeSlug: string;
  bikeName: string;
  sku: string | null;
  firstName: string;
  lastName: string;
  email: string | null;
  questionText: string;
  locale: Locale;
  createdAt: string;
  state: QuestionState;
  answerText: string | null;
  answeredAt: string | null;
  hiddenReason: string | null;
  helpful: number;
}

const PAGE = 50;

const withVotes = { include: { _count: { select: { votes: true } } } } as const;
type Row = Prisma.ProductQuestionGetPayload<typeof withVotes>;

const states: Record<QuestionState, Prisma.ProductQuestionWhereInput> = {
  waiting: { answeredAt: null, hiddenAt: null },
  answered: { answeredAt: { not: null }, hiddenAt: null },
  hidden: { hiddenAt: { not: null } },
};

/** What staff see first: questions that wait the longest; else the newest. */
const order = (state: QuestionState | undefined) => (state === 'waiting' ? 'asc' : 'desc');

/**
 * Questions that came to the staff, fifty at a time: those that wait the oldest first, others the newest first.
 * @param options cursor: `nextCursor` of the page before
 */
export async function listQuestions({
  state,
  locale,
  cursor,
}: { state?: QuestionState; locale?: Locale; cursor?: string } = {}): Promise<{
  questions: StaffQuestion[];
  nextCursor: string | null;
}> {
  const direction = order(state);
  const rows = await db.productQuestion.findMany({
    where: {
      sentAt: { not: null },
      ...(state ? states[state] : {}),
      ...(locale ? { locale } : {}),
      // Ids rise with time: the next page goes on after the last one, also where that has left the list meanwhile.
      ...(cursor ? { id: direction === 'asc' ? { gt: cursor } : { lt: cursor } } : {}),
    },
    orderBy: { id: direction },
    take: PAGE + 1,
    ...withVotes,
  });
  const page = rows.slice(0, PAGE);
  return { questions: page.map(toStaffQuestion), nextCursor: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** One question for staff; null where there is none, or it waits for its writer to sign in. */
async function staffQuestion(id: string): Promise<StaffQuestion | null> {
  const row = await db.productQuestion.findFirst({ where: { id, sentAt: { not: null } }, ...withVotes });
  return row && toStaffQuestion(row);
}

function toStaffQuestion({ _count, userId: _, productId: __, sentAt, ...row }: Row): StaffQuestion {
  const { hiddenAt, ...rest } = row;
  return {
    ...rest,
    createdAt: (sentAt ?? row.createdAt).toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    state: hiddenAt ? 'hidden' : row.answeredAt ? 'answered' : 'waiting',
    helpful: _count.votes,
  };
}

/**
 * Answers a question, or words its answer anew. The first answer shows the question and is mailed to whoever asked.
 * @returns null where there is no such question
 */
export function answerQuestion(id: string, answerText: string, now = new Date()): Promise<StaffQuestion | null> {
  return db.$transaction(async (database) => {
    const { count } = await database.productQuestion.updateMany({
      where: { id, sentAt: { not: null }, answeredAt: null },
      data: { answerText, answeredAt: now, hiddenAt: null, hiddenReason: null },
    });
    if (count > 0) await addJob(database, answerMailJob, { questionId: id }, { key: `question-answer:${id}` });
    else await database.productQuestion.updateMany({ where: { id, sentAt: { not: null } }, data: { answerText } });
    await dropPages(database, 'questions');
    const row = await database.productQuestion.findFirst({ where: { id, sentAt: { not: null } }, ...withVotes });
    return row && toStaffQuestion(row);
  });
}

/**
 * Takes a question from the page, or shows it again.
 * @param hidden the reason, as its writer reads it; null shows it again, where it has an answer
 * @returns null where there is no such question
 */
export async function hideQuestion(id: string, hidden: string | null, now = new Date()): Promise<StaffQuestion | null> {
  await db.$transaction(async (database) => {
    await database.productQuestion.updateMany({
      where: { id, sentAt: { not: null } },
      data: { hiddenAt: hidden === null ? null : now, hiddenReason: hidden },
    });
    await dropPages(database, 'questions');
  });
  return staffQuestion(id);
}
