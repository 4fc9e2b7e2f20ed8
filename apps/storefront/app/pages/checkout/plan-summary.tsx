import type { ReactNode } from 'react';
import { formatAmount, formatExactAmount } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Panel } from '~/ui/layout.tsx';
import { Rate, type RateSize } from '~/ui/rate.tsx';
import type { CartPlan } from '~/modules/cart/cart.ts';
import { OwnPart, SharedPart } from '~/modules/financing/ui/shared-parts.ts';
import { rateSentence } from '~/modules/financing/equation.ts';
import { labelledPlanLength, ownRate, type PlanAmounts } from '~/modules/financing/financing.ts';

/** The rate of a plan, or the price where it is paid once. */
export function PlanRate({ plan, size }: { plan: CartPlan; size: RateSize }) {
  const { t } = useTranslation('common');
  const total = formatExactAmount(plan.total);
  if (plan.paysOnce) return <Rate size={size} amount={total} sentence={rateSentence(plan.amounts, t)} />;
  const rate = formatAmount(ownRate(plan.shared, plan.amounts.regular));
  return (
    <Rate size={size} amount={rate} per={t('rate.perMonth')} sentence={rateSentence(plan.amounts, t, plan.shared)} />
  );
}

/** The mist panel beside each step: the rate, what it is made of, and the step's button as children. */
export function PlanSummary({ plan, children }: { plan: CartPlan; children?: ReactNode }) {
  const { t } = useTranslation('checkout');
  return (
    <Panel>
      <h2 className="text-h4">{t('summary.title')}</h2>
      <div className="mt-3.5">
        {plan.shared && <OwnPart />}
        <PlanRate plan={plan} size="xl" />
        <p className="mt-1 text-small text-ink-2">
          {plan.paysOnce ? t('summary.once') : t('summary.months', { count: labelledPlanLength(plan.months) })}
        </p>
      </div>
      <dl className="summary-list mt-4.5">
        <Row name={t('summary.price')}>{formatExactAmount(plan.subtotal)}</Row>
        {plan.discount && <DiscountRow discount={plan.discount} />}
        <Row name={t('summary.delivery')}>{t('summary.free')}</Row>
        {plan.paysOnce ? (
          <Row name={t('summary.at-once')}>{formatExactAmount(plan.total)}</Row>
        ) : (
          <InstalmentRows amounts={plan.amounts} />
        )}
        <div className="summary-total">
          <dt>{t('summary.total')}</dt>
          <dd>{`CHF\u00a0${formatExactAmount(plan.total)}`}</dd>
        </div>
      </dl>
      {plan.shared && <SharedPart amounts={plan.amounts} shared={plan.shared} schedule={plan.schedule} />}
      {plan.insured && (
        <p className="mt-2 text-small text-ink-2">
          {t('summary.insurance', { amount: formatExactAmount(plan.insuranceYearly) })}
        </p>
      )}
      {children && <div className="mt-4.5 grid gap-3">{children}</div>}
    </Panel>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What a discount code takes off, as a row of a summary. Amounts are Rappen. */
export function DiscountRow({ discount }: { discount: { code: string; amount: number } }) {
  const { t } = useTranslation('checkout');
  return <Row name={t('summary.discount', { code: discount.code })}>{formatExactAmount(-discount.amount)}</Row>;
}

/** Down payment and instalments, as rows of a summary. */
export function InstalmentRows({ amounts }: { amounts: PlanAmounts }) {
  const { t } = useTranslation('checkout');
  const { months, downPayment, first, regular } = amounts;
  const isUneven = first !== regular;
  const count = isUneven ? months - 1 : months;
  return (
    <>
      {downPayment > 0 && <Row name={t('summary.down-payment')}>{formatExactAmount(downPayment)}</Row>}
      {isUneven && <Row name={t('summary.first')}>{formatExactAmount(first)}</Row>}
      <Row name={t('summary.instalments', { count, amount: formatExactAmount(regular) })}>
        {formatExactAmount(regular * count)}
      </Row>
    </>
  );
}
