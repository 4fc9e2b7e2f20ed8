import { Form, useLocation } from '@remix-run/react';
import { formatDayAndTime } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { orderLinkOf } from '~/modules/orders/order-link.ts';
import { type ServiceTopic, serviceTopicSlugs } from '~/modules/support/service-topics.ts';
import { formSlugs } from '~/modules/tickets/tickets.ts';
import { href } from '~/site-map.ts';
import type { TrackerView } from '~/modules/fulfilment/tracker.ts';

/**
 * What a shopper can do beside waiting: write, report a defect, give back, cancel, order again, get the order's own
 * link.
 */
export function TrackerActions({ tracker }: { tracker: TrackerView }) {
  const { t } = useTranslation('tracker');
  const locale = useLocale();
  const { defects, situation } = tracker;
  const order = { ...orderLinkOf(new URLSearchParams(useLocation().search)) };
  const topic = (name: ServiceTopic) => href('serviceTopic', { topic: serviceTopicSlugs[name][locale] }, locale, order);
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
        <LinkButton
          variant="secondary"
          icon="chat"
          href={href('ticketForm', { kind: formSlugs.question[locale] }, locale, order)}
          wide
        >
          {t('actions.write')}
        </LinkButton>
        <LinkButton variant="secondary" href={topic(defects ? 'damage' : 'general')} wide>
          {t('actions.defect')}
        </LinkButton>
        {situation === 'delivered' && (
          <LinkButton variant="secondary" href={topic('return')} wide>
            {t('actions.return')}
          </LinkButton>
        )}
      </div>
      {tracker.cancellation?.isUnpaid && <OrderAgain />}
      {tracker.access === 'reader' && <LinkRequest />}
      {tracker.cancelRequestedAt && tracker.mayCancel && (
        <Note>{t('actions.cancel-requested', { day: formatDayAndTime(tracker.cancelRequestedAt, locale) })}</Note>
      )}
      {tracker.mayCancel && !tracker.cancelRequestedAt && <CancelRequest />}
    </section>
  );
}

/** An order that was not paid in time can be placed again: its things go into the cart. */
function OrderAgain() {
  const { t } = useTranslation('tracker');
  return (
    <Form method="post" action={useLocation().search} className="grid gap-2">
      <p className="text-small text-ink-2">{t('actions.again-text')}</p>
      <div>
        <Button type="submit" name="intent" value="again">
          {t('actions.again')}
        </Button>
      </div>
    </Form>
  );
}

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
