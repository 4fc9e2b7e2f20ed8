import { z } from 'zod';
import {
  answerQuestion,
  countQuestions,
  hideQuestion,
  listQuestions,
  similarAnswers,
  staffQuestion,
  wordInOther,
} from '~/modules/questions/questions.server.ts';
import { countReviews, decideReview, listReviews, staffReview } from '~/modules/questions/reviews.server.ts';
import type { Database } from '~/platform/db.server.ts';
import { typedLine, typedText } from '~/platform/typed-text.server.ts';
import type { ModerationCounts, ModerationEntry, ModerationQuery } from './moderation.ts';
import { questionAids } from './question-templates.server.ts';
import type { StaffMember } from './role.server.ts';
import { type ActResult, done, recordAction, refused } from './staff-log.server.ts';
import type { StaffAction } from './areas.ts';
import { addTemplateByTeam } from './ticket-admin.server.ts';

const PAGE = 50;

const ANSWER_LENGTH = 4000;

/** The result of an action; an answer may leave the other language's behind. */
export type ModerationResult = ActResult | { kind: 'done'; isOtherOutdated: true };

/** How many questions and reviews there are in each state. */
export async function countModerationEntries(): Promise<ModerationCounts> {
  const [questions, reviews] = await Promise.all([countQuestions(), countReviews()]);
  return {
    offen: { fragen: questions.waiting, bewertungen: reviews.waiting },
    sichtbar: { fragen: questions.answered, bewertungen: reviews.published },
    verborgen: { fragen: questions.hidden, bewertungen: reviews.hidden },
  };
}

const questionState = { offen: 'waiting', sichtbar: 'answered', verborgen: 'hidden' } as const;
const reviewState = { offen: 'waiting', sichtbar: 'published', verborgen: 'hidden' } as const;

/**
 * Questions and reviews in one row, fifty at a time: what is open the oldest first, others the newest first. Ids of
 * both rise with time, so that one cursor goes on after both. The look is recorded.
 */
export async function listModerationEntries(
  staff: StaffMember,
  { state, kind, cursor: after }: Pick<ModerationQuery, 'state' | 'kind' | 'cursor'>,
): Promise<{
  entries: ModerationEntry[];
  nextCursor: string | null;
}> {
  const cursor = after ?? undefined;
  const [questions, reviews] = await Promise.all([
    kind === 'bewertungen'
      ? { questions: [], nextCursor: null }
      : listQuestions({ state: questionState[state], cursor }),
    kind === 'fragen' ? { reviews: [], nextCursor: null } : listReviews({ state: reviewState[state], cursor }),
  ]);
  const all: ModerationEntry[] = [
    ...questions.questions.map((item) => ({ kind: 'fragen', item }) as const),
    ...reviews.reviews.map((item) => ({ kind: 'bewertungen', item }) as const),
  ];
  const turn = state === 'offen' ? 1 : -1;
  const entries = all.sort((a, b) => (a.item.id < b.item.id ? -turn : turn)).slice(0, PAGE);
  await recordAction(staff, { action: 'questions.list', subject: `${state}, ${entries.length} gelesen` });
  const isMore = all.length > PAGE || questions.nextCursor !== null || reviews.nextCursor !== null;
  return { entries, nextCursor: isMore ? (entries.at(-1)?.item.id ?? null) : null };
}

/** One question or review; null if there is none of this id. */
async function findModerationEntry(id: string): Promise<ModerationEntry | null> {
  const question = await staffQuestion(id);
  if (question) return { kind: 'fragen', item: question };
  const review = await staffReview(id);
  return review && { kind: 'bewertungen', item: review };
}

/**
 * What is opened, with what was answered to similar questions. Looking at it is recorded.
 * @param listed what the page lists: without an id its first entry is opened
 */
export async function getModerationEntry(staff: StaffMember, id: string | null, listed: readonly ModerationEntry[]) {
  const entry = id === null ? (listed[0] ?? null) : await findModerationEntry(id);
  if (!entry) return null;
  const isQuestion = entry.kind === 'fragen';
  await recordAction(staff, { action: isQuestion ? 'question.read' : 'review.read', subject: subjectOf(entry.item) });
  if (!isQuestion) return { entry, similar: [], aids: null };
  const [similar, aids] = await Promise.all([similarAnswers(entry.item), questionAids(entry.item)]);
  return { entry, similar, aids };
}

const removed = refused('Das gibt es nicht mehr: Wer es geschrieben hat, hat es gelöscht.');
const resultOf = (changed: object | null): ModerationResult => (changed ? done : removed);

const subjectOf = (item: ModerationEntry['item']): string =>
  `${'bikeName' in item ? item.bikeName : item.productName}, ${item.id}`;

/** Writes a line of the log in the transaction of a change of a question or a review. */
export const createModerationLogEntry = (staff: StaffMember, action: StaffAction) => ({
  note: (database: Database, item: ModerationEntry['item']) =>
    recordAction(staff, { action, subject: subjectOf(item) }, database),
});

