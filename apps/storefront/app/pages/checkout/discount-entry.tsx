import type { KeyboardEvent } from 'react';
import type { Translate } from '~/i18n/keys.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { Icon } from '~/ui/icon.tsx';
import type { CartPlan } from '~/modules/cart/cart.ts';
import type { DiscountRefusal } from '~/modules/pricing/discount.ts';

/** A code that has no effect, and why. */
export interface RefusedCode {
  code: string;
  refusal: DiscountRefusal;
  /** Rappen that the goods would have to cost, where that is the reason. */
  minimum: number;
}

/** Why a code has no effect, in a sentence. */
export function refusalText({ refusal, minimum }: RefusedCode, t: Translate<'discount'>): string {
  return t(`refusal.${refusal}`, { minimum: formatExactAmount(minimum) });
}

const INPUT_ID = 'rabattcode';
const APPLY_ID = 'rabattcode-einloesen';

/** Enter means the code, not the step's own button. */
function applyOnEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  document.getElementById(APPLY_ID)?.click();
}

interface DiscountEntryProps {
  plan: CartPlan;
  /** The entered code as it is, or the one that was just refused. */
  refused: RefusedCode | null;
  /** The plan's form, which sends the code along. */
  formId: string;
  /** Whether there is no order without one: then it is open from the start. */
  isNeeded?: boolean;
}

/** Where a discount code is entered; one that is in force is shown instead and can be taken out. */
export function DiscountEntry({ plan, refused, formId, isNeeded = false }: DiscountEntryProps) {
  const { t } = useTranslation('discount');
  if (plan.discount) return <ActiveCode discount={plan.discount} formId={formId} />;
  return (
    <details className="group border-t border-line-strong" open={isNeeded || refused !== null}>
      <summary className="flex min-h-touch cursor-pointer items-center justify-between pt-2 text-small">
        {t('title')}
        <span className="group-open:hidden">
          <Icon name="plus" small />
        </span>
        <span className="hidden group-open:block">
          <Icon name="minus" small />
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 pb-1 pt-2">
        <TextField
          key={refused?.code}
          id={INPUT_ID}
          name="discountCode"
          form={formId}
          label={t('field')}
          hideLabel
          placeholder={t('field')}
          defaultValue={refused?.code}
          errors={refused ? [refusalText(refused, t)] : undefined}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onKeyDown={applyOnEnter}
        />
        <Button id={APPLY_ID} type="submit" variant="secondary" form={formId} name="intent" value="apply-code">
          {t('apply')}
        </Button>
      </div>
    </details>
  );
}

function ActiveCode({ discount, formId }: { discount: { code: string; amount: number }; formId: string }) {
  const { t } = useTranslation('discount');
  const { code, amount } = discount;
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line-strong pt-2">
      <p className="text-small" role="status">
        {t('active', { code, amount: formatExactAmount(amount) })}
      </p>
      <Button
        type="submit"
        variant="quiet"
        small
        form={formId}
        name="intent"
        value="remove-code"
        aria-label={t('remove-code', { code })}
      >
        {t('remove')}
      </Button>
    </div>
  );
}
