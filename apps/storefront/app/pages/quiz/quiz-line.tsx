import { useTranslation } from '~/i18n/use-translation.ts';
import { type RowStop, StopRow } from '~/ui/stop-row.tsx';
import type { QuizStop } from './quiz.server.ts';

interface QuizLineProps {
  stops: readonly QuizStop[];
  /** The question that is asked now, from 0; all stops have been passed where it is absent. */
  current?: number;
  /** What is at the end. */
  goal: string;
}

export function QuizLine({ stops, current = stops.length, goal }: QuizLineProps) {
  const { t } = useTranslation('quiz');
  const asked = stops.map(({ label, answer, path }, index): RowStop => {
    if (index >= current) return { name: label, state: index === current ? 'now' : 'todo' };
    const note = <span className="truncate">{answer || t('skipped')}</span>;
    return { name: label, state: answer ? 'done' : 'skipped', href: path, note };
  });
  return (
    <nav aria-label={t('line')}>
      <StopRow dense stops={[...asked, { name: goal, state: current === stops.length ? 'end' : 'todo' }]} />
    </nav>
  );
}
