import { formatChf } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { BUDGETS } from '~/modules/quiz/answers.ts';
import type { RateBin } from '~/modules/quiz/rate-bins.ts';
import { DotColumn } from '~/ui/dot-column.tsx';
import { AskedSplit } from './asked-split.tsx';
import { NumberError, NumberInput, useTypedNumber } from './number-field.tsx';

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
    <AskedSplit>
      <div>
        <label className="block">
          <span className="block text-small text-ink-2">{t('ask.budget.most')}</span>
          <span className="block pt-2">
            <span className="mr-2 text-lead font-medium">CHF</span>
            <NumberInput question="budget" typed={typed} />
            <span className="ml-2 text-lead font-medium">{t('ask.budget.per')}</span>
          </span>
        </label>
        <NumberError question="budget" typed={typed} range={BUDGETS} />
        <p className="mt-2 text-small text-ink-2">
          {t('ask.budget.total', { total: formatChf(budget * defaultPlanLength * 100), months: defaultPlanLength })}
        </p>
      </div>
      <div>
        <div className="flex min-h-32 items-end border-b-2 border-ink desktop:min-h-[15rem]" aria-hidden="true">
          {rates.map(({ from, count }) => (
            <DotColumn
              key={from}
              dots={Math.ceil(count / each)}
              outlined={from > budget}
              className="grow pb-1 [--dot:1rem] desktop:[--dot:1.25rem]"
            />
          ))}
        </div>
        <input
          type="range"
          className="range relative -mt-4"
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
    </AskedSplit>
  );
}
