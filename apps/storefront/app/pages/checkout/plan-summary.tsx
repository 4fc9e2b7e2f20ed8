import type { ReactNode } from 'react';
import { formatAmount, formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { Ledger } from '~/modules/orders/ledger.ts';
import { wordObligation } from '~/modules/orders/ledger-words.ts';
import { Panel } from '~/ui/layout.tsx';
import { Rate, type RateSize } from '~/ui/rate.tsx';
import type { CartPlan } from '~/modules/cart/cart.ts';
import { OwnPart, SharedPart } from '~/modules/financing/ui/shared-parts.ts';
import { rateSentence } from '~/modules/financing/equation.ts';
import { type IsoDate, labelledPlanLength, ownRate, type PlanAmounts } from '~/modules/financing/financing.ts';
import { splitVat, vatPercent, vatRateOn } from '~/modules/pricing/vat.ts';

export function PlanRate({ plan, ledger, size }: { plan: CartPlan; ledger: Ledger; size: RateSize }) {
  const { t } = useTranslation('common');
  const sentence = rateSentence(plan.amounts, t, plan.shared);
  if (plan.paysOnce) return <Rate size={size} amount={formatExactAmount(ledger.money.open)} sentence={sentence} />;
  const rate = formatAmount(ownRate(plan.shared, plan.amounts.regular));
  return <Rate size={size} amount={rate} per={t('rate.perMonth')} sentence={sentence} />;
}

interface PlanSummaryProps {
  plan: CartPlan;
  ledger: Ledger;
  /** Shows the VAT rate. */
  today: IsoDate;
  /** The step's button and what belongs to it. */
  children?: ReactNode;
}

/** The mist panel beside each step: the rate, what it is made of, who pays what, and what is due at once. */
export function PlanSummary({ plan, ledger, today, children }: PlanSummaryProps) {
  const { t } = useTranslation('checkout');
  const { t: dueWords } = useTranslation('due');
  const locale = useLocale();
  const atOnce = ledger.obligations.filter(({ kind }) => kind === 'payment');
  const writer = { t: dueWords, locale };
  // What the shopper pays says what sponsors have paid.
  const [mainDue] = atOnce;
  return (
    <Panel>
      <h2 className="text-h4">{t('summary.title')}</h2>
      <div className="mt-3.5">
        {plan.shared && <OwnPart />}
        <PlanRate plan={plan} ledger={ledger} size="xl" />
        <p className="mt-1 text-small text-ink-2">
          {plan.paysOnce ? t('summary.once') : t('summary.months', { count: labelledPlanLength(plan.months) })}
        </p>
      </div>
      <dl className="summary-list mt-4.5">
        <Row name={t('summary.price')}>{formatExactAmount(plan.subtotal)}</Row>
        {plan.discount && <DiscountRow discount={plan.discount} />}
        <Row name={t('summary.delivery')}>{t('summary.free')}</Row>
        {atOnce.map((each) => (
          <Row key={each.party} name={wordObligation(each, 'row', writer)}>
            {formatExactAmount(each.amount)}
          </Row>
        ))}
        {!plan.paysOnce && <InstalmentRows amounts={plan.amounts} />}
        <div className="summary-total">
          <dt>{t('summary.total')}</dt>
          <dd>{`CHF\u00a0${formatExactAmount(plan.total)}`}</dd>
        </div>
        <VatRow total={plan.total} day={today} />
        <PartyRows ledger={ledger} />
      </dl>
      {plan.shared && <SharedPart amounts={plan.amounts} shared={plan.shared} payments={ledger.schedule.payments} />}
      {plan.insured && (
        <p className="mt-2 text-small text-ink-2">
          {t('summary.insurance', { amount: formatExactAmount(plan.insuranceYearly) })}
        </p>
      )}
      {mainDue && <p className="mt-2 text-small text-ink-2">{wordObligation(mainDue, 'line', writer)}</p>}
      {children && <div className="mt-4.5 grid gap-3">{children}</div>}
    </Panel>
  );
}

/** The VAT that a price contains, at the rate of a day. @param total Rappen */
export function VatRow({ total, day }: { total: number; day: IsoDate }) {
  const { t } = useTranslation('checkout');
  const { vat, rate } = splitVat(total, vatRateOn(day));
  return (
    <Row name={t('summary.vat', { rate: vatPercent(rate).toFixed(1).replace('.', ',') })}>{formatExactAmount(vat)}</Row>
  );
}

export function PartyRows({ ledger: { parts } }: { ledger: Pick<Ledger, 'parts'> }) {
  const { t } = useTranslation('due');
  if (parts.sponsors + parts.employer === 0) return null;
  return (['shopper', 'sponsors', 'employer'] as const)
    .filter((party) => parts[party] > 0 || party === 'shopper')
    .map((party) => (
      <Row key={party} name={t(`party.${party}`)}>
        {formatExactAmount(parts[party])}
      </Row>
    ));
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

function InstalmentRows({ amounts }: { amounts: PlanAmounts }) {
  const { t } = useTranslation('checkout');
  const { months, first, regular } = amounts;
  const isUneven = first !== regular;
  const count = isUneven ? months - 1 : months;
  return (
    <>
      {isUneven && <Row name={t('summary.first')}>{formatExactAmount(first)}</Row>}
      <Row name={t('summary.instalments', { count, amount: formatExactAmount(regular) })}>
        {formatExactAmount(regular * count)}
      </Row>
    </>
  );
}
