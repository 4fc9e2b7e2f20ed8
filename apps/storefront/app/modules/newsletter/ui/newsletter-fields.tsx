import type { useForm } from '@conform-to/react';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { NewsletterForm } from '~/modules/newsletter/newsletter.ts';
import { href } from '~/site-map.ts';
import { TextField } from '~/ui/field.tsx';
import { textField } from '~/ui/form-fields.ts';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';

type Fields = ReturnType<typeof useForm<NewsletterForm>>[1];

export function NewsletterFields({ fields }: { fields: Fields }) {
  const { t } = useTranslation('newsletter');
  const wrongName = () => t('error.name');
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField {...textField(fields.firstName, wrongName)} label={t('firstName')} autoComplete="given-name" />
      <TextField {...textField(fields.lastName, wrongName)} label={t('lastName')} autoComplete="family-name" />
      <TextField
        {...textField(fields.email, (code) => textOfKey(t, `error.email-${code}`), 'email')}
        className="col-span-2"
        label={t('email')}
        help={t('names')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <input type="hidden" name="consent" value="on" />
    </div>
  );
}

export function NewsletterConsent() {
  const { t } = useTranslation('newsletter');
  const locale = useLocale();
  const privacy = (words: string) => (
    <TextLink href={href('privacy', {}, locale)} target="_blank" reload>
      {words}
    </TextLink>
  );
  return (
    <p className="text-small text-ink-2">
      <MarkedText text={t('consent')} marks={{ privacy }} />
    </p>
  );
}
