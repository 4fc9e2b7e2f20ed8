import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useLocation, useNavigation } from '@remix-run/react';
import { textOfKey } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { agreements, CODE_LENGTH } from '~/modules/signing/signing.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { textField } from '~/ui/form-fields.ts';

export function CodeForm({ email, lastResult }: { email: string; lastResult: SubmissionResult | undefined }) {
  const { t } = useTranslation('sign');
  const { search } = useLocation();
  const { formMethod, formData } = useNavigation();
  const isSigning = formMethod === 'POST' && formData?.get('intent') === 'sign';
  const constraint = { code: { required: true } };
  const [form, fields] = useForm<{ code: string }>({ id: 'code', lastResult, constraint });
  const say = (code: string) => textOfKey(t, `code.error.${code}`);
  return (
    <div className="grid max-w-text gap-8">
      <Form method="post" action={search} {...getFormProps(form)} className="grid gap-6">
        <TextField
          {...textField(fields.code, say)}
          label={t('code.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          // Spaces and a hyphen may be typed with it.
          maxLength={CODE_LENGTH * 2}
        />
        <p className="text-small text-ink-2">{t('code.binding')}</p>
        <Button
          type="submit"
          name="intent"
          value="sign"
          className="justify-self-start"
          loading={isSigning && t('code.signing')}
        >
          {t('code.submit')}
        </Button>
      </Form>
      <Form method="post" action={search}>
        {agreements.map((agreement) => (
          <input key={agreement} type="hidden" name={agreement} value="on" />
        ))}
        <p className="text-small text-ink-2">{t('code.other', { email })}</p>
        <Button type="submit" variant="quiet" small className="mt-2">
          {t('code.resend')}
        </Button>
      </Form>
    </div>
  );
}
