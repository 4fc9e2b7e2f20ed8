import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale } from '~/i18n/use-translation.ts';
import { getHelpfulVotes, getProductQuestions, getProductReviews } from '~/modules/questions/question-calls.ts';
import type { PublicQuestion, PublicReview } from '~/modules/questions/questions.ts';
import { Container } from '~/ui/layout.tsx';
import styles from './live-questions-and-reviews.css?url';
import { AskForm } from './ask-form.tsx';
import { QuestionPart } from './question-part.tsx';
import { ReviewPart } from './review-part.tsx';

interface LiveQuestionsAndReviewsProps {
  product: { slug: string; name: string };
  /** What is there until all has come, and where it does not. */
  children: ReactNode;
}

interface LoadedEntries {
  questions: PublicQuestion[];
  reviews: PublicReview[];
  votes: string[];
}

/** Reviews and questions inside a product's page, fetched when they are opened. */
export default function LiveQuestionsAndReviews({ product, children }: LiveQuestionsAndReviewsProps) {
  const { slug } = product;
  const locale = useLocale();
  const [verification, setEntries] = useState<LoadedEntries>();
  const [isStyled, setStyled] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const reading = [getProductQuestions(slug, locale), getProductReviews(slug, locale), getHelpfulVotes(slug, locale)];
    void Promise.all(reading).then(([questions, reviews, votes]) => {
      if (isCurrent && questions && reviews) setEntries({ questions, reviews, votes } as LoadedEntries);
    });
    return () => {
      isCurrent = false;
    };
  }, [slug, locale]);
  const { questions, reviews, votes } = verification ?? {};
  const isReady = questions && reviews && votes && isStyled;
  const place = useRef<HTMLDivElement>(null);
  // What was pressed is gone: the focus moves to its answer.
  useEffect(() => {
    if (isReady) place.current?.focus({ preventScroll: true });
  }, [isReady]);
  return (
    <>
      <link rel="stylesheet" href={styles} onLoad={() => setStyled(true)} onError={() => setStyled(true)} />
      {isReady ? (
        <Container>
          <div ref={place} tabIndex={-1} className="grid gap-18 pb-18 outline-none">
            <ReviewPart bike={slug} reviews={reviews} votes={votes} />
            <QuestionPart bike={slug} questions={questions} votes={votes} typed="">
              <AskForm product={product} questions={questions} visit={null} />
            </QuestionPart>
          </div>
        </Container>
      ) : (
        children
      )}
    </>
  );
}
