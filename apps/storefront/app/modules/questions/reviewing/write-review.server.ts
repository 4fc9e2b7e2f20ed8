import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { dropPages } from '~/platform/page-cache.server.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import type { OwnReview, ReviewablePiece } from '~/modules/questions/questions.ts';

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
 * Keeps what a buyer says of a piece that was delivered to them: one review for each, which they may word anew. It is shown
 * once staff have looked at it, each wording anew.
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
  const said = { stars, fit, firstName, title, text, locale };
  await db.$transaction(async (database) => {
    const { id } = await database.productReview.upsert({
      where: { dealId },
      create: { ...said, dealId, productId: piece.productId, userId: visitor.userId, createdAt: now },
      update: { ...said, createdAt: now, publishedAt: null, hiddenAt: null, hiddenReason: null },
      select: { id: true },
    });
    const message = { text: `Neue Bewertung zu ${piece.name}` };
    await addJob(database, chatJob, message, { key: `review:${id}:${now.getTime()}` });
    await dropPages(database, 'questions');
  });
  return true;
}
