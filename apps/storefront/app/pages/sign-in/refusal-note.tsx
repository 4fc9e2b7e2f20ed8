import { formatTime } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { LinkFailed } from '~/modules/identity/ui/link-failed.tsx';
import { FormError } from '~/ui/form-message.tsx';
import type { SignInRefusal } from './sign-in-answers.ts';

/** Why nothing was sent, or what was sent opens nothing, at the head of a form; nothing where a field says it. */
export function RefusalNote({ answer }: { answer: SignInRefusal | undefined }) {
  const { t } = useTranslation('sign-in');
  const locale = useLocale();
  switch (answer?.kind) {
    case 'too-many':
      return <FormError title={t('refused.too-many', { time: formatTime(answer.until, locale) })} />;
    case 'foreign':
      return <ForeignNote domains={answer.domains} />;
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

/** Says how an address of the organization ends. */
function ForeignNote({ domains }: { domains: readonly string[] }) {
  const { t } = useTranslation('gate');
  const [first, second] = domains.map((domain) => `@${domain}`);
  const endings = first && second ? t('domain-or', { words: first, each: second }) : first;
  const words = endings ? `${t('foreign.title')} ${t('foreign.ends', { endings })}` : t('foreign.title');
  return <FormError title={words} />;
}
