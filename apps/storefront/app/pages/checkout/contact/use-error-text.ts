import { useTranslation } from 'react-i18next';

/** Says the codes of the contact form's check in the page's language. */
export function useErrorText(): (code: string) => string {
  const { t } = useTranslation('checkout');
  return (code) => t(`contact.error.${code}`, { defaultValue: t('contact.error.required') });
}
