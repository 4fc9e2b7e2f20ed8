import type { CSSProperties } from 'react';
import { formatChf, formatExactAmount } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { MIN_GOAL } from '~/modules/sponsoring/sponsoring.ts';
import { typeInto } from './persisted-draft.ts';
import type { PageLimits } from './page-fields.tsx';

const STEP = 10;

/** The goal on a slider: what it says is typed into the field. With scripts only. */
export function GoalRange({ goal, limits: { most } }: { goal: number; limits: PageLimits }) {
  const { t } = useTranslation('sponsor');
  const slide = (francs: string) => {
    const field = document.getElementById('sp-goal');
    if (field instanceof HTMLInputElement) typeInto(field, francs);
  };
  const share = Math.max(0, (goal - MIN_GOAL) / (most - MIN_GOAL));
  return (
    <div className="needs-script">
      <input
        type="range"
        className="range"
        aria-label={t('form.goal-slide')}
        aria-valuetext={formatChf(goal)}
        min={MIN_GOAL / 100}
        max={most / 100}
        step={STEP}
        value={goal / 100}
        style={{ '--fill': `${share * 100}%` } as CSSProperties}
        onChange={(event) => slide(event.target.value)}
      />
      <p className="slider-ends" aria-hidden="true">
        <span>{formatExactAmount(MIN_GOAL)}</span>
        <span>{formatExactAmount(most)}</span>
      </p>
    </div>
  );
}
