import { useTranslation } from '~/i18n/use-translation.ts';
import { StopRow } from '~/ui/stop-row.tsx';

const steps = ['bike', 'page', 'link'] as const;

export function SponsorSteps({ current, bike }: { current: (typeof steps)[number]; bike?: string }) {
  const { t } = useTranslation('sponsor');
  const place = steps.indexOf(current);
  return (
    <StopRow
      label={t('steps.label')}
      stops={steps.map((step, index) => ({
        name: t(`steps.${step}`),
        state: index < place ? 'done' : index === place ? 'now' : 'todo',
        note: step === 'bike' && bike && <span className="truncate">{bike}</span>,
      }))}
    />
  );
}
