import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { SAVED_DAYS } from '~/modules/checkout/saved-checkouts.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { textField } from '~/ui/form-fields.ts';
import { Note } from '~/ui/form-message.tsx';
import { SavedFrame } from './saved-frame.tsx';

interface LaterPageProps {
  kind: 'open' | 'sent' | 'empty';
  /** The address that was typed in the checkout, or nothing. */
  typed: { email: string };
  constraint: Record<string, object>;
  /** What stopped the form. */
  lastResult: SubmissionResult | undefined;
}

export function LaterPage({ kind, typed, constraint, lastResult }: LaterPageProps) {
  const { t } = useTranslation('saved-checkout');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<{ email: string }>({ id: 'saved', lastResult, constraint, defaultValue: typed });
  const days = SAVED_DAYS;
  if (kind === 'empty') {
    return (
      <SavedFrame title={t('later.empty-title')} lead={t('later.empty-lead')}>
        <LinkButton href={href('allModels', {}, locale)}>{t('resume.bikes')}</LinkButton>
      </SavedFrame>
    );
  }
  if (kind === 'sent') {
    return (
      <SavedFrame title={t('sent.title')} lead={t('sent.lead', { days })}>
        <Note>{t('sent.nothing')}</Note>
        <p className="mt-5">
          <LinkButton href={href('checkoutContact', {}, locale)} variant="secondary">
            {t('sent.on')}
          </LinkButton>
        </p>
      </SavedFrame>
    );
  }
  return (
    <SavedFrame title={t('later.title')} lead={t('later.lead', { days })}>
      <Form method="post" action={href('checkoutLater', {}, locale)} {...getFormProps(form)} className="grid gap-5">
        <TextField
          {...textField(fields.email, (code) => textOfKey(t, `error.${code}`), 'email')}
          label={t('later.email')}
          help={t('later.privacy')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={isSending && t('later.sending')}>
            {t('later.submit')}
          </Button>
          <LinkButton href={href('checkoutContact', {}, locale)} variant="quiet">
            {t('later.back')}
          </LinkButton>
        </div>
      </Form>
    </SavedFrame>
  );
}
