import type { SubmissionResult } from '@conform-to/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { StoredAnswer } from '~/modules/assistant/assistant.ts';
import { href } from '~/site-map.ts';
import { cx } from '~/ui/class-names.ts';
import { Note } from '~/ui/form-message.tsx';
import { TextLink } from '~/ui/link.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { HandoverForm } from './handover-form.tsx';

interface AnswerViewProps {
  answer: StoredAnswer;
  bikeSlug: string | undefined;
  phone?: string;
  /** What stopped the form that hands the question over. */
  lastResult?: SubmissionResult | undefined;
  /** Whether scripts put it there: then it takes the focus. */
  isLive?: boolean;
}

/** Of an answer's part of the page; its sources, where it has some, are beside it. */
export const answerClass = (hasSources: boolean): string | undefined =>
  cx(
    'mt-6 grid min-w-0 scroll-mt-24 gap-5 border-t-2 border-ink pt-4.5',
    hasSources && 'desktop:grid-cols-[7fr_5fr] desktop:gap-x-14 desktop:gap-y-6', // as Split 7/5
  );

/**
 * An answer: its sentences with the numbers of their sources, and where they stand; or that nothing stands anywhere.
 */
export function AnswerView({ answer, bikeSlug, phone, lastResult, isLive = false }: AnswerViewProps) {
  const { t } = useTranslation('assistant');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLive) place.current?.focus({ preventScroll: false });
  }, [isLive, answer.id]);
  const isAnswered = answer.outcome === 'answered';
  return (
    <section
      ref={place}
      id="antwort"
      tabIndex={-1}
      className={answerClass(isAnswered)}
      aria-label={t('answerTo', { question: answer.question })}
    >
      <div className="grid min-w-0 content-start gap-3.5">
        <h2 className="text-h4">{answer.question}</h2>
        <Sentence answer={answer} bikeSlug={bikeSlug} />
        <Nearest answer={answer} />
        {answer.outcome !== 'money' && (!isAnswered || answer.isPartial) && (
          <HandoverForm answer={answer} bikeSlug={bikeSlug} phone={phone} lastResult={lastResult} />
        )}
      </div>
      {isAnswered && <AnswerSources sources={answer.sources} />}
      <div className="flex flex-wrap items-center gap-x-4.5 gap-y-2 text-small text-ink-3 desktop:col-span-full">
        <span>{t('byline')}</span>
        <FeedbackForm key={answer.id} answer={answer} bikeSlug={bikeSlug} />
      </div>
    </section>
  );
}

function Sentence({ answer, bikeSlug }: Pick<AnswerViewProps, 'answer' | 'bikeSlug'>) {
  const { t } = useTranslation('assistant');
  const locale = useLocale();
  if (answer.outcome === 'unknown')
    return <p className="max-w-text break-words text-lead">{t(answer.nearest.length > 0 ? 'unsure' : 'unknown')}</p>;
  if (answer.outcome === 'money') {
    const to =
      bikeSlug === undefined
        ? href('faq', { tab: t('money.tab') }, locale)
        : href('product', { bike: bikeSlug }, locale);
    return (
      <Note icon="document">
        {t('money.text')} <TextLink href={to}>{t(bikeSlug === undefined ? 'money.faq' : 'money.link')}</TextLink>
      </Note>
    );
  }
  return <AnswerSentences sentences={answer.sentences} more={answer.isPartial ? ` ${t('partial')}` : ''} />;
}

/** Sentences with the numbers of their sources. @param props more: what follows them */
export function AnswerSentences({ sentences, more }: { sentences: StoredAnswer['sentences']; more?: ReactNode }) {
  const { t } = useTranslation('assistant');
  return (
    <p className="max-w-text break-words text-lead">
      {sentences.map(({ text, sources }, index) => (
        <span key={text}>
          {index > 0 && ' '}
          <bdi>{text}</bdi>
          {/* Sentences of one source that follow each other have its number once, behind the last. */}
          {sources
            .filter((number) => !sentences[index + 1]?.sources.includes(number))
            .map((number) => (
              <a key={number} className="cite" href={`#quelle-${number}`} aria-label={t('source.number', { number })}>
                {number}
              </a>
            ))}
        </span>
      ))}
      {more}
    </p>
  );
}

/** What may have been meant: before a person is asked, the places that come nearest. */
function Nearest({ answer: { nearest, outcome } }: Pick<AnswerViewProps, 'answer'>) {
  const { t } = useTranslation('assistant');
  // Answers that are kept from before may name places without a name.
  const named = nearest.filter(({ label }) => label !== '');
  if (named.length === 0) return null;
  return (
    <div>
      <p>{t(outcome === 'unknown' ? 'meant' : 'nearest')}</p>
      <ul>
        {named.map(({ label, href: to }) => (
          <li key={to} className="border-b border-line py-1.5">
            <TextLink href={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
