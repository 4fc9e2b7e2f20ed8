import { type ReactNode, useState } from 'react';
import { formatDate } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { markHits, type PublicQuestion, searchQuestions } from '~/modules/questions/questions.ts';
import { href } from '~/site-map.ts';
import { SearchForm } from '~/ui/search-form.tsx';
import { cx } from '~/ui/class-names.ts';
import { GoLink, TextLink } from '~/ui/link.tsx';
import { Split } from '~/ui/layout.tsx';
import { HelpfulButton } from './helpful-button.tsx';
import { AnswerHead } from './review-part.tsx';

interface QuestionPartProps {
  /** The product's slug. */
  bike: string;
  questions: readonly PublicQuestion[];
  /** Ids that the visitor found helpful. */
  votes: readonly string[];
  /** What the address searches for. */
  typed: string;
  /** The form to ask. */
  children: ReactNode;
}

export function QuestionPart({ bike, questions, votes, typed: first, children }: QuestionPartProps) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const [typed, setTyped] = useState(first);
  const found = searchQuestions(questions, typed);
  const isSearched = typed.trim() !== '';
  return (
    <section aria-labelledby="fragen-titel">
      <Split columns="4/8">
        <div>
          <h2 id="fragen-titel" className="text-h2">
            {t('questions.title')}
          </h2>
          <p className="mb-5 mt-2 text-ink-2">
            {questions.length === 0 ? t('questions.lead-none') : t('questions.lead', { count: questions.length })}
          </p>
          <TextLink href="#frage" className="inline-flex min-h-touch items-center" reload>
            {t('questions.ask')}
          </TextLink>
        </div>
        <div>
          {questions.length > 0 && (
            <div
              onChange={(event) => {
                if (event.target instanceof HTMLInputElement) setTyped(event.target.value);
              }}
            >
              <SearchForm
                id="fragen-suche"
                action={href('productQuestions', { bike }, locale)}
                name="suche"
                label={t('questions.search')}
                submitLabel={t('questions.search-submit')}
                defaultValue={first}
                outlined
              />
              <p role="status" className="mt-2 min-h-6 text-small text-ink-2">
                {isSearched && t('questions.found', { count: found.length, all: questions.length })}
              </p>
            </div>
          )}
          {found.length > 0 && (
            <ol className="border-t-2 border-ink">
              {found.map((question) => (
                <Question
                  key={question.id}
                  question={question}
                  typed={typed}
                  bike={bike}
                  isOn={votes.includes(question.id)}
                />
              ))}
            </ol>
          )}
          {isSearched && found.length === 0 && (
            <p className="border-b border-t-2 border-line border-t-ink py-5 text-ink-2">
              {t('questions.no-hit')}{' '}
              <GoLink href="#frage" reload>
                {t('questions.ask')}
              </GoLink>
            </p>
          )}
          {children}
        </div>
      </Split>
    </section>
  );
}

interface QuestionProps {
  question: PublicQuestion;
  typed?: string;
  bike: string;
  isOn: boolean;
  /** The question has a page of its own: nothing leads to it. */
  isAlone?: boolean;
}

const STOP = 'absolute left-0 top-1 size-4.5 rounded-full border-4 border-ink';

export function Question({ question, typed = '', bike, isOn, isAlone }: QuestionProps) {
  const locale = useLocale();
  const { id, questionText, answerText, firstName, createdAt, answeredAt, helpful } = question;
  return (
    <li className="border-b border-line pb-2.5 pt-5" id={`frage-${id}`}>
      <div className="relative pb-4.5 pl-9">
        <i className="absolute -bottom-2 left-2 top-3.5 border-l-2 border-ink" />
        <i className={cx(STOP, 'bg-paper')} />
        <h3 className="text-h4">
          {isAlone ? (
            questionText
          ) : (
            <a href={href('productQuestions', { bike, question: id }, locale)} className="hover:underline">
              <Marked text={questionText} typed={typed} />
            </a>
          )}
        </h3>
        <p className="num text-small text-ink-2">{`${firstName}, ${formatDate(createdAt.slice(0, 10), locale)}`}</p>
      </div>
      <div className="relative pl-9">
        <i className={cx(STOP, 'bg-ink')} />
        <AnswerHead at={answeredAt} />
        <p className="mt-1 max-w-text whitespace-pre-line break-words text-ink-2">
          <Marked text={answerText} typed={typed} />
        </p>
      </div>
      <HelpfulButton id={id} kind="question" helpful={helpful} isOn={isOn} bike={bike} className="mt-1.5 pl-9" />
    </li>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return markHits(text, typed).map((part, index) =>
    part.isHit ? (
      <mark key={index} className="border-b-2 border-ink bg-mist-2 text-inherit">
        {part.text}
      </mark>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  );
}
