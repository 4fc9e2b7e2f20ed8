import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale.ts';
import { SAVED_DAYS } from '~/modules/checkout/saved-checkouts.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { Note } from '~/ui/form-message.tsx';
import { SavedFrame } from './saved-frame.tsx';

interface LaterPageProps {
  kind: 'open' | 'sent' | 'empty';
  /** The address that was typed in the checkout, or nothing. */
  email: string;
  /** What stopped the form. */
  answer: { error: 'required' | 'invalid'; email: string } | undefined;
}

/** Where a shopper has a link mailed that resumes the checkout. */
export function LaterPage({ kind, email, answer }: LaterPageProps) {
  const { t } = useTranslation('saved-checkout');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
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
      <Form method="post" action={href('checkoutLater', {}, locale)} className="grid gap-5" noValidate>
        <TextField
          id="saved-email"
          name="email"
          type="email"
          label={t('later.email')}
          help={t('later.privacy')}
          defaultValue={answer?.email ?? email}
          errors={answer && [t(`error.${answer.error}`)]}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          required
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
