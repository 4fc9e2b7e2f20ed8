import type { FieldMetadata } from '@conform-to/react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Checkbox } from '~/ui/choice.tsx';
import { PhoneField, SelectField, TextField } from '~/ui/field.tsx';
import { checkboxField, selectField, textField } from '~/ui/form-fields.ts';
import type { CountryChoice } from '~/modules/checkout/contact.ts';
import type { ContactField } from '~/modules/checkout/contact.schema.server.ts';
import { TermsText } from '~/pages/checkout/terms-text.tsx';
import { useErrorText } from './use-error-text.ts';

/** The form's fields, as conform hands them out. */
export type ContactFieldset = Record<ContactField, FieldMetadata<string>>;

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  );
}

interface LineFieldProps extends Omit<ComponentProps<typeof TextField>, 'id' | 'label' | 'name' | 'type'> {
  fields: ContactFieldset;
  name: ContactField;
  type?: 'text' | 'email';
}

export function LineField({ fields, name, type = 'text', ...rest }: LineFieldProps) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  return <TextField {...textField(fields[name], errorText, type)} label={t(`contact.field.${name}`)} {...rest} />;
}

export function PersonFields({ fields, phonePrefixes }: { fields: ContactFieldset; phonePrefixes: readonly string[] }) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  return (
    <FieldGroup title={t('contact.person')}>
      <div className="grid gap-5 tablet:grid-cols-2">
        <LineField fields={fields} name="firstname" autoComplete="given-name" />
        <LineField fields={fields} name="lastname" autoComplete="family-name" />
      </div>
      <LineField fields={fields} name="email" type="email" autoComplete="email" help={t('contact.help.email')} />
      <PhoneField
        {...textField(fields.phone, errorText, 'tel')}
        label={t('contact.field.phone')}
        help={t('contact.help.phone')}
        prefixName={fields.phonePrefix.name}
        prefixLabel={t('contact.field.phonePrefix')}
        defaultPrefix={fields.phonePrefix.initialValue ?? phonePrefixes[0]}
        prefixes={phonePrefixes.map((prefix) => ({ value: prefix, label: prefix }))}
      />
    </FieldGroup>
  );
}

interface AddressFieldsProps {
  fields: ContactFieldset;
  countries: readonly CountryChoice[];
}

/** Street, number, postcode, town, country: each for itself, as a QR-bill needs them. */
export function AddressFields({ fields, countries }: AddressFieldsProps) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  return (
    <FieldGroup title={t('contact.address')}>
      <div className="grid grid-cols-[minmax(0,1fr)_112px] gap-4 tablet:gap-5">
        <LineField fields={fields} name="street" autoComplete="address-line1" />
        <LineField fields={fields} name="houseNumber" />
      </div>
      <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-4 tablet:gap-5">
        <LineField fields={fields} name="zip" autoComplete="postal-code" inputMode="numeric" />
        <LineField fields={fields} name="city" autoComplete="address-level2" />
      </div>
      <SelectField
        {...selectField(fields.country, errorText)}
        label={t('contact.field.country')}
        autoComplete="country-name"
        options={countries}
      />
    </FieldGroup>
  );
}

/** Another address for the delivery, in Switzerland; shown once its box is ticked. */
export function DeliveryFields({ fields }: { fields: ContactFieldset }) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  return (
    <FieldGroup title={t('contact.delivery')}>
      <div className="group">
        <Checkbox {...checkboxField(fields.otherDelivery, errorText)} help={t('contact.help.otherDelivery')}>
          {t('contact.field.otherDelivery')}
        </Checkbox>
        <div className="contact-more mt-5 gap-5">
          <LineField fields={fields} name="deliveryName" autoComplete="section-delivery shipping name" />
          <div className="grid grid-cols-[minmax(0,1fr)_112px] gap-4 tablet:gap-5">
            <LineField fields={fields} name="deliveryStreet" autoComplete="section-delivery shipping address-line1" />
            <LineField fields={fields} name="deliveryHouseNumber" />
          </div>
          <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-4 tablet:gap-5">
            <LineField
              fields={fields}
              name="deliveryZip"
              autoComplete="section-delivery shipping postal-code"
              inputMode="numeric"
            />
            <LineField fields={fields} name="deliveryCity" autoComplete="section-delivery shipping address-level2" />
          </div>
        </div>
      </div>
    </FieldGroup>
  );
}

export function TermsField({ fields }: { fields: ContactFieldset }) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  return (
    <Checkbox {...checkboxField(fields.all_agb, errorText)}>
      <TermsText text={t('contact.terms')} />
    </Checkbox>
  );
}
