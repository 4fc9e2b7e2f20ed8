import { type Locale, locales } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { currentInstanceId, seeingAllInstances } from '~/platform/instance-scope.server.ts';
import { ReadCache } from '~/platform/read-cache.server.ts';
import { instanceSql } from '~/platform/sql.server.ts';
import {
  averageOf,
  otherLanguage,
  type QuestionAndReviewCount,
  type PublicQuestion,
  type PublicReview,
  shownName,
} from '~/modules/questions/questions.ts';

/** Questions and reviews that a page shows at most. */
const MOST = 200;

/** What a question needs to be shown to everyone. */
export const isPublished = { answeredAt: { not: null }, hiddenAt: null } as const;

/** What is to be read in a language: asked in it, or worded in it by staff. */
const readIn = (locale: Locale) => {
  const wordedIn = locales.filter((requested) => otherLanguage[requested] === locale);
  return { OR: [{ locale }, { locale: { in: wordedIn }, otherAnswer: { not: null } }] };
};

/** Questions of a product that have an answer, in one language, the most helpful first. */
export async function publishedQuestions(productId: number, locale: Locale): Promise<PublicQuestion[]> {
  const rows = await db.productQuestion.findMany({
    where: { productId, ...readIn(locale), ...isPublished },
    orderBy: [{ votes: { _count: 'desc' } }, { answeredAt: 'desc' }],
    take: MOST,
    select: {
      id: true,
      locale: true,
      questionText: true,
      answerText: true,
      otherQuestion: true,
      otherAnswer: true,
      firstName: true,
      lastName: true,
      createdAt: true,
      answeredAt: true,
      _count: { select: { votes: true } },
    },
  });
  return rows.map(({ id, createdAt, answeredAt, _count, ...row }) => ({
    id,
    ...wordsIn(locale, row),
    firstName: shownName(row),
    createdAt: createdAt.toISOString(),
    answeredAt: (answeredAt ?? createdAt).toISOString(),
    helpful: _count.votes,
  }));
}

interface WordedTwice {
  locale: Locale;
  questionText: string;
  answerText: string | null;
  otherQuestion: string | null;
  otherAnswer: string | null;
}

function wordsIn(locale: Locale, row: WordedTwice): { questionText: string; answerText: string } {
  return row.locale === locale
    ? { questionText: row.questionText, answerText: row.answerText ?? '' }
    : { questionText: row.otherQuestion ?? row.questionText, answerText: row.otherAnswer ?? '' };
}

/** Reviews of a product that are shown, the most helpful first; those in the page's own language before the others. */
export async function publishedReviews(productId: number, locale: Locale): Promise<PublicReview[]> {
  const rows = await db.productReview.findMany({
    where: { productId, publishedAt: { not: null }, hiddenAt: null },
    orderBy: [{ votes: { _count: 'desc' } }, { createdAt: 'desc' }],
    take: MOST,
    select: {
      id: true,
      locale: true,
      firstName: true,
      stars: true,
      fit: true,
      title: true,
      text: true,
      createdAt: true,
      answerText: true,
      answeredAt: true,
      dealId: true,
      _count: { select: { votes: true } },
    },
  });
  const sizes = await sizesOf(rows.map(({ dealId }) => dealId));
  const reviews = rows.map(({ dealId, createdAt, answeredAt, _count, ...row }) => ({
    ...row,
    size: sizes.get(dealId) ?? null,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    helpful: _count.votes,
  }));
  return [...reviews.filter((each) => each.locale === locale), ...reviews.filter((each) => each.locale !== locale)];
}

/** Sizes of ordered pieces that are spoken of in public, also of the main shop's in a partner's. */
async function sizesOf(dealIds: string[]): Promise<ReadonlyMap<string, string | null>> {
  if (dealIds.length === 0) return new Map();
  const deals = await seeingAllInstances(
    async () => await db.deal.findMany({ where: { id: { in: dealIds } }, select: { id: true, variantId: true } }),
  );
  const variants = await db.variant.findMany({
    where: { id: { in: deals.map(({ variantId }) => variantId) } },
    select: { id: true, size: true },
  });
  return new Map(
    deals.map(({ id, variantId }) => [id, variants.find((variant) => variant.id === variantId)?.size ?? null]),
  );
}

interface EntryRow {
  questions: number;
  reviews: number;
  stars: number;
}

const storedCounts = new ReadCache<EntryRow>('questions', 500);

/** How many questions and reviews a product has, for its page's head. */
export async function countQuestionsAndReviews(productId: number, locale: Locale): Promise<QuestionAndReviewCount> {
  const key = `${currentInstanceId()} ${productId} ${locale}`;
  const row = await storedCounts.one(key, async () => {
    const [counted] = await instanceSql<EntryRow[]>`
      select
        (select count(*)::int from product_question
          where product_id = ${productId} and (locale = ${locale} or other_answer is not null)
            and answered_at is not null and hidden_at is null) as questions,
        count(*)::int as reviews, coalesce(sum(stars), 0)::int as stars
      from product_review where product_id = ${productId} and published_at is not null and hidden_at is null`;
    return counted;
  });
  const { questions = 0, reviews = 0, stars = 0 } = row ?? {};
  return { questions, reviews, average: averageOf(stars, reviews) };
}

/** Which of a product's questions and reviews a visitor found helpful. */
export async function listVotes(userId: string, productId: number): Promise<string[]> {
  const [questions, reviews] = await Promise.all([
    db.questionVote.findMany({ where: { userId, question: { productId } }, select: { questionId: true } }),
    db.reviewVote.findMany({ where: { userId, review: { productId } }, select: { reviewId: true } }),
  ]);
  return [...questions.map(({ questionId }) => questionId), ...reviews.map(({ reviewId }) => reviewId)];
}