const answerText = z.string().trim().min(1).pipe(typedText(ANSWER_LENGTH));
const reasonLine = typedLine(200);

const badAnswer = refused(`Schreib eine Antwort: bis ${ANSWER_LENGTH} Zeichen, ohne Steuerzeichen.`);
const badReason = refused('Nenn einen Grund in einer Zeile: Wer es geschrieben hat, liest ihn.');
const notNow = refused('Jemand aus dem Team hat das inzwischen geändert. Sieh es nochmals an.');

/** What the form showed before it was changed: an answer of a colleague is not written over unseen. */
interface Seen {
  /** The answer as it was; empty: none. */
  seen?: string;
}

const normal = (text: string | null | undefined): string => (text ?? '').replace(/\r\n?/g, '\n').trim();

/**
 * Answers a question, or words its answer anew; the first answer shows it and is mailed. Says where the other
 * language's is outdated.
 */
export async function answerByStaffMember(
  staff: StaffMember,
  id: string,
  { answer, seen }: { answer: string } & Seen,
): Promise<ModerationResult> {
  const parsed = answerText.safeParse(normal(answer));
  if (!parsed.success) return badAnswer;
  const before = await staffQuestion(id);
  if (before && seen !== undefined && normal(before.answerText) !== normal(seen)) return notNow;
  const answered = await answerQuestion(id, parsed.data, createModerationLogEntry(staff, 'question.answer'));
  return answered?.otherOutdated ? { kind: 'done', isOtherOutdated: true } : resultOf(answered);
}

const otherWords = z.object({
  question: z.string().trim().min(1).pipe(typedText(1000)),
  answer: answerText,
});

/** Words a question and its answer in the other language; both empty takes them away. */
export async function translateByStaffMember(
  staff: StaffMember,
  id: string,
  typed: { question: string; answer: string },
): Promise<ModerationResult> {
  const words = { question: normal(typed.question), answer: normal(typed.answer) };
  const isEmpty = words.question === '' && words.answer === '';
  const parsed = otherWords.safeParse(words);
  if (!isEmpty && !parsed.success)
    return refused('Schreib Frage und Antwort in der anderen Sprache, oder leere beide.');
  return resultOf(await wordInOther(id, parsed.data ?? null, createModerationLogEntry(staff, 'question.answer')));
}

/** Takes a question or a review from the shop; its writer reads the reason. */
export async function hideByStaffMember(
  staff: StaffMember,
  { id, kind }: { id: string; kind: ModerationEntry['kind'] },
  typed: string,
): Promise<ModerationResult> {
  const reason = reasonLine.safeParse(typed);
  if (!reason.success) return badReason;
  if (kind === 'fragen')
    return resultOf(await hideQuestion(id, reason.data, createModerationLogEntry(staff, 'question.hide')));
  return resultOf(
    await decideReview(id, { kind: 'hide', reason: reason.data }, createModerationLogEntry(staff, 'review.hide')),
  );
}

/** Shows a hidden question again; without an answer it is open again. */
export async function showByStaffMember(staff: StaffMember, id: string): Promise<ModerationResult> {
  return resultOf(await hideQuestion(id, null, createModerationLogEntry(staff, 'question.show')));
}

/**
 * Shows a review to everyone.
 * @param seenText what was read: a review that was reworded meanwhile is to be read again
 */
export async function publishReview(staff: StaffMember, id: string, seenText: string): Promise<ModerationResult> {
  const before = await staffReview(id);
  if (before && normal(before.text) !== normal(seenText))
    return refused('Der Text ist inzwischen ein anderer. Lies ihn nochmals.');
  return resultOf(await decideReview(id, { kind: 'publish' }, createModerationLogEntry(staff, 'review.publish')));
}

/** Says what the shop answers to a review; an empty answer takes it away. */
export async function answerReview(
  staff: StaffMember,
  id: string,
  { answer, seen }: { answer: string } & Seen,
): Promise<ModerationResult> {
  const typed = normal(answer);
  const parsed = answerText.safeParse(typed);
  if (typed !== '' && !parsed.success) return badAnswer;
  const before = await staffReview(id);
  if (before && seen !== undefined && normal(before.answerText) !== normal(seen)) return notNow;
  const text = typed === '' ? null : typed;
  return resultOf(await decideReview(id, { kind: 'answer', text }, createModerationLogEntry(staff, 'review.answer')));
}

/** Keeps what is typed as a template of the team, in the language of a question: tickets and questions share them. */
export async function addQuestionTemplate(
  staff: StaffMember,
  id: string,
  typed: { title: string; text: string },
): Promise<ModerationResult> {
  const question = await staffQuestion(id);
  if (!question) return refused('Diese Frage gibt es nicht mehr.');
  return addTemplateByTeam(staff, { locale: question.locale, ...typed, suggestions: '' });
}
