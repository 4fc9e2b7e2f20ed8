import { formatDayAndTime, formatTime } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';
import { CodeField } from './code-field.tsx';

interface SentBodyProps {
  email: string;
  /** Until when the link is good, ISO 8601. */
  until: string;
  /** When its mail goes out, ISO 8601, where it has to wait. */
  mailAt: string | null;
  returnTo: string;
  isSending: boolean;
  onAgain: () => void;
  onOther: () => void;
}

/** Says that a link is on its way, and takes the code that it shows elsewhere; the page answers that. */
export function SentBody({ email, until, mailAt, returnTo, isSending, onAgain, onOther }: SentBodyProps) {
  const { t } = useTranslation('sign-in');
  const locale = useLocale();
  const lead = mailAt
    ? t('sent.lead-later', { email, time: formatDayAndTime(mailAt, locale) })
    : t('sent.lead', { email, time: formatTime(until, locale) });
  return (
    <>
      <p className="mt-2 text-ink-2" role="status">
        <MarkedText text={lead} marks={{ email: (words) => <strong className="break-words">{words}</strong> }} />
      </p>
      <div className="mt-6 grid gap-5">
        <form
          method="post"
          action={href('signIn', {}, locale, { gesendet: 1, zurueck: returnTo })}
          className="grid gap-5"
          noValidate
        >
          <input type="hidden" name="intent" value="code" />
          <CodeField left={undefined} />
          <Button type="submit" wide>
            {t('sent.submit')}
          </Button>
        </form>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button variant="quiet" loading={isSending && t('ask.sending')} onClick={onAgain}>
            {t('sent.again')}
          </Button>
          <Button variant="quiet" onClick={onOther}>
            {t('sent.other')}
          </Button>
        </p>
        <Note>{t('sent.nothing')}</Note>
      </div>
    </>
  );
}
