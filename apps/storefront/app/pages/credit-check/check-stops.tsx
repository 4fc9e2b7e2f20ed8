import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { stepStates, Stepper } from '~/ui/station-line.tsx';

const stops = ['questions', 'document', 'result'] as const;

type Stop = (typeof stops)[number];

/** The three stops of the credit check; those behind lead back. @param props passed: one that was not asked for */
export function CheckStops({ current, passed }: { current: Stop; passed?: Stop | undefined }) {
  const { t } = useTranslation('credit-check');
  const locale = useLocale();
  const states = stepStates(stops.length, stops.indexOf(current));
  return (
    <div className="pb-6 pt-5">
      <Stepper
        label={t('stops.label')}
        doneLabel={t('stops.done')}
        steps={stops.map((stop, index) => ({
          label: t(`stops.${stop}`),
          state: stop === passed ? 'todo' : (states[index] ?? 'todo'),
          href: href('creditCheck', {}, locale, { schritt: index + 1 }),
        }))}
      />
    </div>
  );
}
