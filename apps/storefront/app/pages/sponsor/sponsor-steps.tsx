import { useTranslation } from '~/i18n/use-translation.ts';

const steps = ['bike', 'page', 'link'] as const;

/** Bike, page, link: where a rider is on the way to the page. */
export function SponsorSteps({ current, bike }: { current: (typeof steps)[number]; bike?: string }) {
  const { t } = useTranslation('sponsor');
  const place = steps.indexOf(current);
  return (
    <ol className="sp-steps" aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < place ? 'sp-done' : index === place ? 'sp-now' : undefined}
          aria-current={index === place ? 'step' : undefined}
        >
          <b>{t(`steps.${step}`)}</b>
          {step === 'bike' && bike && <span>{bike}</span>}
        </li>
      ))}
    </ol>
  );
}
