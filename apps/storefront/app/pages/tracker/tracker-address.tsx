import { getFormProps, useForm } from '@conform-to/react';
import { Form, useLocation, useNavigation } from '@remix-run/react';
import { textOfKey } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { textField } from '~/ui/form-fields.ts';
import { FormError } from '~/ui/form-message.tsx';
import type { AddressFields, TrackerView } from '~/modules/fulfilment/tracker.ts';
import type { TrackerRefusal } from './tracker-answers.ts';

interface TrackerAddressProps {
  address: TrackerView['address'];
  access: TrackerView['access'];
  constraint: Record<string, object>;
  answer: TrackerRefusal;
}

export function TrackerAddress({ address, access, constraint, answer }: TrackerAddressProps) {
  const { t } = useTranslation('tracker');
  return (
    <section aria-labelledby="adresse" className="border-b border-line py-4">
      <h2 id="adresse" className="text-small font-normal text-ink-2">
        {t('address.title')}
      </h2>
      <p className="mt-1">{address.lines.join(', ')}</p>
      {address.fields && <AddressForm values={address.fields} constraint={constraint} answer={answer} />}
      {access === 'owner' && !address.mayChange && <p className="mt-1 text-small text-ink-2">{t('address.fixed')}</p>}
    </section>
  );
}

type AddressFormProps = Pick<TrackerAddressProps, 'constraint' | 'answer'> & { values: AddressFields };

function AddressForm({ values, constraint, answer }: AddressFormProps) {
  const { t } = useTranslation('tracker');
  const { search } = useLocation();
  const isSending = useNavigation().formMethod === 'POST';
  const lastResult = answer?.kind === 'wrong' ? answer.reply : undefined;
  const [form, fields] = useForm<Record<keyof AddressFields, string>>({
    id: 'lieferung',
    lastResult,
    constraint,
    defaultValue: { ...values },
  });
  const field = (name: keyof AddressFields, autoComplete: string) => ({
    ...textField(fields[name], (code) => textOfKey(t, `address.error.${code}`)),
    label: t(`address.field.${name}`),
    autoComplete,
  });
  return (
    <details className="mt-1" open={lastResult !== undefined || undefined}>
      <summary className="link inline-flex min-h-touch items-center text-small">{t('address.change')}</summary>
      <Form method="post" action={search} {...getFormProps(form)} className="mt-3 grid gap-4 pb-2">
        {lastResult && <FormError title={t('address.wrong')} />}
        <TextField {...field('name', 'shipping name')} />
        <div className="grid grid-cols-[minmax(0,1fr)_112px] gap-4">
          <TextField {...field('street', 'shipping address-line1')} />
          <TextField {...field('houseNumber', 'off')} />
        </div>
        <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-4">
          <TextField {...field('zip', 'shipping postal-code')} inputMode="numeric" />
          <TextField {...field('city', 'shipping address-level2')} />
        </div>
        <div>
          <Button
            type="submit"
            variant="secondary"
            name="intent"
            value="address"
            loading={isSending && t('address.saving')}
          >
            {t('address.save')}
          </Button>
        </div>
      </Form>
    </details>
  );
}
