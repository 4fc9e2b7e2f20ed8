import { Form, useLocation, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { FormError } from '~/ui/form-message.tsx';
import type { AddressFields, TrackerView } from '~/modules/fulfilment/tracker.ts';
import type { TrackerRefusal } from './tracker-answers.ts';

interface TrackerAddressProps {
  address: TrackerView['address'];
  access: TrackerView['access'];
  answer: TrackerRefusal;
}

/** Where the order goes, and how to change it. */
export function TrackerAddress({ address, access, answer }: TrackerAddressProps) {
  const { t } = useTranslation('tracker');
  return (
    <section aria-labelledby="adresse" className="border-b border-line py-4">
      <h2 id="adresse" className="text-small font-normal text-ink-2">
        {t('address.title')}
      </h2>
      <p className="mt-1">{address.lines.join(', ')}</p>
      {address.fields && <AddressForm fields={address.fields} answer={answer} />}
      {access === 'owner' && !address.mayChange && <p className="mt-1 text-small text-ink-2">{t('address.fixed')}</p>}
    </section>
  );
}

function AddressForm({ fields, answer }: { fields: AddressFields; answer: TrackerRefusal }) {
  const { t } = useTranslation('tracker');
  const { search } = useLocation();
  const isSending = useNavigation().formMethod === 'POST';
  const wrong = answer?.kind === 'wrong' ? answer : undefined;
  const values = wrong?.typed ?? fields;
  const field = (name: keyof AddressFields, autoComplete: string) => {
    const code = wrong?.errors[name];
    return {
      id: `lieferung-${name}`,
      name,
      label: t(`address.field.${name}`),
      defaultValue: values[name],
      errors: code ? [t(`address.error.${code}`)] : undefined,
      autoComplete,
    };
  };
  return (
    <details className="mt-1" open={wrong !== undefined || undefined}>
      <summary className="link inline-flex min-h-touch items-center text-small">{t('address.change')}</summary>
      <Form method="post" action={search} className="mt-3 grid gap-4 pb-2" noValidate>
        {wrong && <FormError title={t('address.wrong')} />}
        <TextField {...field('name', 'shipping name')} maxLength={120} required />
        <div className="grid grid-cols-[minmax(0,1fr)_112px] gap-4">
          <TextField {...field('street', 'shipping address-line1')} maxLength={80} required />
          <TextField {...field('houseNumber', 'off')} maxLength={12} />
        </div>
        <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-4">
          <TextField {...field('zip', 'shipping postal-code')} inputMode="numeric" maxLength={10} required />
          <TextField {...field('city', 'shipping address-level2')} maxLength={60} required />
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
