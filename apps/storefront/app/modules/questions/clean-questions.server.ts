import { db, Prisma } from '~/platform/db.server.ts';

/** How long a question waits for its writer to sign in, ms. */
const WAITS_MS = 30 * 24 * 60 * 60 * 1000;

/** Years after the last word of a question with which it is an enquiry no more. */
const RETENTION_YEARS = 2;

/**
 * Forgets what no one needs any more: questions that were never sent, after a month; two years after the last word of
 * the others those that are not shown, and who asked those that are, of whom the first name and an initial stay (spec
 * §3: Product question).
 */
export async function cleanQuestions(now = new Date()): Promise<void> {
  const unsent = new Date(now.getTime() - WAITS_MS);
  await db.productQuestion.deleteMany({ where: { sentAt: null, createdAt: { lt: unsent } } });
  const old = new Date(now);
  old.setUTCFullYear(old.getUTCFullYear() - RETENTION_YEARS);
  const isOld = Prisma.sql`greatest(created_at, sent_at, answered_at, hidden_at) < ${old}`;
  await db.$executeRaw`delete from product_question where ${isOld} and (answered_at is null or hidden_at is not null)`;
  await db.$executeRaw`
    update product_question set email = null, last_name = left(last_name, 1)
    where ${isOld} and (email is not null or length(last_name) > 1)`;
}
