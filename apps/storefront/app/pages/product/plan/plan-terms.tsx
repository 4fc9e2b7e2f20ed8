import type { Translate } from '~/i18n/keys.ts';
import { formatAmount, formatExactAmount } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { type Term, TermRadios } from '~/ui/term-segment.tsx';
import { ownRate } from '~/modules/financing/agreed-share.ts';
import { chosenPlan } from '~/modules/catalog/product-plans.ts';
import { useCartTerm } from '~/modules/visit/ui/use-visit.ts';
import type { ProductChoice } from '~/pages/product/use-product-choice.ts';

/**
 * The terms, each with its own rate at the chosen down payment. Says so where another one changes all that is in the
 * cart.
 */
export function PlanTerms({ choice }: { choice: ProductChoice }) {
  const { t } = useTranslation('product');
  const { offer, plan, setMonths } = choice;
  const cartTerm = useCartTerm();
  if (offer.plans.length < 2) return null;
  return (
    <div className="grid gap-3">
      <TermRadios
        id="laufzeit"
        name="planLength"
        legend={t('plan.term')}
        terms={offer.plans.map(({ months }) => termOf(choice, months, t))}
        value={String(plan.months)}
        onChange={(value) => setMonths(Number(value))}
      />
      {cartTerm !== undefined && cartTerm !== plan.months && (
        <p role="status" className="text-small text-wait">
          {t('plan.changesAll', {
            before: t('plan.termWords', { count: cartTerm }),
            now: t('plan.termWords', { count: plan.months }),
          })}
        </p>
      )}
    </div>
  );
}

function termOf({ offer, plan }: ProductChoice, months: number, t: Translate<'product'>): Term {
  if (months === 1) {
    const total = formatExactAmount(offer.price);
    return { value: '1', label: t('plan.once'), rate: total, spoken: t('plan.onceSpoken', { total }) };
  }
  const { shared, regular } = chosenPlan(offer, { months, downPayment: plan.wishedDown });
  const rate = formatAmount(ownRate(shared, regular));
  return {
    value: String(months),
    label: String(months),
    rate,
    spoken: t('plan.termSpoken', { count: months, rate }),
  };
}
