import { textOfKey } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';

/** Says the codes of the contact form's check in the page's language. */
export function useErrorText(): (code: string) => string {
  const { t } = useTranslation('checkout');
  return (code) => textOfKey(t, `contact.error.${code}`, { defaultValue: t('contact.error.required') });
}
