import { formatDay, formatWeekday } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Note } from '~/ui/form-message.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import { Tracker } from '~/ui/station-line.tsx';
import type { TrackerView } from '~/modules/fulfilment/tracker.ts';
import { TrackerActions } from './tracker-actions.tsx';
import { TrackerAddress } from './tracker-address.tsx';
import type { TrackerRefusal } from './tracker-answers.ts';
import { TrackerCrumbs } from './tracker-crumbs.tsx';
import { TrackerItems } from './tracker-items.tsx';
import { TrackerPlanLine } from './tracker-plan.tsx';
import { useTrackerStations } from './use-tracker-stations.tsx';

interface TrackerPageProps {
  tracker: TrackerView;
  /** What was just done: `address`, `cancel` or `link`. */
  done: string | null;
  answer: TrackerRefusal;
}

/** Where an order stands: its stops, what was ordered, what is paid, where it goes. */
export function TrackerPage({ tracker, done, answer }: TrackerPageProps) {
  const { t } = useTranslation('tracker');
  const locale = useLocale();
  const stations = useTrackerStations(tracker);
  const { situation, task, expectedDelivery } = tracker;
  const day = expectedDelivery && formatWeekday(expectedDelivery, locale);
  const doneText = done && ['address', 'cancel', 'link'].includes(done) ? t(`done.${done}`) : undefined;
  return (
    <Container className="pb-16 pt-4">
      <TrackerCrumbs />
      <header className="grid gap-2 pt-5">
        <p className="num text-small text-ink-2">{t('number', { number: tracker.number })}</p>
        <h1 className="text-h1">{t(`title.${task ?? situation}`, { context: contextOf(tracker) })}</h1>
        <p className="max-w-text text-lead text-ink-2">
          {[t(`next.${task ?? situation}`, wordsOf(tracker, locale)), day && t('expected', { day })]
            .filter(Boolean)
            .join(' ')}
        </p>
      </header>
      {tracker.isReinstated && (
        <Note kind="good" className="mt-6">
          {t('reinstated')}
        </Note>
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
          {tracker.plan && <TrackerPlanLine plan={tracker.plan} slipsSentAt={tracker.slipsSentAt} />}
          {!tracker.cancellation && (
            <TrackerAddress address={tracker.address} access={tracker.access} answer={answer} />
          )}
          <TrackerActions tracker={tracker} />
        </div>
      </Split>
    </Container>
  );
}

/** What the words of a tracker's head differ by. */
function contextOf({ task, cancellation, hasBike, paysOnce }: TrackerView): string {
  if (cancellation) return cancellation.refund > 0 ? 'refund' : cancellation.isUnpaid ? 'unpaid' : '';
  if (task) return paysOnce ? 'once' : '';
  return hasBike ? 'bike' : 'goods';
}

function wordsOf(tracker: TrackerView, locale: Locale) {
  return {
    context: contextOf(tracker),
    amount: formatExactAmount(tracker.dueAtOnce),
    payBy: tracker.payBy ? formatDay(tracker.payBy, locale) : '',
    refund: formatExactAmount(tracker.cancellation?.refund ?? 0),
  };
}
