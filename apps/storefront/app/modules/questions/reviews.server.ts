import type { Locale } from '~/i18n/locales.ts';
import { type Database, db, type Prisma } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { dropPages } from '~/platform/page-cache.server.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import type { OwnReview, ReviewablePiece, ReviewFit } from './questions.ts';

export type ReviewInput = Pick<OwnReview, 'stars' | 'fit' | 'firstName' | 'title' | 'text'>;

/** What was delivered to a visitor, each ordered piece for itself, the newest first. */
export async function reviewablePieces({ userId }: Visitor, locale: Locale): Promise<ReviewablePiece[]> {
  const deals = await db.deal.findMany({
    where: { checkout: { userId, fulfilment: { stage: 'delivered' } } },
    orderBy: { createdAt: 'desc' },
    take: 50,
    select: { id: true, variantId: true, review: true },
  });
  const variants = await db.variant.findMany({
    where: { id: { in: deals.map(({ variantId }) => variantId) } },
    select: {
      id: true,
      product: { select: { id: true, texts: { select: { locale: true, name: true, slug: true } } } },
    },
  });
  return deals.flatMap(({ id: dealId, variantId, review }) => {
    const product = variants.find(({ id }) => id === variantId)?.product;
    const text = product?.texts.find((each) => each.locale === locale) ?? product?.texts[0];
    if (!product || !text) return [];
    const { name, slug } = text;
    return [{ dealId, productId: product.id, name, slug, review: review && toOwnReview(review) }];
  });
}

type ReviewRow = ReviewInput & { publishedAt: Date | null; hiddenAt: Date | null; hiddenReason: string | null };

function toOwnReview({
  stars,
  fit,
  firstName,
  title,
  text,
  publishedAt,
  hiddenAt,
  hiddenReason,
}: ReviewRow): OwnReview {
  const state = hiddenAt ? 'hidden' : publishedAt ? 'published' : 'waiting';
  return { stars, fit, firstName, title, text, state, hiddenReason };
}

/**
 * Keeps what a buyer says of a piece that was delivered to them: one review for each, which they may word anew. It is
 * shown once staff have looked at it, each wording anew.
 * @returns whether the piece is theirs
 */
export async function writeReview(
  visitor: Visitor,
  dealId: string,
  { input, locale }: { input: ReviewInput; locale: Locale },
  now = new Date(),
): Promise<boolean> {
  const piece = (await reviewablePieces(visitor, locale)).find((each) => each.dealId === dealId);
  if (!piece) return false;
  const { stars, fit, firstName, title, text } = input;
  const content = { stars, fit, firstName, title, text, locale };
  await db.$transaction(async (database) => {
    const { id } = await database.productReview.upsert({
      where: { dealId },
      create: { ...content, dealId, productId: piece.productId, userId: visitor.userId, createdAt: now },
      update: { ...content, createdAt: now, publishedAt: null, hiddenAt: null, hiddenReason: null },
      select: { id: true },
    });
    const message = { text: `Neue Bewertung zu ${piece.name}` };
    await addJob(database, chatJob, message, { key: `review:${id}:${now.getTime()}` });
    await dropPages(database, 'questions');
  });
  return true;
}

/** `waiting` is what staff have not looked at. */
export type ReviewState = 'waiting' | 'published' | 'hidden';

/** A review with all that is stored of it, for staff. Times are ISO 8601. */
export interface StaffReview {
  id: string;
  productId: number;
  /** The product's name in the review's language. */
  productName: string;
  /** Of the same language. */
  productSlug: string;
  locale: Locale;
  firstName: string;
  stars: number;
  fit: ReviewFit | null;
  title: string;
  text: string;
  createdAt: string;
  state: ReviewState;
  hiddenReason: string | null;
  answerText: string | null;
}

const PAGE = 50;

const withNames = {
  include: { product: { select: { texts: { select: { locale: true, name: true, slug: true } } } } },
} as const;
type Row = Prisma.ProductReviewGetPayload<typeof withNames>;

const states: Record<ReviewState, Prisma.ProductReviewWhereInput> = {
  waiting: { publishedAt: null, hiddenAt: null },
  published: { publishedAt: { not: null }, hiddenAt: null },
  hidden: { hiddenAt: { not: null } },
};

/**
 * Reviews, fifty at a time: those that wait the oldest first, others the newest first.
 * @param options cursor: `nextCursor` of the page before
 */
export async function listReviews({ state, cursor }: { state?: ReviewState; cursor?: string } = {}): Promise<{
  reviews: StaffReview[];
  nextCursor: string | null;
}> {
  const direction = state === 'waiting' ? 'asc' : 'desc';
  const rows = await db.productReview.findMany({
    where: {
      ...(state ? states[state] : {}),
      ...(cursor ? { id: direction === 'asc' ? { gt: cursor } : { lt: cursor } } : {}),
    },
    orderBy: { id: direction },
    take: PAGE + 1,
    ...withNames,
  });
  const page = rows.slice(0, PAGE);
  return { reviews: page.map(toStaffReview), nextCursor: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** How many reviews there are, by their state. */
export async function countReviews(): Promise<Record<ReviewState, number>> {
  const count = (state: ReviewState) => db.productReview.count({ where: states[state] });
  const [waiting, published, hidden] = await Promise.all([count('waiting'), count('published'), count('hidden')]);
  return { waiting, published, hidden };
}

/** One review for staff; null if there is none. */
export async function staffReview(id: string, database: Database = db): Promise<StaffReview | null> {
  const row = await database.productReview.findUnique({ where: { id }, ...withNames });
  return row && toStaffReview(row);
}

function toStaffReview(row: Row): StaffReview {
  const { id, productId, locale, firstName, stars, fit, title, text, hiddenReason, answerText } = row;
  const product = row.product.texts.find((each) => each.locale === locale);
  return {
    id,
    productId,
    locale,
    firstName,
    stars,
    fit,
    title,
    text,
    hiddenReason,
    answerText,
    productName: product?.name ?? '',
    productSlug: product?.slug ?? '',
    createdAt: row.createdAt.toISOString(),
    state: row.hiddenAt ? 'hidden' : row.publishedAt ? 'published' : 'waiting',
  };
}

/** What staff decide of a review: show it, hide it with a reason that its writer reads, or answer it. */
export type ReviewDecision =
  { kind: 'publish' } | { kind: 'hide'; reason: string } | { kind: 'answer'; text: string | null };

/**
 * Does with a review what staff decided.
 * @param options note: writes beside it, in the same transaction
 * @returns null if there is no such review
 */
export function decideReview(
  id: string,
  decision: ReviewDecision,
  { now = new Date(), note }: { now?: Date; note?: (database: Database, review: StaffReview) => Promise<void> } = {},
): Promise<StaffReview | null> {
  return db.$transaction(async (database) => {
    await database.productReview.updateMany({ where: { id }, data: changeOf(decision, now) });
    await dropPages(database, 'questions');
    const review = await staffReview(id, database);
    if (review) await note?.(database, review);
    return review;
  });
}

function changeOf(decision: ReviewDecision, now: Date): Prisma.ProductReviewUpdateManyMutationInput {
  if (decision.kind === 'publish') return { publishedAt: now, hiddenAt: null, hiddenReason: null };
  if (decision.kind === 'hide') return { hiddenAt: now, hiddenReason: decision.reason };
  return { answerText: decision.text, answeredAt: decision.text === null ? null : now };
}
