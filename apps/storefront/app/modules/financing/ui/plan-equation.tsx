import { useTranslation } from '~/i18n/use-translation.ts';
import { equationSentence, formatEquation } from '~/modules/financing/equation.ts';
import type { PlanAmounts } from '~/modules/financing/financing.ts';
import { Equation } from '~/ui/rate.tsx';

/** The equation of a plan, the same wherever a plan is shown. */
export function PlanEquation({ amounts }: { amounts: PlanAmounts }) {
  const { t } = useTranslation('common');
  return <Equation text={formatEquation(amounts)} sentence={equationSentence(amounts, t)} />;
}
