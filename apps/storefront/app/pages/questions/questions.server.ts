import { byLocale, type Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import type { ProductView } from '~/modules/catalog/catalog.ts';
import { type PublicQuestion, type PublicReview, STARS } from '~/modules/questions/questions.ts';
import { publishedQuestions, publishedReviews } from '~/modules/questions/questions.server.ts';
import type { PictureSource } from '~/ui/picture.tsx';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { breadcrumbJsonLd, type PageInfo } from '~/seo/seo.ts';
import { href } from '~/site-map.ts';

/** What the page of a product's reviews and questions shows. */
export interface QuestionsView {
  page: PageInfo;
  jsonLd: Record<string, unknown>[];
  product: { slug: string; name: string; picture: PictureSource };
  questions: PublicQuestion[];
  reviews: PublicReview[];
  /** Where the address names one: the question that stands alone. */
  question: PublicQuestion | null;
  /** What the address searches for. */
  typed: string;
  /** Only reviews of so many stars. */
  stars: number | undefined;
  isSent: boolean;
}

export type QuestionsLookup =
  { kind: 'found'; view: QuestionsView } | { kind: 'moved'; path: string } | { kind: 'missing' };

interface QuestionsRequest {
  slug: string;
  /** Id of a question that stands alone. */
  questionId: string | undefined;
  locale: Locale;
  search: URLSearchParams;
}

/** All that the page shows; `moved` for the other language's slug, or a question that is not shown any more. */
export async function loadQuestions({ slug, questionId, locale, search }: QuestionsRequest): Promise<QuestionsLookup> {
  const found = await findProduct({ slug, locale });
  if (found.kind === 'moved') {
    const path = href('productQuestions', { bike: found.slug, question: questionId }, locale);
    return { kind: 'moved', path };
  }
  if (found.kind === 'missing') return found;
  const { product } = found;
  const [questions, reviews] = await Promise.all([
    publishedQuestions(product.id, locale),
    publishedReviews(product.id, locale),
  ]);
  const question = questions.find(({ id }) => id === questionId) ?? null;
  if (questionId !== undefined && !question) {
    return { kind: 'moved', path: href('productQuestions', { bike: product.slug }, locale) };
  }
  const requested = Number(search.get('sterne'));
  const { src, srcSet, width, height } = product.picture;
  return {
    kind: 'found',
    view: {
      page: await pageOf(product, question, { locale, isPlain: search.size === 0 }),
      jsonLd: jsonLdOf(product, question, locale),
      product: {
        slug: product.slug,
        name: product.name,
        picture: { src, ...(srcSet ? { srcSet } : {}), width, height, alt: '' },
      },
      questions,
      reviews,
      question,
      typed: (search.get('suche') ?? '').slice(0, 100),
      stars: STARS.find((star) => star === requested),
      isSent: search.has('gefragt'),
    },
  };
}

async function pageOf(
  product: ProductView,
  question: PublicQuestion | null,
  { locale, isPlain }: { locale: Locale; isPlain: boolean },
): Promise<PageInfo> {
  const t = i18nFor(locale, 'questions');
  const { name, slugs } = product;
  return {
    locale,
    title: question ? `${question.questionText.slice(0, 80)} · ${name} · Velory` : t('seo.title', { name }),
    description: question ? question.answerText.slice(0, 160) : t('seo.description', { name }),
    // A question is of one language: the other one's page has all of its own.
    alternates: byLocale((each) =>
      href('productQuestions', { bike: slugs[each], question: each === locale ? question?.id : undefined }, each),
    ),
    noindex: !isPlain || product.status !== 'published',
  };
}

/** schema.org QAPage is for one question with its answer; a page of many says its place alone. */
function jsonLdOf(product: ProductView, question: PublicQuestion | null, locale: Locale): Record<string, unknown>[] {
  const base = currentAddress();
  const path = href('productQuestions', { bike: product.slug, question: question?.id }, locale);
  const crumbs = breadcrumbJsonLd(
    [
      { name: 'Velory', path: href('home', {}, locale) },
      { name: product.name, path: href('product', { bike: product.slug }, locale) },
      { name: question?.questionText ?? product.name, path },
    ],
    base,
  );
  if (!question) return [crumbs];
  const { questionText, answerText, firstName, createdAt, answeredAt, helpful } = question;
  return [
    crumbs,
    {
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: questionText,
        text: questionText,
        answerCount: 1,
        datePublished: createdAt,
        author: { '@type': 'Person', name: firstName },
        acceptedAnswer: {
          '@type': 'Answer',
          text: answerText,
          url: `${base}${path}`,
          datePublished: answeredAt,
          upvoteCount: helpful,
          author: { '@type': 'Organization', name: 'Velory' },
        },
      },
    },
  ];
}
