import { useLocation } from '@remix-run/react';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { orderLinkOf } from '~/modules/orders/order-link.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import { Tracker } from '~/ui/station-line.tsx';
import type { TrackerView } from '~/modules/fulfilment/tracker.ts';
import { StockNote } from '~/modules/fulfilment/ui/stock-note.tsx';
import { TrackerActions } from './tracker-actions.tsx';
import { TrackerAddress } from './tracker-address.tsx';
import type { TrackerRefusal } from './tracker-answers.ts';
import { TrackerCrumbs } from './tracker-crumbs.tsx';
import { TrackerItems } from './tracker-items.tsx';
import { TrackerPlanLine } from './tracker-plan.tsx';
import { useTrackerStations } from './use-tracker-stations.tsx';

interface TrackerPageProps {
  tracker: TrackerView;
  /** What was just done: `address`, `cancel`, `link`, or what was chosen for a piece that is not available. */
  done: string | null;
  /** Of the form that changes the address. */
  constraint: Record<string, object>;
  answer: TrackerRefusal;
}

/** The status of an order: its stops, what was ordered, what is paid, where it goes. */
export function TrackerPage({ tracker, done, constraint, answer }: TrackerPageProps) {
  const { t } = useTranslation('tracker');
  const locale = useLocale();
  const stations = useTrackerStations(tracker);
  const order = orderLinkOf(new URLSearchParams(useLocation().search));
  const { due } = tracker;
  const doneText =
    done && ['address', 'cancel', 'link', 'refund', 'pre-order', 'there'].includes(done)
      ? textOfKey(t, `done.${done}`)
      : undefined;
  return (
    <Container className="pb-16 pt-4">
      <TrackerCrumbs />
      <header className="grid gap-2 pt-5">
        <p className="num text-small text-ink-2">{t('number', { number: tracker.number })}</p>
        <h1 className="text-h1">{due.title}</h1>
        <p className="max-w-text text-lead text-ink-2">
          {due.lead === due.delivery ? due.lead : [due.lead, due.delivery].filter(Boolean).join(' ')}
        </p>
      </header>
      {tracker.isReinstated && (
        <Note kind="good" className="mt-6">
          {t('reinstated')}
        </Note>
      )}
      <StockNote tracker={tracker} className="mt-6" />
      {due.own === 'choice' && (
        <p className="mt-6">
          <LinkButton href={href('stockChoice', {}, locale, { ...order })}>{t('choice.open')}</LinkButton>
        </p>
      )}
      {doneText && (
        <div role="status" className="mt-6">
          <Note kind="good">{doneText}</Note>
        </div>
      )}
      {answer?.kind === 'too-late' && (
        <Note kind="error" alert className="mt-6">
          {t('too-late')}
        </Note>
      )}
      <Split columns="7/5" className="pt-8">
        <section aria-labelledby="stationen">
          <h2 id="stationen" className="sr-only">
            {t('stations.label')}
          </h2>
          <Tracker stations={stations} failedLabel={t('stations.failed')} />
        </section>
        <div>
          <TrackerItems items={tracker.items} />
          {due.plan && <TrackerPlanLine plan={due.plan} slipsSentAt={tracker.slipsSentAt} />}
          {!tracker.cancellation && (
            <TrackerAddress constraint={constraint} answer={answer} address={tracker.address} access={tracker.access} />
          )}
          <TrackerActions tracker={tracker} />
        </div>
      </Split>
    </Container>
  );
}
