import { useLocation } from '@remix-run/react';
import { type ComponentProps, type ReactNode } from 'react';
import { formatDay, formatDayAndTime } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { TextLink } from '~/ui/link.tsx';
import type { Tracker } from '~/ui/station-line.tsx';
import { type AfterOrderPart, orderLinkOf, orderPath } from '~/modules/orders/order-link.ts';
import type { TrackerStation, TrackerView } from '~/modules/fulfilment/tracker.ts';

type Stations = ComponentProps<typeof Tracker>['stations'];

/** The stops of an order in words: when each was reached, and what is to do at the one where it stands. */
export function useTrackerStations(tracker: TrackerView): Stations {
  const { t } = useTranslation('tracker');
  const locale = useLocale();
  const context = tracker.hasBike ? 'bike' : 'goods';
  const links = useStationLinks(tracker);
  return tracker.stations.map((station) => {
    const { stage, state } = station;
    const amount = formatExactAmount(tracker.dueAtOnce);
    const key = state === 'failed' ? 'declined' : stage;
    const isSecret = stage === 'paid' && tracker.access !== 'owner';
    const words = `stations.${key}.${state === 'failed' ? 'now' : state}`;
    const isAwaited = stage === 'assembly' && tracker.situation === 'awaited';
    const text = isSecret || isAwaited ? '' : textOfKey(t, words, { context, amount, defaultValue: '' });
    const link = links(station);
    return {
      title: t(`stations.${key}.title`, { context: tracker.paysOnce ? 'once' : context }),
      state,
      when: whenOf(station),
      text:
        text || link ? (
          <>
            {text && <p>{text}</p>}
            {link && <p>{link}</p>}
          </>
        ) : undefined,
    };
  });

  function whenOf({ stage, state, at }: TrackerStation): string | undefined {
    if (at) {
      const moment = formatDayAndTime(at, locale);
      return state === 'now' ? t('stations.since', { day: moment }) : moment;
    }
    if (stage !== 'delivered' || state === 'done' || !tracker.expectedDelivery) return undefined;
    return t('stations.expected', { day: formatDay(tracker.expectedDelivery, locale) });
  }
}

/** What can be opened at a stop: the next step of the order, or its contract. For whoever has the order's own link. */
function useStationLinks(tracker: TrackerView): (station: TrackerStation) => ReactNode {
  const { t } = useTranslation('tracker');
  const locale = useLocale();
  const link = orderLinkOf(new URLSearchParams(useLocation().search));
  const step = (words: string, part: AfterOrderPart) => (
    <TextLink href={orderPath(locale, link, part)}>{textOfKey(t, `stations.${words}`)}</TextLink>
  );
  return ({ stage, state }) => {
    if (tracker.access !== 'owner') return undefined;
    if (stage === 'checked' && state === 'now' && tracker.idUploaded === false)
      return step('checked.upload', 'ausweis');
    if (stage === 'contract' && state === 'now') return step('contract.open', 'vertrag');
    if (stage === 'contract' && state === 'done' && tracker.contractId) {
      const query = link.token ? `?token=${encodeURIComponent(link.token)}` : '';
      return (
        <TextLink reload href={`/api/document-signing/downloadDocument/${tracker.contractId}${query}`}>
          {t('stations.contract.pdf')}
        </TextLink>
      );
    }
    return stage === 'paid' && (state === 'now' || state === 'todo') ? step('paid.open', 'zahlung') : undefined;
  };
}
