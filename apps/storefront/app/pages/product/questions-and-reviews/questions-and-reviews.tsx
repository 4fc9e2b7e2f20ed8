import { memo, Suspense, useState } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { ProofCount } from '~/modules/questions/questions.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { optionalPart } from '~/ui/optional-component.ts';

const LiveProof = optionalPart(() => import('~/modules/questions/ui/live-questions-and-reviews.tsx'));

interface ProofSectionProps {
  slug: string;
  name: string;
}

/**
 * Reviews and questions: a way to their page; with scripts they open in its place. They come with the press and not when seen:
 * nothing below moves while somebody reads.
 */
export const ProofSection = memo(function ProofSection({ slug, name }: ProofSectionProps) {
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
          <LiveProof product={{ slug, name }} instead={way}>
            {way}
          </LiveProof>
        </Suspense>
      ) : (
        way
      )}
    </div>
  );
});

/** The line under a product's name: what its buyers say, and how much was asked. Nothing where there is neither. */
export function ProofLine({ reviews, average, questions }: ProofCount) {
  const { t } = useTranslation('product');
  if (reviews === 0 && questions === 0) return null;
  const said = [
    ...(average === null ? [] : [average.toFixed(1).replace('.', ',')]),
    ...(reviews > 0 ? [t('proof.reviews', { count: reviews })] : []),
    ...(questions > 0 ? [t('proof.questions', { count: questions })] : []),
  ];
  return (
    <a className="link num inline-flex min-h-touch items-center text-small" href="#fragen">
      {said.join(' · ')}
    </a>
  );
}
