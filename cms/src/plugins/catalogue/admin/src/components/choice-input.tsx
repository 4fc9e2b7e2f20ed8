import { Field, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { type Choice, useCatalogue } from '../catalogue';
import type { FieldProps } from '../field';
import { useTexts } from '../texts';

interface ChoiceInputProps extends FieldProps {
  /** Which of the shop's lists is chosen from. */
  list: 'brands' | 'pages';
}

/** One value of a list of the shop, with how many products have it; a value that the shop no longer has stays until it is changed. */
export function ChoiceInput({ list, name, label, hint, labelAction, required, disabled }: ChoiceInputProps) {
  const { value, error, onChange } = useField<string | null>(name);
  const { data, problem } = useCatalogue<Record<typeof list, Choice[]>>('choices');
  const t = useTexts();
  const choices = data?.[list] ?? [];
  const isKnown = !value || !data || choices.some((choice) => choice.value === value);
  return (
    <Field.Root
      name={name}
      id={name}
      hint={hint}
      required={required}
      error={error ?? (isKnown ? undefined : t('gone', { value }))}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        disabled={disabled}
        placeholder={t('choose')}
        value={value ?? ''}
        onChange={(chosen: string | number) => onChange(name, String(chosen) || null)}
        onClear={() => onChange(name, null)}
        clearLabel={t('clear')}
      >
        {value && !choices.some((choice) => choice.value === value) ? (
          <SingleSelectOption value={value}>{value}</SingleSelectOption>
        ) : null}
        {choices.map((choice) => (
          <SingleSelectOption key={choice.value} value={choice.value}>
            {`${choice.label} (${choice.count})`}
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
