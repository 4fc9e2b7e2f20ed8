import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { AnswerPart } from '~/modules/content/content.ts';
import { FaqAnswer } from '~/modules/content/ui/faq-answer.tsx';
import { AccordionItem } from '~/ui/accordion.tsx';
import { Helpful } from './helpful.tsx';
import { nameInAddress } from './question-address.ts';

interface QuestionProps {
  /** Its document id in the CMS. */
  id: string;
  title: ReactNode;
  slug: string;
  answer: AnswerPart[];
  open?: boolean;
}

/**
 * A question that opens. Its address (`#slug`) is that of the answer: browsers open the section around a place in it
 * by themselves, without scripts too.
 */
export function Question({ id, title, slug, answer, open }: QuestionProps) {
  return (
    <AccordionItem title={title} size="h4" open={open} onOpen={() => nameInAddress(slug)}>
      <div id={slug} className="scroll-mt-32">
        <FaqAnswer answer={answer} />
        <div className="mt-2 flex min-h-touch flex-wrap items-center justify-between gap-x-3 text-small">
          <LinkToQuestion slug={slug} />
          <Helpful id={id} slug={slug} />
        </div>
      </div>
    </AccordionItem>
  );
}

/** Leads to the question; where the browser allows it, the address is copied as well. */
function LinkToQuestion({ slug }: { slug: string }) {
  const { t } = useTranslation('faq');
  const [isCopied, setCopied] = useState(false);
  const copy = (event: MouseEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget;
    event.preventDefault();
    nameInAddress(slug);
    navigator.clipboard?.writeText(href).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <p>
      <a href={`#${slug}`} className="link" onClick={copy}>
        {t('question.link')}
      </a>
      <span role="status" className="ml-3 text-ink-3">
        {isCopied && t('question.copied')}
      </span>
    </p>
  );
}
