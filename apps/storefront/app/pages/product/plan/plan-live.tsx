import { formatAmount, formatExactAmount } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { DownPayment } from '~/ui/down-payment.tsx';
import { ownRate } from '~/modules/financing/agreed-share.ts';
import { PlanArea } from '~/modules/financing/ui/plan-area.tsx';
import type { ProductChoice } from '~/pages/product/use-product-choice.ts';
import './plan-live.css';

/**
 * What needs scripts in the plan box, fetched when it comes near the window: slider, field, and the plan as a figure.
 */
export default function PlanLive({ choice: { offer, plan, setDownPayment } }: { choice: ProductChoice }) {
  const { t } = useTranslation('plan');
  const { preset, max } = offer.downPayment;
  const percent = Math.round((plan.downPayment / offer.price) * 100);
  return (
    <>
      <DownPayment
        name="downPayment"
        label={t('down.own')}
        value={plan.downPayment / 100}
        max={max / 100}
        tick={preset / 100}
        onChange={(francs) => setDownPayment(Math.round(francs * 100))}
        valueText={t('down.spoken', {
          amount: formatExactAmount(plan.downPayment),
          percent,
          rate: formatAmount(ownRate(plan.shared, plan.regular)),
        })}
        error={t('down.unreadable')}
        help={plan.downPayment === max && max < offer.price ? t('down.limit') : undefined}
      />
      <PlanArea amounts={plan} undiminished={plan.undiminished} example={plan.example} list />
    </>
  );
}
