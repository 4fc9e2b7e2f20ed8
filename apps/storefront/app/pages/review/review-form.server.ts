import { redirect } from '@remix-run/node';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { reviewConstraints, sentReview } from '~/modules/questions/questions.schema.server.ts';
import { findQuestionProduct, reviewablePieces, writeReview } from '~/modules/questions/questions.server.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { byLocale } from '~/i18n/locales.ts';
import { href } from '~/site-map.ts';
import type { ReviewView } from './review-view.ts';

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
  const product = await findQuestionProduct(slug, locale);
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
    constraint: reviewConstraints,
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
  const parsed = parseForm(form, sentReview);
  if (!parsed.ok) return refuseForm(request, parsed.reply);
  const { stueck: deal, ...input } = parsed.value;
  const isStored = deal !== undefined && (await writeReview(visitor, deal, { input, locale }));
  if (!isStored) return refuseForm(request, parsed.refuse({ form: 'foreign' }));
  return redirect(href('review', { bike: slug }, locale, { stueck: deal, gesendet: 1 }), 303);
}
