import { formatExactAmount } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { planAmounts } from '~/modules/financing/financing.ts';
import { PlanEquation } from '~/modules/financing/ui/plan-equation.tsx';
import { Rate } from '~/ui/rate.tsx';
import type { Progress } from './sponsor-view.server.ts';

export function SponsorRate({ label, progress: { rate, price, paid, months } }: { label: string; progress: Progress }) {
  const { t } = useTranslation('sponsor');
  const exact = formatExactAmount;
  return (
    <>
      <p className="text-small text-ink-2">{label}</p>
      <Rate size="xl" amount={exact(rate)} per={t('rate.month')} sentence={t('rate.spoken', { rate: exact(rate) })} />
      <p className="mt-2 text-small">
        <PlanEquation amounts={planAmounts(price, Math.min(paid, price), months)} />
      </p>
    </>
  );
}
