import { formatDayAndTime, formatTime } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { LinkFailed } from '~/modules/identity/ui/link-failed.tsx';
import { FormError } from '~/ui/form-message.tsx';
import type { SignInRefusal } from './sign-in-answers.ts';

/** Why nothing was sent, or what was sent opens nothing, at the head of a form; nothing if a field says it. */
export function RefusalNote({ answer }: { answer: SignInRefusal | undefined }) {
  const { t } = useTranslation('sign-in');
  const locale = useLocale();
  switch (answer?.kind) {
    case 'too-many':
      return <FormError title={t('refused.too-many', { time: formatTime(answer.until, locale) })} />;
    case 'codes-closed':
      return <FormError title={t('refused.codes', { time: formatDayAndTime(answer.until, locale) })} />;
    case 'failed':
      return <LinkFailed />;
    case 'over':
    case 'google-unverified':
    case 'google-failed':
      return <FormError title={t(`refused.${answer.kind}`)} />;
    default:
      return null;
  }
}
