import { useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { FormError } from '~/ui/form-message.tsx';

const ID = 'sp-errors';

interface FocusedErrorsProps {
  /** What is wrong, each with the id of its field. */
  items: { message: string; fieldId: string }[];
  /** What was answered: a new answer takes the focus again. */
  answer: unknown;
}

/** What stopped a form, at its head; it takes the focus when it comes up. */
export function FocusedErrors({ items, answer }: FocusedErrorsProps) {
  const { t } = useTranslation('sponsor');
  const seen = useRef<unknown>(undefined);
  useEffect(() => {
    if (answer && answer !== seen.current) document.getElementById(ID)?.focus();
    seen.current = answer;
  }, [answer]);
  return items.length > 0 ? <FormError id={ID} title={t('error.title')} items={items} /> : null;
}
