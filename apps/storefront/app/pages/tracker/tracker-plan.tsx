import { formatDay } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { DuePlan } from '~/modules/orders/due-view.ts';
import { PlanLine } from '~/ui/station-line.tsx';
import { Rate } from '~/ui/rate.tsx';

export function TrackerPlanLine({ plan, slipsSentAt }: { plan: DuePlan; slipsSentAt: string | null }) {
  const { t } = useTranslation('tracker');
  const locale = useLocale();
  const { months, due, next, note } = plan;
  const progress = t('plan.due', { due, count: months });
  const slips = slipsSentAt ? t('plan.slips-sent', { day: formatDay(slipsSentAt, locale) }) : t('plan.slips');
  const amount = next && formatExactAmount(next.amount);
  return (
    <section aria-labelledby="raten" className="border-b border-line py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="raten" className="text-small font-normal text-ink-2">
          {next ? next.label : t('plan.over')}
        </h2>
        {amount && <Rate size="s" amount={amount} sentence={t('plan.amount', { amount })} />}
      </div>
      <PlanLine months={months} paid={due} label={progress} className="mt-3" />
      <p className="mt-3 text-small text-ink-2">{[progress, note, next && slips].filter(Boolean).join(' ')}</p>
    </section>
  );
}
