import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { type Answers, fieldOf, type Question, questions, readAnswers, without } from '~/modules/quiz/answers.ts';
import { readStoredLifestyle, onLifestyle } from '~/modules/quiz/lifestyle.ts';
import { afterQuery, carried, nextNumber, questionQuery, STEP_FIELD } from '~/modules/quiz/steps.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { cx } from '~/ui/class-names.ts';
import { Container } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import { AskBudget } from './ask-budget.tsx';
import { AskChoice } from './ask-choice.tsx';
import { AskDistance } from './ask-distance.tsx';
import { AskHeight } from './ask-height.tsx';
import { AskTerrain } from './ask-terrain.tsx';
import { AskUses } from './ask-uses.tsx';
import { QuizLine } from './quiz-line.tsx';
import type { QuestionView } from './quiz.server.ts';
import { fieldsOf, useFittingCount } from './use-fitting-count.ts';

function ResumeQuiz({ answers }: { answers: Answers }) {
  const { t } = useTranslation('quiz');
  const locale = useLocale();
  const stored = useSyncExternalStore(onLifestyle, readStoredLifestyle, () => undefined);
  if (!stored || Object.keys(answers).length > 0) return null;
  const number = nextNumber(stored);
  return (
    <p className="mt-3">
      <GoLink href={`${href('quiz', {}, locale)}?${questionQuery(number, stored)}`}>{t('resume', { number })}</GoLink>
    </p>
  );
}

const STANDING: ReadonlySet<Question> = new Set(['height', 'terrain']);
const STEP = 'max-tablet:grow max-tablet:px-3';

/**
 * One question, one screen: what is asked, a drawing of it, and the line that leads to three bikes. A plain form each.
 */
export function QuizQuestion(view: QuestionView) {
  const { question, number, answers, stops } = view;
  const { t } = useTranslation('quiz');
  const path = href('quiz', {}, useLocale());
  const form = useRef<HTMLFormElement>(null);
  const { fitting, total } = useFittingCount(form, view);
  // Links back carry along what has just been chosen, too.
  const [chosen, setChosen] = useState(answers);
  const pathOf = (to: number) => `${path}?${questionQuery(to, chosen)}`;
  const isLast = number === questions.length;
  const isSending = useNavigation().state !== 'idle';
  return (
    <Form
      ref={form}
      method={isLast ? 'post' : 'get'}
      action={path}
      className="flex min-h-[calc(100svh-104px)] flex-col bg-mist" /* all of the window below the header */
      onInput={({ currentTarget }) => setChosen(readAnswers(fieldsOf(currentTarget)))}
    >
      {!isLast && <input type="hidden" name={STEP_FIELD} value={number + 1} />}
      {carried(question, answers).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Container className="pt-6 desktop:pt-10">
        <p className="text-small text-ink-3">{t('count', { number, count: questions.length })}</p>
        <h1 className="mt-1 text-h1" id="quiz-frage">
          {t(`ask.${question}.title`)}
        </h1>
        <p className="mt-2 text-lead text-ink-2">{t(`ask.${question}.text`, view.plans)}</p>
        {number === 1 && <ResumeQuiz answers={answers} />}
      </Container>
      <Container className={cx('flex grow flex-col justify-end pt-5', !STANDING.has(question) && 'pb-8')}>
        {requested(question, view)}
      </Container>
      <div className="stop-ground">
        <Container>
          <QuizLine
            stops={stops.map((stop, index) => ({ ...stop, path: pathOf(index + 1) }))}
            current={number - 1}
            goal={t('goal')}
          />
          <div className="flex flex-wrap items-center gap-3 pb-5 pt-4">
            {number > 1 && (
              <LinkButton variant="secondary" icon="arrow-left" href={pathOf(number - 1)} className={STEP}>
                {t('back')}
              </LinkButton>
            )}
            <p className="mr-auto text-small text-ink-2 max-tablet:order-first max-tablet:basis-full" role="status">
              {t('fitting', { count: fitting, total })}
            </p>
            <LinkButton
              variant="secondary"
              href={`${path}?${afterQuery(number, without(answers, question))}`}
              className={STEP}
            >
              {t('skip')}
            </LinkButton>
            <Button type="submit" loading={isSending && t('loading')} className={STEP}>
              {t(isLast ? 'show' : 'next')}
            </Button>
          </div>
        </Container>
      </div>
    </Form>
  );
}

function requested(question: Question, view: QuestionView): ReactNode {
  const { answers, wrong } = view;
  switch (question) {
    case 'height':
      return (
        <AskHeight start={answers.height} wrong={wrong} standing={view.standing ?? null} bands={view.sizes ?? []} />
      );
    case 'uses':
      return <AskUses chosen={answers.uses ?? []} />;
    case 'terrain':
      return <AskTerrain start={answers.terrain} />;
    case 'distance':
      return <AskDistance km={answers.distance} wrong={wrong} speed={answers.speed} />;
    case 'budget':
      return <AskBudget start={answers.budget} wrong={wrong} rates={view.rates ?? []} />;
    default:
      return <AskChoice question={question} name={fieldOf(question)} start={answers[question]} />;
  }
}
