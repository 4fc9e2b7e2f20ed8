import type { ProductCard } from '~/modules/catalog/catalog.ts';
import type { BlockOf } from '~/modules/content/content.ts';
import {
  defaultPlanLength,
  effectiveDownPayments,
  newPlanLengths,
  payOnce,
  planAmounts,
  planLengthWithin,
} from '~/modules/financing/financing.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import type { BlockContext } from '~/modules/blocks/block.ts';
import { heroProduct } from '~/modules/blocks/featured.server.ts';

/** Steps in their order; under them the sum of a plan where the editor wants it. */
export async function loadSteps({ title, steps, showSum }: BlockOf<'steps'>, { locale }: BlockContext) {
  if (steps.length === 0) return undefined;
  const product = showSum ? await heroProduct(locale) : undefined;
  return { title, steps, sum: product && evenSum(product) };
}

export type StepsSection = NonNullable<Awaited<ReturnType<typeof loadSteps>>>;

/** The plan's sum where all instalments are the same: only then is it one equation. Amounts are Rappen. */
function evenSum({ displayPrice }: ProductCard) {
  const months = planLengthWithin(newPlanLengths, defaultPlanLength, currentRules().maxPlanLength);
  if (months === payOnce) return undefined;
  const [preset = 0] = effectiveDownPayments([{ price: displayPrice, isBike: true, downPayment: null }]);
  const { downPayment, first, regular, total } = planAmounts(displayPrice, preset, months);
  return first === regular ? { downPayment, months, rate: regular, total } : undefined;
}
