import { useLocation } from '@remix-run/react';
import type { ComponentProps, ReactNode } from 'react';
import { formatDate, formatDayAndTime } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { TrackerView } from '~/modules/fulfilment/tracker.ts';
import type { DueStep } from '~/modules/orders/due-view.ts';
import { type AfterOrderPart, orderLinkOf, orderPath } from '~/modules/orders/order-link.ts';
import { TextLink } from '~/ui/link.tsx';
import type { Tracker } from '~/ui/station-line.tsx';

type Stations = ComponentProps<typeof Tracker>['stations'];

/** The steps of an order: when each was done, and what is to do at the one that the order waits for. */
export function useTrackerStations(tracker: TrackerView): Stations {
  const { t } = useTranslation('tracker');
  const locale = useLocale();
  const links = useStepLinks(tracker);
  const { due, orderedAt } = tracker;
  return [
    { title: t('stations.received.title'), state: 'done', when: formatDayAndTime(orderedAt, locale) },
    ...due.steps.map((step) => {
      const link = links(step);
      return {
        title: step.title,
        state: step.state,
        when: step.on ? formatDate(step.on, locale) : undefined,
        text:
          step.text || link ? (
            <>
              {step.text && <p>{step.text}</p>}
              {link && <p>{link}</p>}
            </>
          ) : undefined,
      };
    }),
    ...(due.ended
      ? [
          {
            title: t(`stations.${due.ended.how === 'returned' ? 'returned' : 'cancelled'}.title`),
            state: 'done' as const,
            when: formatDate(due.ended.on, locale),
          },
        ]
      : []),
  ];
}

/** What can be opened at a step: what is to do there, or its contract. For anyone who has the order's own link. */
function useStepLinks(tracker: TrackerView): (step: DueStep) => ReactNode {
  const { t } = useTranslation('tracker');
  const locale = useLocale();
  const link = orderLinkOf(new URLSearchParams(useLocation().search));
  const partLink = (words: string, part: AfterOrderPart) => (
    <TextLink href={orderPath(locale, link, part)}>{words}</TextLink>
  );
  return ({ kind, state, text }) => {
    // Nothing is asked for at a step that has no open obligation, such as while a cancellation is decided on.
    if (tracker.access !== 'owner' || (state !== 'done' && !text)) return undefined;
    if (kind === 'id' && state !== 'done') return partLink(t('stations.upload'), 'ausweis');
    if (kind === 'payment' && state !== 'done') return partLink(t('stations.pay'), 'zahlung');
    if (kind !== 'signature') return undefined;
    if (state !== 'done') return state === 'now' ? partLink(t('stations.contract-open'), 'vertrag') : undefined;
    if (!tracker.contractId) return undefined;
    const query = link.token ? `?token=${encodeURIComponent(link.token)}` : '';
    return (
      <TextLink reload href={`/api/document-signing/downloadDocument/${tracker.contractId}${query}`}>
        {t('stations.contract-pdf')}
      </TextLink>
    );
  };
}
