import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useLocation, useNavigation } from '@remix-run/react';
import { textOfKey } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { type Agreement, agreements } from '~/modules/signing/signing.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/choice.tsx';
import { checkboxField } from '~/ui/form-fields.ts';

export function AgreementForm({ name, lastResult }: { name: string; lastResult: SubmissionResult | undefined }) {
  const { t } = useTranslation('sign');
  const { search } = useLocation();
  const isSending = useNavigation().formMethod === 'POST';
  const constraint = Object.fromEntries(agreements.map((agreement) => [agreement, { required: true }]));
  const [form, fields] = useForm<Record<Agreement, string>>({ id: 'agree', lastResult, constraint });
  const say = (code: string) => textOfKey(t, `agree.error.${code}`);
  return (
    <Form method="post" action={search} {...getFormProps(form)} className="grid max-w-text gap-6">
      <div className="grid gap-4">
        {agreements.map((agreement) => (
          <Checkbox key={agreement} {...checkboxField(fields[agreement], say)} help={t(`agree.help-${agreement}`)}>
            {t(`agree.${agreement}`, { name })}
          </Checkbox>
        ))}
      </div>
      <p className="text-small text-ink-2">{t('agree.not-binding')}</p>
      <Button type="submit" className="justify-self-start" loading={isSending && t('agree.sending')}>
        {t('agree.submit')}
      </Button>
    </Form>
  );
}
