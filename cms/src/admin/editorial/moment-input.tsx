import { DateTimePicker, Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useTexts } from '../texts';

interface MomentInputProps {
  name: string;
  label: string;
  hint?: string;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

const LAST_DAY = new Date(2099, 11, 31);

/** Date and time fields labelled in the panel's language; Strapi's own are labelled in English only. */
export function MomentInput({ name, label, hint, labelAction, required, disabled }: MomentInputProps) {
  const { value, error, onChange } = useField<unknown>(name);
  const t = useTexts();
  return (
    <Field.Root name={name} hint={hint} required={required} error={error}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <DateTimePicker
        dateLabel={t('moment.day')}
        timeLabel={t('moment.time')}
        clearLabel={t('moment.clear')}
        disabled={disabled}
        maxDate={LAST_DAY}
        value={typeof value === 'string' || value instanceof Date ? new Date(value) : undefined}
        onChange={(moment: Date | undefined) => onChange(name, moment ? moment.toISOString() : null)}
        onClear={() => onChange(name, null)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
