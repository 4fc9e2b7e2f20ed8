import { useTranslation } from 'react-i18next';
import type { UserField, UserFormError } from '~/modules/user-forms/user-forms.ts';
import { Checkbox } from '~/ui/choice.tsx';
import { SelectField, TextareaField, TextField } from '~/ui/field.tsx';

/** Types of inputs, and what browsers fill into them. */
const inputs = {
  line: { type: 'text' },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel' },
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
} as const;

interface UserFormFieldProps {
  field: UserField;
  typed: string | undefined;
  error: UserFormError | undefined;
}

/** One question of a form that editors built. */
export function UserFormField({ field, typed, error }: UserFormFieldProps) {
  const { t } = useTranslation('user-form');
  const { name, kind, required, options, help } = field;
  const errors = error && [t(`error.${error}`)];
  const label = required ? field.label : `${field.label} (${t('optional')})`;
  const common = { id: name, name, label, help, errors, required };
  if (kind === 'checkbox') {
    return (
      <Checkbox
        id={name}
        name={name}
        value="ja"
        help={help}
        errors={errors}
        defaultChecked={Boolean(typed)}
        required={required}
      >
        {label}
      </Checkbox>
    );
  }
  if (kind === 'text') return <TextareaField {...common} defaultValue={typed} maxLength={4000} />;
  if (kind === 'choice') {
    const choices = options.map((option) => ({ value: option, label: option }));
    return <SelectField {...common} options={choices} placeholder={t('choose')} defaultValue={typed} />;
  }
  return <TextField {...common} {...inputs[kind]} defaultValue={typed} maxLength={200} />;
}
