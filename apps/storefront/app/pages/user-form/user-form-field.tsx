import type { FieldMetadata } from '@conform-to/react';
import { textOfKey } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { UserField } from '~/modules/user-forms/user-forms.ts';
import { Checkbox } from '~/ui/choice.tsx';
import { SelectField, TextareaField, TextField } from '~/ui/field.tsx';
import { checkboxField, selectField, textareaField, textField } from '~/ui/form-fields.ts';

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
  meta: FieldMetadata<string>;
}

export function UserFormField({ field, meta }: UserFormFieldProps) {
  const { t } = useTranslation('user-form');
  const { kind, required, options, help } = field;
  const say = (code: string) => textOfKey(t, `error.${code}`);
  const label = required ? field.label : `${field.label} (${t('optional')})`;
  const common = { label, help, required };
  if (kind === 'checkbox') {
    return (
      <Checkbox
        {...checkboxField(meta, say)}
        value="ja"
        help={help}
        defaultChecked={Boolean(meta.initialValue)}
        required={required}
      >
        {label}
      </Checkbox>
    );
  }
  if (kind === 'text') return <TextareaField {...textareaField(meta, say)} {...common} maxLength={4000} />;
  if (kind === 'choice') {
    const choices = options.map((option) => ({ value: option, label: option }));
    return <SelectField {...selectField(meta, say)} {...common} options={choices} placeholder={t('choose')} />;
  }
  return <TextField {...textField(meta, say)} {...common} {...inputs[kind]} maxLength={200} />;
}
