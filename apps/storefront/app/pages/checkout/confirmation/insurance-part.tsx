import { Form, useNavigation } from '@remix-run/react';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { RadioOption, Radios } from '~/ui/choice.tsx';
import { insuranceTwelfth } from '~/modules/financing/financing.ts';
import type { AfterOrderView } from '~/modules/after-order/after-order.ts';
import { href } from '~/site-map.ts';
import { AfterOrderPart, LinkFields } from './after-order-part.tsx';

type Insurance = NonNullable<AfterOrderView['insurance']>;

/** The optional insurance: asked once after the order, to be changed until then and later. */
export function InsurancePart({ view, insurance }: { view: AfterOrderView; insurance: Insurance }) {
  const { t } = useTranslation('after-order');
  const { yearly, insured, answered } = insurance;
  const year = formatExactAmount(yearly);
  if (!answered) {
    return (
      <AfterOrderPart id="versicherung" title={t('insurance.title')} state="open" lead={t('insurance.lead')}>
        <InsuranceForm view={view} insurance={insurance} />
      </AfterOrderPart>
    );
  }
  return (
    <AfterOrderPart
      id="versicherung"
      title={t('insurance.title-done')}
      state="done"
      lead={insured ? t('insurance.is-with', { year }) : t('insurance.is-without')}
    >
      {/* Closed again after each change. */}
      <details key={String(insured)}>
        <summary className="link inline-flex min-h-touch items-center text-small">{t('insurance.change')}</summary>
        <div className="mt-2">
          <InsuranceForm view={view} insurance={insurance} />
        </div>
      </details>
    </AfterOrderPart>
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
