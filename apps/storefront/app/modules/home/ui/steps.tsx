import { useTranslation } from 'react-i18next';
import { formatAmount } from '~/i18n/money';
import { Section, SectionHead } from '~/ui/layout';
import { EquationFigure } from '~/ui/rate';
import { planAmounts, presetDownPayment } from '../../financing/financing';
import type { SectionOf } from './section';

const MONTHS = 36;

/** Three stops to one's own bike, and the whole sum of a plan. */
export function Steps({ section }: { section: SectionOf<'steps'> }) {
  const { t } = useTranslation('home');
  const steps =
    section.steps ??
    (['choose', 'plan', 'ride'] as const).map((step) => ({
      title: t(`steps.${step}.title`),
      text: t(`steps.${step}.text`),
    }));
  const { displayPrice } = section.product;
  const plan = planAmounts(displayPrice, presetDownPayment(displayPrice), MONTHS);
  const even = plan.first === plan.regular;
  return (
    <Section flush>
      <SectionHead title={section.title ?? t('steps.title')} />
      <ol className="stops">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-h3">{title}</h3>
            {text && <p className="mt-1 text-ink-2">{text}</p>}
          </li>
        ))}
      </ol>
      {even && (
        <div className="mt-10 border-t border-line pt-6">
          <p className="mb-3 text-small text-ink-2">{t('steps.sum')}</p>
          <EquationFigure
            terms={[
              { value: formatAmount(plan.downPayment), name: t('steps.down') },
              { value: String(MONTHS), name: t('steps.months') },
              { value: formatAmount(plan.regular), name: t('steps.rate'), highlight: true },
              { value: formatAmount(plan.total), name: t('steps.price') },
            ]}
            signs={['+', '×', '=']}
            sentence={`${formatAmount(plan.downPayment)} + ${MONTHS} × ${formatAmount(plan.regular)} = ${formatAmount(plan.total)}`}
          />
        </div>
      )}
    </Section>
  );
}
