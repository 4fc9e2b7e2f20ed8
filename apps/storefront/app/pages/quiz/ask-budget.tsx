import { formatChf } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { BUDGETS } from '~/modules/quiz/answers.ts';
import type { RateBin } from '~/modules/quiz/rate-bins.ts';
import { NumberError, NumberInput, useTypedNumber } from './number-field.tsx';

/** Points in the highest column; above, a point is several bikes. */
const MOST_POINTS = 10;

interface AskBudgetProps {
  start: number | undefined;
  /** What was typed and could not be read. */
  wrong: string | undefined;
  rates: readonly RateBin[];
}

/** What it may cost a month. Each point is a bike, a filled one is within. */
export function AskBudget({ start, wrong, rates }: AskBudgetProps) {
  const { t } = useTranslation('quiz');
  const typed = useTypedNumber('budget', start ?? BUDGETS.start, wrong);
  const budget = typed.value ?? BUDGETS.start;
  const highest = Math.max(1, ...rates.map(({ count }) => count));
  const each = Math.max(1, Math.ceil(highest / MOST_POINTS));
  return (
    <div className="quiz-split">
      <div>
        <label className="quiz-number">
          <span className="text-small text-ink-2">{t('ask.budget.most')}</span>
          <span>
            <small>CHF</small>
            <NumberInput question="budget" typed={typed} />
            <small>{t('ask.budget.per')}</small>
          </span>
        </label>
        <NumberError question="budget" typed={typed} range={BUDGETS} />
        <p className="mt-2 text-small text-ink-2">
          {t('ask.budget.total', { total: formatChf(budget * defaultPlanLength * 100), months: defaultPlanLength })}
        </p>
      </div>
      <div>
        <div className="quiz-points" aria-hidden="true">
          {rates.map(({ from, count }) => (
            <span key={from} className={from > budget ? 'is-off' : undefined}>
              {Array.from({ length: Math.ceil(count / each) }, (_, index) => (
                <i key={index} />
              ))}
            </span>
          ))}
        </div>
        <input
          type="range"
          className="range quiz-range"
          aria-label={t('ask.budget.label')}
          aria-valuetext={`CHF ${budget}`}
          min={BUDGETS.min}
          max={BUDGETS.max}
          step={BUDGETS.step}
          value={budget}
          onChange={({ target }) => typed.set(target.value)}
        />
        {rates.length > 0 && (
          <p className="slider-ends" aria-hidden="true">
            <span>{`CHF\u00a0${rates[0]?.from ?? ''}`}</span>
            <span>{each > 1 && t('ask.budget.point', { count: each })}</span>
            <span>{rates.at(-1)?.to}</span>
          </p>
        )}
      </div>
    </div>
  );
}
