import { getInputProps } from '@conform-to/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Checkbox, Radio, Radios } from '~/ui/choice.tsx';
import { ErrorList } from '~/ui/error-list.tsx';
import { Field } from '~/ui/field.tsx';
import { checkboxField } from '~/ui/form-fields.ts';
import { TextLink } from '~/ui/link.tsx';
import { href } from '~/site-map.ts';
import { documentKindsFor } from '~/modules/financing/financing.ts';
import { type ContactFieldset, FieldGroup } from './contact-fields.tsx';
import { useErrorText } from './use-error-text.ts';

/** What a plan asks for (spec §5): age, document, no debt collection. Each answer that speaks against one says so. */
export function EligibilityFields({ fields }: { fields: ContactFieldset }) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  return (
    <FieldGroup title={t('contact.plan')}>
      <p className="max-w-[58ch] text-ink-2">
        {t('contact.plan-text')} <TextLink href={href('creditCheck', {}, locale)}>{t('contact.check-first')}</TextLink>
      </p>
      <BirthDate fields={fields} />
      <IdentityDocument fields={fields} />
      <Confirmation fields={fields} name="noDebtCollection" />
    </FieldGroup>
  );
}

const dateParts = ['birthDay', 'birthMonth', 'birthYear'] as const;
const autoComplete = { birthDay: 'bday-day', birthMonth: 'bday-month', birthYear: 'bday-year' } as const;

function BirthDate({ fields }: { fields: ContactFieldset }) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  const errors = new Set(dateParts.flatMap((name) => fields[name].errors ?? []).map(errorText));
  const errorsId = `${fields.birthDay.id}-group-error`;
  return (
    <fieldset aria-describedby={errors.size > 0 ? errorsId : undefined}>
      <legend className="field-label">{t('contact.birth-date')}</legend>
      <div className="contact-birth grid max-w-[360px] gap-3">
        {dateParts.map((name) => {
          const { key: _key, ...input } = getInputProps(fields[name], { type: 'text' });
          return (
            <Field key={name} id={input.id} label={t(`contact.field.${name}`)}>
              {(aria) => (
                <input
                  {...input}
                  {...aria}
                  aria-invalid={fields[name].errors ? true : undefined}
                  inputMode="numeric"
                  autoComplete={autoComplete[name]}
                  className="input"
                />
              )}
            </Field>
          );
        })}
      </div>
      <ErrorList id={errorsId} errors={[...errors]} />
    </fieldset>
  );
}

function IdentityDocument({ fields }: { fields: ContactFieldset }) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  const field = fields.idType;
  return (
    <div className="group">
      <Radios id={field.id} legend={t('contact.field.idType')} errors={field.errors?.map(errorText)}>
        <div>
          {documentKindsFor(useLocale()).map((kind) => (
            <Radio
              key={kind}
              name={field.name}
              value={kind}
              required={field.required}
              defaultChecked={field.initialValue === kind}
            >
              {t(`contact.document.${kind}`)}
            </Radio>
          ))}
        </div>
      </Radios>
      <div className="contact-more">
        <Confirmation fields={fields} name="residentOverOneYear" />
      </div>
    </div>
  );
}

function Confirmation({ fields, name }: { fields: ContactFieldset; name: 'residentOverOneYear' | 'noDebtCollection' }) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  return <Checkbox {...checkboxField(fields[name], errorText)}>{t(`contact.field.${name}`)}</Checkbox>;
}
