import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { stepStates, Stepper } from '~/ui/station-line.tsx';

const steps = ['plan', 'contact', 'review'] as const;
const pages = { plan: 'checkoutPlan', contact: 'checkoutContact', review: 'checkoutReview' } as const;

export function CheckoutSteps({ current }: { current: (typeof steps)[number] | 'done' }) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const states = stepStates(steps.length, current === 'done' ? steps.length : steps.indexOf(current));
  return (
    <div className="pb-1 pt-4">
      <Stepper
        label={t('steps.label')}
        doneLabel={t('steps.done')}
        steps={steps.map((step, index) => ({
          label: t(`steps.${step}`),
          state: states[index] ?? 'todo',
          href: current === 'done' ? undefined : href(pages[step], {}, locale),
        }))}
      />
    </div>
  );
}
