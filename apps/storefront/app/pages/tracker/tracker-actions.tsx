import { Form, useLocation } from '@remix-run/react';
import { formatDayAndTime } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import type { TrackerView } from '~/modules/fulfilment/tracker.ts';

/** What a shopper can do beside waiting: write, report a defect, cancel, get the order's own link. */
export function TrackerActions({ tracker }: { tracker: TrackerView }) {
  const { t } = useTranslation('tracker');
  const locale = useLocale();
  const { defects, number, mailbox } = tracker;
  const mailTo = (subject: string) =>
    `mailto:${mailbox}?subject=${encodeURIComponent(t(`actions.${subject}`, { number }))}`;
  return (
    <section aria-labelledby="anliegen" className="grid gap-4 pt-4">
      <h2 id="anliegen" className="sr-only">
        {t('actions.title')}
      </h2>
      {defects && (
        <Note>
          {t('actions.defects', {
            visible: formatDayAndTime(defects.visibleUntil, locale),
            hidden: formatDayAndTime(defects.hiddenUntil, locale),
          })}
        </Note>
      )}
      <div className="grid grid-cols-2 gap-2 desktop:gap-3">
        <LinkButton variant="secondary" icon="chat" href={mailTo('write-subject')} reload wide>
          {t('actions.write')}
        </LinkButton>
        <LinkButton variant="secondary" href={mailTo('defect-subject')} reload wide>
          {t('actions.defect')}
        </LinkButton>
      </div>
      {tracker.access === 'reader' && <LinkRequest />}
      {tracker.cancelRequestedAt && tracker.mayCancel && (
        <Note>{t('actions.cancel-requested', { day: formatDayAndTime(tracker.cancelRequestedAt, locale) })}</Note>
      )}
      {tracker.mayCancel && !tracker.cancelRequestedAt && <CancelRequest />}
    </section>
  );
}

/** Whoever came by number and e-mail gets the order's own link by mail. */
function LinkRequest() {
  const { t } = useTranslation('tracker');
  return (
    <Form method="post" action={useLocation().search} className="grid gap-2">
      <p className="text-small text-ink-2">{t('actions.link-text')}</p>
      <div>
        <Button type="submit" variant="quiet" icon="mail" name="intent" value="link">
          {t('actions.link')}
        </Button>
      </div>
    </Form>
  );
}

function CancelRequest() {
  const { t } = useTranslation('tracker');
  return (
    <details>
      <summary className="link inline-flex min-h-touch items-center text-small">{t('actions.cancel')}</summary>
      <Form method="post" action={useLocation().search} className="mt-2 grid gap-3">
        <p className="max-w-text text-small text-ink-2">{t('actions.cancel-text')}</p>
        <div>
          <Button type="submit" variant="secondary" small name="intent" value="cancel">
            {t('actions.cancel-confirm')}
          </Button>
        </div>
      </Form>
    </details>
  );
}
