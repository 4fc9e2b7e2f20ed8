import { Form, useNavigation } from '@remix-run/react';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { RadioOption, Radios } from '~/ui/choice.tsx';
import { insuranceTwelfth } from '~/modules/financing/financing.ts';
import type { AfterOrderView } from '~/modules/after-order/after-order.ts';
import { href } from '~/site-map.ts';
import type { OrderTask } from './order-tasks.ts';
import { LinkFields, TaskForm, TaskStop } from './task-stop.tsx';

type Insurance = NonNullable<AfterOrderView['insurance']>;

interface InsurancePartProps {
  task: OrderTask;
  view: AfterOrderView;
  insurance: Insurance;
}

/** The optional insurance: asked once after the order, to be changed until then and later. */
export function InsurancePart({ task, view, insurance }: InsurancePartProps) {
  const { t } = useTranslation('after-order');
  const { yearly, insured, answered } = insurance;
  const year = formatExactAmount(yearly);
  const choice = insured ? 'with' : 'without';
  return (
    <TaskStop
      task={task}
      title={t(answered ? 'insurance.title-done' : 'insurance.title')}
      when={t(answered ? `insurance.when-${choice}` : 'insurance.when')}
      lead={t(answered ? `insurance.is-${choice}` : 'insurance.lead', { year })}
    >
      {/* Closed again after each change. */}
      <TaskForm key={`${answered} ${insured}`} label={t(answered ? 'insurance.change' : 'insurance.open')} open={false}>
        <InsuranceForm view={view} insurance={insurance} />
      </TaskForm>
    </TaskStop>
  );
}

function InsuranceForm({ view, insurance: { yearly, insured } }: { view: AfterOrderView; insurance: Insurance }) {
  const { t } = useTranslation('after-order');
  const action = href('orderInsurance', {}, useLocale());
  const isSaving = useNavigation().formAction === action;
  const year = formatExactAmount(yearly);
  const month = formatExactAmount(insuranceTwelfth(yearly));
  return (
    <Form method="post" action={action} className="grid gap-4" preventScrollReset>
      <LinkFields link={view.link} />
      <Radios id="insurance" legend={t('insurance.legend')} hideLegend>
        <RadioOption name="insurance" value="false" defaultChecked={!insured} title={t('insurance.without')} />
        <RadioOption
          name="insurance"
          value="true"
          defaultChecked={insured}
          title={t('insurance.with')}
          price={t('insurance.price', { year })}
          text={t('insurance.with-text', { month })}
        />
      </Radios>
      <p>
        <Button type="submit" variant="secondary" loading={isSaving && t('insurance.save')}>
          {t('insurance.save')}
        </Button>
      </p>
    </Form>
  );
}
