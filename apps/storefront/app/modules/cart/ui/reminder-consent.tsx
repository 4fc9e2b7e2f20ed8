import { useEffect } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Checkbox } from '~/ui/choice.tsx';
import { REMINDER_FIELD } from '~/modules/cart/reminder/reminder-form.ts';

interface ReminderConsentProps {
  formId: string;
  /** Whether the shopper has agreed before. */
  wanted: boolean;
  /** Where the abandoned-cart form is sent. */
  formPath: string;
  /** Spec: eBikeChoice */
  eBikeChoice: string;
}

/**
 * The box by which a shopper agrees to be reminded of an order that is not finished. It is never ticked beforehand;
 * without it nothing is stored or sent.
 */
export function ReminderConsent({ formId, wanted, formPath, eBikeChoice }: ReminderConsentProps) {
  const { t } = useTranslation('reminder');
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const follow = () => {
      void import('./user-cart-data.ts').then(({ followContact }) => followContact(form, { formPath, eBikeChoice }));
    };
    form.addEventListener('change', follow);
    return () => form.removeEventListener('change', follow);
  }, [formId, formPath, eBikeChoice]);
  return (
    <Checkbox id={`${formId}-${REMINDER_FIELD}`} name={REMINDER_FIELD} defaultChecked={wanted} help={t('text')}>
      {t('label')}
    </Checkbox>
  );
}
