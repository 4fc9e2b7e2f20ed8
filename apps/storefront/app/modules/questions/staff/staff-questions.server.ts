import type { Locale } from '~/i18n/locales.ts';
import { type Database, db, type Prisma } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { dropPages } from '~/platform/page-cache.server.ts';
import { type PublicQuestion, similarQuestions } from '~/modules/questions/questions.ts';
import { answerMail } from './answer-mail.server.ts';

/** `waiting` is what has no answer and is not hidden. */
export type QuestionState = 'waiting' | 'answered' | 'hidden';

/** A question with all that is stored of it, for staff. Times are ISO 8601. */
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
  /** Both in the other language; null if staff have not worded them. */
  otherQuestion: string | null;
  otherAnswer: string | null;
  /** Whether the answer was worded anew since it was worded in the other language. */
  otherOutdated: boolean;
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

/** How many questions came to the staff, by their state. */
export async function countQuestions(): Promise<Record<QuestionState, number>> {
  const count = (state: QuestionState) =>
    db.productQuestion.count({ where: { sentAt: { not: null }, ...states[state] } });
  const [waiting, answered, hidden] = await Promise.all([count('waiting'), count('answered'), count('hidden')]);
  return { waiting, answered, hidden };
}

/** Answered questions among which similar ones are looked for. */
const KNOWN = 500;

/**
 * What was answered to about the same question in the same language, of whatever product: at most two, the nearest
 * first.
 */
export async function similarAnswers({
  id,
  locale,
  questionText,
}: Pick<StaffQuestion, 'id' | 'locale' | 'questionText'>): Promise<
  Pick<PublicQuestion, 'id' | 'questionText' | 'answerText'>[]
> {
  const rows = await db.productQuestion.findMany({
    where: { id: { not: id }, locale, sentAt: { not: null }, ...states.answered },
    orderBy: { answeredAt: 'desc' },
    take: KNOWN,
    select: { id: true, questionText: true, answerText: true },
  });
  return similarQuestions(
    rows.map(({ answerText, ...row }) => ({ ...row, answerText: answerText ?? '' })),
    questionText,
  );
}

/** One question for staff; null if there is none, or it waits for its writer to sign in. */
export async function staffQuestion(id: string, database: Database = db): Promise<StaffQuestion | null> {
  const row = await database.productQuestion.findFirst({ where: { id, sentAt: { not: null } }, ...withVotes });
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

/** When something is decided, and what is written beside it, in the same transaction. */
export interface Decided {
  now?: Date;
  note?: (database: Database, question: StaffQuestion) => Promise<void>;
}

/**
 * Answers a question, or words its answer anew: what is in the other language is outdated then. The first answer shows
 * the question and is mailed to the person who asked.
 * @returns null if there is no such question
 */
export function answerQuestion(
  id: string,
  answerText: string,
  { now = new Date(), note }: Decided = {},
): Promise<StaffQuestion | null> {
  return db.$transaction(async (database) => {
    const { count } = await database.productQuestion.updateMany({
      where: { id, sentAt: { not: null }, answeredAt: null },
      data: { answerText, answeredAt: now, hiddenAt: null, hiddenReason: null },
    });
    if (count > 0) await addJob(database, answerMail, { questionId: id }, { key: `question-answer:${id}` });
    else await wordAnew(database, id, answerText);
    return decided(database, id, note);
  });
}

async function wordAnew(database: Database, id: string, answerText: string): Promise<void> {
  const where = { id, sentAt: { not: null } };
  await database.productQuestion.updateMany({
    where: { ...where, otherAnswer: { not: null }, answerText: { not: answerText } },
    data: { otherOutdated: true },
  });
  await database.productQuestion.updateMany({ where, data: { answerText } });
}

/**
 * Words a question and its answer in the other language, for its page; nulls take both away.
 * @returns null if there is no such question
 */
export function wordInOther(
  id: string,
  words: { question: string; answer: string } | null,
  { note }: Decided = {},
): Promise<StaffQuestion | null> {
  return db.$transaction(async (database) => {
    await database.productQuestion.updateMany({
      where: { id, sentAt: { not: null } },
      data: { otherQuestion: words?.question ?? null, otherAnswer: words?.answer ?? null, otherOutdated: false },
    });
    return decided(database, id, note);
  });
}

/**
 * Takes a question from the page, or shows it again.
 * @param hidden the reason, as its writer reads it; null shows it again, where it has an answer
 * @returns null if there is no such question
 */
export function hideQuestion(
  id: string,
  hidden: string | null,
  { now = new Date(), note }: Decided = {},
): Promise<StaffQuestion | null> {
  return db.$transaction(async (database) => {
    await database.productQuestion.updateMany({
      where: { id, sentAt: { not: null } },
      data: { hiddenAt: hidden === null ? null : now, hiddenReason: hidden },
    });
    return decided(database, id, note);
  });
}

async function decided(database: Database, id: string, note: Decided['note']): Promise<StaffQuestion | null> {
  await dropPages(database, 'questions');
  const question = await staffQuestion(id, database);
  if (question) await note?.(database, question);
  return question;
}
