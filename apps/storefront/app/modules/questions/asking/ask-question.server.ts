import { db, type Database } from '~/platform/db.server.ts';
import type { Locale } from '~/i18n/locales.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import type { AskedProduct } from './asked-product.server.ts';

/** Questions that one person asks in a day, and that come from one network in an hour. */
const DAILY = 5;
const perSender = createRateLimiter({ name: 'product-questions', points: 20, seconds: 3600 });

const DAY = 24 * 60 * 60 * 1000;

export interface QuestionWish {
  visitor: Visitor;
  /** The account's address; null if no one has signed in: then the question waits until a person has. */
  email: string | null;
  product: AskedProduct;
  locale: Locale;
  firstName: string;
  lastName: string;
  questionText: string;
  /** An address, or whatever represents one. */
  sender: string;
}

/** `waiting`: it is stored and comes to the staff once its writer has signed in. `too-many`: seconds until the next. */
export type AskAnswer = { kind: 'sent' | 'waiting'; id: string } | { kind: 'too-many'; seconds: number };

/**
 * Asks a question (spec §4, §7). The same text of the same person to the same product is one question, however often
 * it is sent.
 */
export async function askQuestion(wish: QuestionWish, now = new Date()): Promise<AskAnswer> {
  const { visitor, email, product, locale, firstName, lastName, questionText, sender } = wish;
  const { userId } = visitor;
  return db.$transaction(async (database): Promise<AskAnswer> => {
    await database.$queryRaw`select from (select pg_advisory_xact_lock(hashtextextended(${`question ${userId}`}, 0))) as lock`;
    const since = { gt: new Date(now.getTime() - DAY) };
    const recent = await database.productQuestion.findMany({
      where: { userId, createdAt: since },
      orderBy: { createdAt: 'asc' },
      select: { id: true, productId: true, questionText: true, createdAt: true, sentAt: true },
    });
    const same = recent.find((each) => each.productId === product.id && each.questionText === questionText);
    if (same) return { kind: same.sentAt ? 'sent' : 'waiting', id: same.id };
    const [oldest] = recent;
    if (oldest && recent.length >= DAILY) {
      return { kind: 'too-many', seconds: Math.ceil((oldest.createdAt.getTime() + DAY - now.getTime()) / 1000) };
    }
    const seconds = await perSender.consume(sender);
    if (seconds !== undefined) return { kind: 'too-many', seconds };
    const question = await database.productQuestion.create({
      data: {
        productId: product.id,
        bikeSlug: product.slug,
        bikeName: product.name,
        sku: product.sku,
        userId,
        locale,
        firstName,
        lastName,
        questionText,
        email,
        createdAt: now,
        sentAt: email === null ? null : now,
      },
      select: { id: true, bikeName: true },
    });
    if (email === null) return { kind: 'waiting', id: question.id };
    await notifyStaff(database, question);
    return { kind: 'sent', id: question.id };
  });
}

/** Notifies the team of a new question, without personal data. */
async function notifyStaff(database: Database, { id, bikeName }: { id: string; bikeName: string }): Promise<void> {
  await addJob(database, chatJob, { text: `Neue Frage zu ${bikeName}` }, { key: `question-asked:${id}` });
}

/**
 * What moves when an anonymous visitor turns out to be a person: questions, reviews and votes. Questions that waited
 * for their writer to sign in come to the staff.
 */
export async function mergeQuestions(database: Database, fromUserId: string, toUserId: string): Promise<void> {
  const from = { where: { userId: fromUserId }, data: { userId: toUserId } };
  await database.productQuestion.updateMany(from);
  await database.productReview.updateMany(from);
  await database.$executeRaw`
    insert into question_vote (question_id, user_id)
    select question_id, ${toUserId}::uuid from question_vote where user_id = ${fromUserId}::uuid on conflict do nothing`;
  await database.$executeRaw`
    insert into review_vote (review_id, user_id)
    select review_id, ${toUserId}::uuid from review_vote where user_id = ${fromUserId}::uuid on conflict do nothing`;
  await database.questionVote.deleteMany({ where: { userId: fromUserId } });
  await database.reviewVote.deleteMany({ where: { userId: fromUserId } });
  await sendWaiting(database, toUserId);
}

async function sendWaiting(database: Database, userId: string): Promise<void> {
  const person = await database.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!person?.email) return;
  const waiting = await database.productQuestion.findMany({
    where: { userId, sentAt: null },
    select: { id: true, bikeName: true },
  });
  for (const question of waiting) {
    await database.productQuestion.update({
      where: { id: question.id },
      data: { email: person.email, sentAt: new Date() },
    });
    await notifyStaff(database, question);
  }
}
