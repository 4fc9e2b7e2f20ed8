import { useTranslation } from '~/i18n/use-translation.ts';
import { cx } from '~/ui/class-names.ts';
import { Anchor } from '~/ui/link.tsx';
import type { QuizStop } from './quiz.server.ts';

interface QuizLineProps {
  stops: readonly QuizStop[];
  /** The question that is asked now, from 0; all stops have been passed where it is absent. */
  current?: number;
  /** What stands at the end. */
  goal: string;
}

/** The questions as a line: those behind lead back, with what was answered. */
export function QuizLine({ stops, current = stops.length, goal }: QuizLineProps) {
  const { t } = useTranslation('quiz');
  return (
    <nav aria-label={t('line')}>
      <ol className="quiz-line">
        {stops.map(({ question, label, answer, path }, index) => {
          const isDone = index < current;
          return (
            <li
              key={question}
              className={cx(isDone && (answer ? 'is-done' : 'is-skipped'), index === current && 'is-now')}
              aria-current={index === current ? 'step' : undefined}
            >
              {isDone ? (
                <Anchor href={path}>
                  <b>{label}</b>
                  <span>{answer || t('skipped')}</span>
                </Anchor>
              ) : (
                <b>{label}</b>
              )}
            </li>
          );
        })}
        <li className={current === stops.length ? 'is-end' : 'is-goal'}>
          <b>{goal}</b>
        </li>
      </ol>
    </nav>
  );
}
