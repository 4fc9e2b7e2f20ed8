import { data, redirect } from '@remix-run/node';
import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { reviewForm } from '~/modules/questions/questions.schema.server.ts';
import { askedProduct, reviewablePieces, writeReview } from '~/modules/questions/questions.server.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { byLocale } from '~/i18n/locales.ts';
import { href } from '~/site-map.ts';
import type { ReviewRefusal, ReviewView } from './review-view.ts';

interface ReviewRequest {
  slug: string;
  visitor: Visitor | null;
  isSignedIn: boolean;
  locale: Locale;
  search: URLSearchParams;
}

/** What the page shows; null for an unknown product. The piece is the address’s, else the first that has no review. */
export async function loadReview({
  slug,
  visitor,
  isSignedIn,
  locale,
  search,
}: ReviewRequest): Promise<ReviewView | null> {
  const product = await askedProduct(slug, locale);
  if (!product) return null;
  const pieces = visitor
    ? (await reviewablePieces(visitor, locale)).filter((each) => each.productId === product.id)
    : [];
  const named = pieces.find(({ dealId }) => dealId === search.get('stueck'));
  const t = i18nFor(locale, 'review');
  const stars = Number(search.get('sterne'));
  return {
    page: {
      locale,
      title: t('seo.title', { name: product.name }),
      description: t('seo.description', { name: product.name }),
      alternates: byLocale((each) => href('review', { bike: product.slug }, each)),
      noindex: true,
    },
    product: { slug: product.slug, name: product.name },
    isSignedIn,
    piece: named ?? pieces.find(({ review }) => review === null) ?? pieces[0] ?? null,
    stars: stars >= 1 && stars <= 5 ? Math.round(stars) : undefined,
    isSent: search.has('gesendet'),
  };
}

interface SentReview {
  request: Request;
  visitor: Visitor;
  slug: string;
  locale: Locale;
}

/** Answers the form of a review: kept, or what is wrong with it. */
export async function answerReview({ request, visitor, slug, locale }: SentReview, form: FormData) {
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  const parsed = reviewForm.safeParse({ ...fields, fit: fields.fit || null });
  const refuse = (refusal: Omit<ReviewRefusal, 'typed'>) =>
    data({ ...refusal, typed: fields } satisfies ReviewRefusal, { status: refusalStatus(request, 400) });
  if (!parsed.success) return refuse({ errors: z.flattenError(parsed.error).fieldErrors, isForeign: false });
  const deal = z.uuid().safeParse(fields.stueck);
  const input = { ...parsed.data, fit: parsed.data.fit ?? null };
  const isKept = deal.success && (await writeReview(visitor, deal.data, { input, locale }));
  if (!isKept) return refuse({ errors: {}, isForeign: true });
  return redirect(href('review', { bike: slug }, locale, { stueck: deal.data, gesendet: 1 }), 303);
}
