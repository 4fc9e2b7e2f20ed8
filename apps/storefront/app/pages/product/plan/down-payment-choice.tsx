import { Suspense, useEffect, useRef, useState } from 'react';
import type { Translate } from '~/i18n/keys.ts';
import { formatAmount, formatExactAmount } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { type Term, TermRadios } from '~/ui/term-segment.tsx';
import { useSeen } from '~/ui/use-seen.ts';
import { ownRate } from '~/modules/financing/agreed-share.ts';
import { chosenPlan } from '~/modules/catalog/product-plans.ts';
import type { ProductChoice } from '~/pages/product/use-product-choice.ts';
import { createOptionalComponent } from '~/ui/optional-component.ts';

const PlanLive = createOptionalComponent(() => import('./plan-live.tsx'));

/** What is sent as a step: francs. */
const valueOf = (rappen: number) => String(rappen / 100);

/**
 * The down payment: three steps, each with what it makes of the rate. Slider, field and the figure of the plan join
 * them once they are near the window; from then on the field is what is sent.
 */
export function DownPaymentChoice({ choice }: { choice: ProductChoice }) {
  const { t } = useTranslation('product');
  const { offer, plan, setDownPayment } = choice;
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place, '0px');
  const [isLive, setLive] = useState(false);
  const { preset, max } = offer.downPayment;
  if (plan.months === 1 || max === 0) return null;
  const steps = [...new Set([0, preset, max])];
  return (
    <div className="grid gap-4">
      <TermRadios
        id="anzahlung"
        name={isLive ? 'downPaymentStep' : 'downPayment'}
        legend={t('plan.down')}
        terms={steps.map((rappen) => stepOf(choice, rappen, t))}
        value={valueOf(plan.downPayment)}
        onChange={(value) => setDownPayment(Math.round(Number(value) * 100))}
      />
      <div ref={place} className="plan-live">
        {isSeen && (
          <Suspense>
            <PlanLive choice={choice} />
            <Once onShown={() => setLive(true)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function Once({ onShown }: { onShown: () => void }) {
  const shown = useRef(onShown);
  useEffect(() => shown.current(), []);
  return null;
}

function stepOf({ offer, plan }: ProductChoice, rappen: number, t: Translate<'product'>): Term {
  const { shared, regular } = chosenPlan(offer, { months: plan.months, downPayment: rappen });
  const rate = formatAmount(ownRate(shared, regular));
  const percent = Math.round((rappen / offer.price) * 100);
  const amount = formatExactAmount(rappen);
  return {
    value: valueOf(rappen),
    label: rappen === offer.downPayment.preset && rappen > 0 ? t('plan.percent', { percent }) : amount,
    rate: t('plan.then', { rate }),
    spoken: t('plan.stepSpoken', { amount, percent, rate }),
  };
}
