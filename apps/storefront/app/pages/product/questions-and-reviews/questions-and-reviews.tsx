import { memo, Suspense, useState } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { QuestionAndReviewCount } from '~/modules/questions/questions.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { createOptionalComponent } from '~/ui/optional-component.ts';

const LiveQuestionsAndReviews = createOptionalComponent(
  () => import('~/modules/questions/ui/live-questions-and-reviews.tsx'),
);

interface QuestionsAndReviewsProps {
  slug: string;
  name: string;
}

/**
 * Reviews and questions: a way to their page; with scripts they open in its place. They come with the press and not
 * when seen: nothing below moves while a person reads.
 */
export const QuestionsAndReviews = memo(function QuestionsAndReviews({ slug, name }: QuestionsAndReviewsProps) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const way = (
    <Section flush>
      <SectionHead
        title={t('proof.title')}
        lead={t('proof.lead')}
        aside={
          <LinkButton
            variant="secondary"
            href={href('productQuestions', { bike: slug }, locale)}
            onClick={(event) => {
              // Where nothing came after a first press, the next one leads there.
              if (isOpen) return;
              event.preventDefault();
              setOpen(true);
            }}
          >
            {t('proof.open')}
          </LinkButton>
        }
      />
    </Section>
  );
  return (
    <div id="fragen">
      {isOpen ? (
        <Suspense fallback={way}>
          <LiveQuestionsAndReviews product={{ slug, name }} instead={way}>
            {way}
          </LiveQuestionsAndReviews>
        </Suspense>
      ) : (
        way
      )}
    </div>
  );
});

/** The line under a product's name: what its buyers say, and how much was asked. Nothing where there is neither. */
export function QuestionsAndReviewsLine({ reviews, average, questions }: QuestionAndReviewCount) {
  const { t } = useTranslation('product');
  if (reviews === 0 && questions === 0) return null;
  const message = [
    ...(average === null ? [] : [average.toFixed(1).replace('.', ',')]),
    ...(reviews > 0 ? [t('proof.reviews', { count: reviews })] : []),
    ...(questions > 0 ? [t('proof.questions', { count: questions })] : []),
  ];
  return (
    <a className="link num inline-flex min-h-touch items-center text-small" href="#fragen">
      {message.join(' · ')}
    </a>
  );
}
