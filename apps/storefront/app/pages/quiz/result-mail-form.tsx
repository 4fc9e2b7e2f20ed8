import { Form, useActionData, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { RESULT_EMAIL, type ResultMailError } from '~/modules/quiz/result-mail.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { Note } from '~/ui/form-message.tsx';

/** What stopped the mail, with what was typed. */
interface Refusal {
  mailError?: ResultMailError;
  email?: string;
}

/** Has the result mailed. @param path of the result */
export function ResultMailForm({ path, isMailed }: { path: string; isMailed: boolean }) {
  const { t } = useTranslation('quiz');
  const refusal = useActionData<Refusal>();
  const isSending = useNavigation().formMethod === 'POST';
  if (isMailed && !refusal?.mailError) {
    return (
      <div role="status">
        <Note kind="good">{t('mail.sent')}</Note>
      </div>
    );
  }
  return (
    <Form method="post" action={path} className="grid gap-3" noValidate>
      <TextField
        id="quiz-email"
        name={RESULT_EMAIL}
        type="email"
        label={t('mail.label')}
        help={t('mail.help')}
        defaultValue={refusal?.email}
        errors={refusal?.mailError && [t(`mail.error.${refusal.mailError}`)]}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        required
      />
      <div>
        <Button type="submit" variant="secondary" small loading={isSending && t('mail.sending')}>
          {t('mail.submit')}
        </Button>
      </div>
    </Form>
  );
}
