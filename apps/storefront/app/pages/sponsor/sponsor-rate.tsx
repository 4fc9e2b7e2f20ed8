import { formatExactAmount } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { planAmounts } from '~/modules/financing/financing.ts';
import { Rate } from '~/ui/rate.tsx';
import type { Progress } from './sponsor-view.server.ts';

/** The rider's rate today, the one huge number of the page, with the equation that proves it. */
export function SponsorRate({ label, progress: { rate, price, paid, months } }: { label: string; progress: Progress }) {
  const { t } = useTranslation('sponsor');
  const exact = formatExactAmount;
  const down = Math.min(paid, price);
  const { first, regular } = planAmounts(price, down, months);
  const values = {
    down: exact(down),
    months,
    rest: months - 1,
    first: exact(first),
    rate: exact(regular),
    total: exact(price),
  };
  const context = `${down > 0 ? '' : 'none'}${first === regular ? '' : 'first'}` || undefined;
  return (
    <>
      <p className="text-small text-ink-2">{label}</p>
      <Rate size="xl" amount={exact(rate)} per={t('rate.month')} sentence={t('rate.spoken', { rate: exact(rate) })} />
      <p className="num mt-2 text-small font-semibold">{t('rate.equation', { ...values, context })}</p>
    </>
  );
}
