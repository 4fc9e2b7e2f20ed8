import { formatAmount, formatExactAmount } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Rate, type RateSize } from '~/ui/rate.tsx';
import type { ShownProduct } from '~/pages/product/shown-product.ts';
import { ownRate } from '~/modules/financing/agreed-share.ts';
import { rateSentence } from '~/modules/financing/equation.ts';
import { PlanEquation } from '~/modules/financing/ui/plan-equation.tsx';
import { OwnPart, SharedPart } from '~/modules/financing/ui/shared-parts.ts';
import type { ChosenPlan } from '~/modules/catalog/product-plans.ts';

export function ChosenRate({ plan, size }: { plan: ChosenPlan; size: RateSize }) {
  const { t } = useTranslation('common');
  const total = formatExactAmount(plan.total);
  if (plan.months === 1) return <Rate size={size} amount={total} sentence={rateSentence(plan, t)} />;
  const rate = formatAmount(ownRate(plan.shared, plan.regular));
  return <Rate size={size} amount={rate} per={t('rate.perMonth')} sentence={rateSentence(plan, t, plan.shared)} />;
}

export function PlanPrice({ product, plan }: { product: ShownProduct; plan: ChosenPlan }) {
  const { t } = useTranslation('product');
  const { months, downPayment } = plan;
  const was = product.strikePrice && (
    <s className="text-ink-3">{t('uvp', { total: formatExactAmount(product.strikePrice) })}</s>
  );
  if (months === 1) {
    return (
      <div>
        <ChosenRate plan={plan} size="xl" />
        <p className="mt-2 text-small text-ink-2">{`${was ?? ''} ${product.kind === 'bike' ? t(plan.onceOnly ? 'plan.onceOnlyNote' : 'plan.onceNote') : ''}`}</p>
      </div>
    );
  }
  return (
    <div>
      {plan.shared && <OwnPart />}
      <ChosenRate plan={plan} size="xl" />
      {plan.shared && <SharedPart amounts={plan} shared={plan.shared} />}
      <p className="mt-2">
        <PlanEquation amounts={plan} /> {was && <bdi>{was}</bdi>}
      </p>
      <p className="mt-1 text-small text-ink-2">
        {downPayment > 0 && (
          <strong className="font-medium text-ink">
            {t('plan.without', { rate: formatAmount(plan.undiminished - (plan.shared?.employer ?? 0)) })}
          </strong>
        )}{' '}
        <bdi>{t('plan.same')}</bdi>
      </p>
    </div>
  );
}
