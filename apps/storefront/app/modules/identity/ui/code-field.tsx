import type { ChangeEvent } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { CODE_DIGITS } from '~/modules/identity/sign-in.ts';
import { Field } from '~/ui/field.tsx';

/** Sends the form as soon as its code is whole. */
function sendWhenWhole({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  if (currentTarget.value.replace(/\D/g, '').length === CODE_DIGITS) currentTarget.form?.requestSubmit();
}

/** The field for the code of a link. @param props left: tries that are left after a wrong code */
export function CodeField({ left }: { left: number | undefined }) {
  const { t } = useTranslation('sign-in');
  return (
    <Field
      id="code"
      label={t('sent.code')}
      help={t('sent.code-help')}
      errors={left === undefined ? undefined : [t('sent.code-wrong', { count: left })]}
    >
      {(aria) => (
        <input
          {...aria}
          type="text"
          name="code"
          className="input code-input"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_DIGITS + 1}
          onChange={sendWhenWhole}
          required
        />
      )}
    </Field>
  );
}
