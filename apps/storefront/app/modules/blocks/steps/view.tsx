import { formatAmount } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { EquationFigure } from '~/ui/rate.tsx';
import { StoryLine } from '~/ui/station-line.tsx';
import type { SectionOf } from '~/modules/blocks/blocks.server.ts';

/** Stops in a row, the last one the goal; under them the whole sum of a plan. */
export function Steps({ section }: { section: SectionOf<'steps'> }) {
  const { t } = useTranslation('blocks');
  const { title: heading, steps, sum } = section;
  return (
    <Section flush>
      {heading && <SectionHead title={heading} />}
      <StoryLine steps={steps} />
      {sum && (
        <div className="mt-10 border-t border-line pt-6">
          <p className="mb-3 text-small text-ink-2">{t('steps.sum')}</p>
          <EquationFigure
            terms={[
              { value: formatAmount(sum.downPayment), name: t('steps.down') },
              { value: String(sum.months), name: t('steps.months') },
              { value: formatAmount(sum.rate), name: t('steps.rate'), highlight: true },
              { value: formatAmount(sum.total), name: t('steps.price') },
            ]}
            signs={['+', '×', '=']}
            sentence={`${formatAmount(sum.downPayment)} + ${sum.months} × ${formatAmount(sum.rate)} = ${formatAmount(sum.total)}`}
          />
        </div>
      )}
    </Section>
  );
}
