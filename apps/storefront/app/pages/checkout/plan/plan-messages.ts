import type { Translate } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { refusalCodes } from '~/modules/cart/cart.ts';
import type { RefusedCode } from '~/pages/checkout/discount-entry.tsx';

/** What the plan page's action could not do. */
export interface PlanAnswer {
  /** Reasons, as the cart gives them. */
  refused: readonly { about: 'line' | 'plan' | 'down-payment'; reason: string }[];
  /** Whether a down payment was no amount. */
  hasUnreadable: boolean;
  /** Down payments that were refused, by line, as they were typed. */
  typed: Readonly<Record<string, string>>;
  /** The discount code that was refused just now. */
  refusedCode: RefusedCode | null;
}

const planRefusals = [
  'total-below-minimum',
  'too-long-for-used-bike',
  'used-bikes-only',
  'above-organization-maximum',
] as const;
const downPaymentRefusals = [
  'not-an-amount',
  'not-whole-francs',
  'above-item-price',
  'instalments-below-minimum',
  'total-below-minimum',
] as const;

function oneOf<Code extends string>(codes: readonly Code[], value: string): Code | undefined {
  return codes.find((code) => code === value);
}

function refusalMessage({ about, reason }: PlanAnswer['refused'][number], t: Translate<['checkout', 'cart']>): string {
  const plan = about === 'plan' ? oneOf(planRefusals, reason) : undefined;
  if (plan) return t(`checkout:plan-refusal.${plan}`);
  const down = about === 'down-payment' ? oneOf(downPaymentRefusals, reason) : undefined;
  if (down) return t(`checkout:down-payment-refusal.${down}`);
  return t(about === 'line' ? 'cart:refusal.not-found' : 'cart:refusal.other');
}

/**
 * Sentences at the head of the plan page.
 * @param notice why something was not put into the cart, from the address
 */
export function usePlanMessages(answer: PlanAnswer | undefined, notice: string | null): string[] {
  const { t } = useTranslation(['checkout', 'cart']);
  const messages = (answer?.refused ?? []).map((refusal) => refusalMessage(refusal, t));
  if (answer?.hasUnreadable) messages.push(t('checkout:down-payment-refusal.not-an-amount'));
  if (notice) messages.push(t(`cart:refusal.${oneOf(refusalCodes, notice) ?? 'other'}`));
  return [...new Set(messages)];
}
