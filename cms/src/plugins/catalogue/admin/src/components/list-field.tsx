import { Field, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { FieldProps } from '../field';
import { useTexts } from '../texts';

interface ListFieldProps extends FieldProps {
  /** Options; undefined while loading. */
  choices: readonly { value: string; label: string }[] | undefined;
  /** Error of the shop. */
  problem: string | undefined;
  placeholder: string;
  /** Message for a value that no longer exists. */
  gone: (value: string) => string;
}

/** Select with values of the shop; a value that no longer exists stays until it is changed. */
export function ListField({ choices, problem, placeholder, gone, ...field }: ListFieldProps) {
  const { name, label, hint, labelAction, required, disabled } = field;
  const { value, error, onChange } = useField<string | null>(name);
  const t = useTexts();
  const isListed = choices?.some((choice) => choice.value === value) ?? false;
  return (
    <Field.Root
      name={name}
      id={name}
      hint={hint}
      required={required}
      error={error ?? (value && choices && !isListed ? gone(value) : undefined)}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        disabled={disabled}
        placeholder={placeholder}
        value={value ?? ''}
        onChange={(chosen: string | number) => onChange(name, String(chosen) || null)}
        onClear={() => onChange(name, null)}
        clearLabel={t('clear')}
      >
        {value && !isListed ? <SingleSelectOption value={value}>{value}</SingleSelectOption> : null}
        {choices?.map((choice) => (
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
