import type { Translate } from '~/i18n/keys.ts';
import { formatExactAmount, formatRate } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { RadioOption, Radios } from '~/ui/choice.tsx';
import { DownPayment } from '~/ui/down-payment.tsx';
import { type Term, TermRadios } from '~/ui/term-segment.tsx';
import type { CartLine, CartPlan } from '~/modules/cart/cart.ts';
import { insuranceTwelfth, type PlanOption } from '~/modules/financing/financing.ts';

/** Down payments by line, as they were typed. */
type TypedDownPayments = Readonly<Record<string, string>>;

/** The plan lengths, each with its own rate; those that are not on offer say why. */
export function TermChoice({ plan, onChange }: { plan: CartPlan; onChange: (months: number) => void }) {
  const { t } = useTranslation('checkout');
  return (
    <TermRadios
      id="laufzeit"
      name="planLength"
      legend={t('plan.term')}
      terms={plan.options.map((option) => termOf(option, t))}
      value={String(plan.months)}
      onChange={(value) => onChange(Number(value))}
    />
  );
}

function termOf({ months, rate, refusal }: PlanOption, t: Translate<'checkout'>): Term {
  const amount = formatRate(rate, months);
  const isOnce = months === 1;
  return {
    value: String(months),
    label: isOnce ? t('plan.once-label') : String(months),
    rate: amount,
    spoken: isOnce ? t('plan.once-spoken', { amount }) : t('plan.term-spoken', { count: months, amount }),
    unavailable: refusal && t(`plan-refusal.${refusal}`),
  };
}

interface DownPaymentsProps {
  lines: readonly CartLine[];
  plan: CartPlan;
  /** What was typed and refused. */
  typed?: TypedDownPayments;
  onChange: (itemId: string, rappen: number) => void;
}

/** The down payment of each bike, and of whatever else one was spread to. */
export function DownPayments({ lines, plan, typed, onChange }: DownPaymentsProps) {
  const shown = lines.flatMap((line, index) => {
    const amount = plan.downPayments[index] ?? 0;
    return line.kind === 'bike' || amount > 0 ? [{ line, index, amount }] : [];
  });
  return shown.map(({ line, index, amount }) => (
    <LineDownPayment
      key={line.id}
      line={line}
      amount={amount}
      typed={typed?.[line.id]}
      range={plan.ranges[index]}
      price={line.price - (plan.discount?.shares[index] ?? 0)}
      isOnly={shown.length === 1}
      onChange={(rappen) => onChange(line.id, rappen)}
    />
  ));
}

interface LineDownPaymentProps {
  line: CartLine;
  /** Rappen */
  amount: number;
  typed: string | undefined;
  range: CartPlan['ranges'][number] | undefined;
  /** Rappen after the discount */
  price: number;
  isOnly: boolean;
  onChange: (rappen: number) => void;
}

function LineDownPayment({ line, amount, typed, range, price, isOnly, onChange }: LineDownPaymentProps) {
  const { t } = useTranslation('checkout');
  if (!range) return null;
  const percent = price > 0 ? Math.round((amount / price) * 100) : 0;
  return (
    <DownPayment
      name={`down-payment[${line.id}]`}
      label={isOnly ? t('plan.down-payment') : t('plan.down-payment-of', { name: line.name })}
      value={amount / 100}
      max={range.max / 100}
      onChange={(francs) => onChange(Math.round(francs * 100))}
      tick={range.preset > 0 ? range.preset / 100 : undefined}
      ends={{
        min: '0',
        chosen: t('plan.percent', { percent }),
        max: t('plan.at-most', { amount: formatExactAmount(range.max) }),
      }}
      valueText={t('plan.down-payment-spoken', { amount: formatExactAmount(amount), percent })}
      typed={typed}
      error={t('down-payment-refusal.not-whole-francs')}
      help={range.limitedBy === 'above-item-price' ? undefined : t('plan.limit')}
    />
  );
}

export function InsuranceChoice({ plan, onChange }: { plan: CartPlan; onChange: (insurance: boolean) => void }) {
  const { t } = useTranslation('checkout');
  const { insuranceYearly, insured } = plan;
  const amounts = {
    year: formatExactAmount(insuranceYearly),
    month: formatExactAmount(insuranceTwelfth(insuranceYearly)),
  };
  return (
    <section aria-labelledby="versicherung" className="grid gap-3">
      <h2 id="versicherung" className="text-h3">
        {t('insurance.title')}
      </h2>
      <Radios id="insurance" legend={t('insurance.title')} hideLegend>
        <RadioOption
          name="insurance"
          value="false"
          checked={!insured}
          onChange={() => onChange(false)}
          title={t('insurance.without')}
        />
        <RadioOption
          name="insurance"
          value="true"
          checked={insured}
          onChange={() => onChange(true)}
          title={t('insurance.with')}
          price={t('insurance.price', amounts)}
          text={t('insurance.text', amounts)}
        />
      </Radios>
    </section>
  );
}
