import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale.ts';
import type { NewsletterErrors } from '~/modules/newsletter/newsletter.ts';
import { href } from '~/site-map.ts';
import { TextField } from '~/ui/field.tsx';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';

interface NewsletterFieldsProps {
  /** Begins the ids, so that two forms of a page have their own. */
  id: string;
  errors?: NewsletterErrors;
  /** What was typed before. */
  values?: Partial<Record<'email' | 'firstName' | 'lastName', string>>;
}

/** The fields of the newsletter's form; names may stay empty. */
export function NewsletterFields({ id, errors = {}, values = {} }: NewsletterFieldsProps) {
  const { t } = useTranslation('newsletter');
  const wrongName = (field: 'firstName' | 'lastName') => (errors[field] ? [t('error.name')] : undefined);
  return (
    <div className="newsletter-fields">
      <TextField
        id={`${id}-first-name`}
        name="firstName"
        label={t('firstName')}
        defaultValue={values.firstName}
        errors={wrongName('firstName')}
        autoComplete="given-name"
        maxLength={80}
      />
      <TextField
        id={`${id}-last-name`}
        name="lastName"
        label={t('lastName')}
        defaultValue={values.lastName}
        errors={wrongName('lastName')}
        autoComplete="family-name"
        maxLength={80}
      />
      <TextField
        id={`${id}-email`}
        className="newsletter-wide"
        name="email"
        type="email"
        label={t('email')}
        help={t('names')}
        defaultValue={values.email}
        errors={errors.email && [t(`error.email-${errors.email}`)]}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        required
      />
      <input type="hidden" name="consent" value="on" />
    </div>
  );
}

/** What pressing the button agrees to; kept word by word with the request. */
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
