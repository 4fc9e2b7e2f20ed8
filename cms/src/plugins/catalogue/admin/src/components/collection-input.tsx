import { Field, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { type Choice, useCatalogue } from '../catalogue';
import type { FieldProps } from '../field';
import { useTexts } from '../texts';

/** A published collection of the entry's language; stored is the end of its address. */
export default function CollectionInput({ name, label, hint, labelAction, required, disabled }: FieldProps) {
  const { value, error, onChange } = useField<string | null>(name);
  const { data, problem } = useCatalogue<{ collections: Pick<Choice, 'value' | 'label'>[] }>('collections');
  const t = useTexts();
  const choices = data?.collections ?? [];
  const isKnown = !value || !data || choices.some((choice) => choice.value === value);
  return (
    <Field.Root
      name={name}
      id={name}
      hint={hint}
      required={required}
      error={error ?? (isKnown ? undefined : t('collection.gone', { value }))}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        disabled={disabled}
        placeholder={t('collection.none')}
        value={value ?? ''}
        onChange={(chosen: string | number) => onChange(name, String(chosen) || null)}
        onClear={() => onChange(name, null)}
        clearLabel={t('clear')}
      >
        {value && !isKnown ? <SingleSelectOption value={value}>{value}</SingleSelectOption> : null}
        {choices.map((choice) => (
          <SingleSelectOption key={choice.value} value={choice.value}>
            {choice.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      {problem ? (
        <Typography variant="pi" textColor="warning700">
          {problem}
        </Typography>
      ) : null}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
