import type { SubmissionResult } from '@conform-to/react';
import { useEffect, useState } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { getHelpfulVotes } from '~/modules/questions/question-calls.ts';
import { AskForm } from '~/modules/questions/ui/ask-form.tsx';
import { Question, QuestionPart } from '~/modules/questions/ui/question-part.tsx';
import { ReviewPart } from '~/modules/questions/ui/review-part.tsx';
import type { Visit } from '~/modules/visit/visit.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Container } from '~/ui/layout.tsx';
import { cx } from '~/ui/class-names.ts';
import { GoLink } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { QuestionsView } from './questions.server.ts';

interface QuestionsPageProps extends Omit<QuestionsView, 'page' | 'jsonLd'> {
  visit: Visit | null;
  /** What stopped the form. */
  lastResult: SubmissionResult | undefined;
}

const HEAD = cx(
  'grid grid-cols-[112px_minmax(0,1fr)] items-center gap-4 pb-12 pt-4',
  'tablet:grid-cols-[176px_minmax(0,1fr)] tablet:gap-6', // as large as the picture of a cart's line
);

export function QuestionsPage(props: QuestionsPageProps) {
  const { product, questions, reviews, question, typed, stars, isSent, visit, lastResult } = props;
  const { t } = useTranslation(['questions', 'common']);
  const locale = useLocale();
  const votes = useVotes(product.slug);
  const productPath = href('product', { bike: product.slug }, locale);
  const all = href('productQuestions', { bike: product.slug }, locale);
  return (
    <Container className="pt-4">
      <Breadcrumb
        label={t('common:breadcrumb')}
        items={[
          { label: t('common:home'), href: href('home', {}, locale) },
          { label: product.name, href: productPath },
          question ? { label: t('page.title'), href: all } : { label: t('page.title') },
        ]}
      />
      <header className={HEAD}>
        <Picture picture={product.picture} priority className="w-full bg-mist" />
        <div>
          <p className="text-ink-2">{t('page.title')}</p>
          <h1 className="text-h1">{product.name}</h1>
          <GoLink href={productPath}>{t('page.to-product')}</GoLink>
        </div>
      </header>
      {question ? (
        <div className="grid gap-18 pb-18">
          <section aria-labelledby="fragen-titel">
            <h2 id="fragen-titel" className="sr-only">
              {t('questions.title')}
            </h2>
            <ol className="border-t-2 border-ink">
              <Question question={question} bike={product.slug} isOn={votes.includes(question.id)} isAlone />
            </ol>
            <p className="mt-5">
              <GoLink href={all}>{t('questions.all')}</GoLink>
            </p>
          </section>
        </div>
      ) : (
        <div className="grid gap-18 pb-18">
          <ReviewPart
            key={stars}
            bike={product.slug}
            reviews={reviews}
            votes={votes}
            showsAll
            {...(stars === undefined ? {} : { stars })}
          />
          <QuestionPart bike={product.slug} questions={questions} votes={votes} typed={typed} key={typed}>
            <AskForm product={product} questions={questions} visit={visit} isSent={isSent} refused={lastResult} />
          </QuestionPart>
        </div>
      )}
    </Container>
  );
}

/** What the visitor found helpful: scripts ask for it, since the page is the same for everyone. */
function useVotes(slug: string): readonly string[] {
  const locale = useLocale();
  const [votes, setVotes] = useState<readonly string[]>([]);
  useEffect(() => {
    void getHelpfulVotes(slug, locale).then(setVotes);
  }, [slug, locale]);
  return votes;
}
