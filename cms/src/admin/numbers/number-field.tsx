import { Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts';
import { TypedNumberInput } from './typed-number-input';

interface NumberFieldProps {
  name: string;
  label: string;
  type: string;
  hint?: string;
  labelAction?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}

/** Form field for integers and decimals. Invalid text stays in the form, where saving reports it. */
export function NumberField({
  name,
  label,
  type,
  hint,
  labelAction,
  placeholder,
  required,
  disabled,
}: NumberFieldProps) {
  const { value, error, onChange } = useField<unknown>(name);
  const t = useTexts();
  const whole = type !== 'decimal' && type !== 'float';
  const [isUnread, setUnread] = useState(false);
  const problem = isUnread ? t(whole ? 'number.whole' : 'number.decimal') : error;
  return (
    <Field.Root name={name} hint={hint} required={required} error={problem}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TypedNumberInput
        value={typeof value === 'number' ? value : null}
        whole={whole}
        disabled={disabled}
        placeholder={placeholder}
        onValue={(typed, text) => {
          setUnread(typed === undefined);
          onChange(name, typed === undefined ? text : typed);
        }}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
