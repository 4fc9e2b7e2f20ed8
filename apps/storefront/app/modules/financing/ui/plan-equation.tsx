import { useTranslation } from '~/i18n/use-translation.ts';
import { equationSentence, formatEquation } from '~/modules/financing/equation.ts';
import type { PlanAmounts } from '~/modules/financing/financing.ts';
import { Equation } from '~/ui/rate.tsx';

/** The equation of a plan, in one form for all pages. */
export function PlanEquation({ amounts }: { amounts: PlanAmounts }) {
  const { t } = useTranslation('common');
  return <Equation text={formatEquation(amounts)} sentence={equationSentence(amounts, t)} />;
}
