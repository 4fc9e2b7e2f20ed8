import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useActionData, useNavigation } from '@remix-run/react';
import { textOfKey } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { RESULT_EMAIL } from '~/modules/quiz/result-mail.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { textField } from '~/ui/form-fields.ts';
import { Note } from '~/ui/form-message.tsx';

const constraint = { [RESULT_EMAIL]: { required: true, maxLength: 120 } };

/** Has the result mailed. @param path of the result */
export function ResultMailForm({ path, isMailed }: { path: string; isMailed: boolean }) {
  const { t } = useTranslation('quiz');
  const lastResult = useActionData<SubmissionResult>();
  const [form, fields] = useForm<Record<typeof RESULT_EMAIL, string>>({ id: 'quiz', lastResult, constraint });
  const isSending = useNavigation().formMethod === 'POST';
  if (isMailed && !lastResult) {
    return (
      <div role="status">
        <Note kind="good">{t('mail.sent')}</Note>
      </div>
    );
  }
  return (
    <Form method="post" action={path} {...getFormProps(form)} className="grid gap-3">
      <TextField
        {...textField(fields[RESULT_EMAIL], (code) => textOfKey(t, `mail.error.${code}`), 'email')}
        label={t('mail.label')}
        help={t('mail.help')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <Button type="submit" variant="secondary" small loading={isSending && t('mail.sending')}>
          {t('mail.submit')}
        </Button>
      </div>
    </Form>
  );
}
