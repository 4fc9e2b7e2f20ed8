import type { Translate } from '~/i18n/keys.ts';
import { formatDay } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import type { TrackerTask, TrackerView } from '~/modules/fulfilment/tracker.ts';

/**
 * What the words of an order's head differ by: `bike` or `goods`, once or a plan, why it was cancelled, whether
 * anything was due.
 */
function contextOf({ cancellation, hasBike, paysOnce, stock }: TrackerView, task: TrackerTask | null): string {
  if (cancellation) return cancellation.refund > 0 ? 'refund' : cancellation.isUnpaid ? 'unpaid' : '';
  if (task === 'task-choose' && stock?.claim === 'id') return 'id';
  if (task) return paysOnce ? 'once' : '';
  return hasBike ? 'bike' : 'goods';
}

/**
 * The next thing to do for an order, or where it is: headline and the sentence under it, the same on the tracker and
 * after the order.
 * @param t of the namespace `tracker`
 * @param task what only the shopper can do, where the page knows it better than the tracker
 */
export function trackerHead(tracker: TrackerView, t: Translate<'tracker'>, locale: Locale, task = tracker.task) {
  const { access, situation, dueAtOnce, payBy, cancellation } = tracker;
  const context = contextOf(tracker, task);
  const isWaitingForOthers = access === 'owner' && situation === 'check';
  return {
    title: t(`title.${task ?? (isWaitingForOthers ? 'own-check' : situation)}`, { context }),
    lead: t(`next.${task ?? situation}`, {
      context,
      amount: formatExactAmount(dueAtOnce),
      payBy: payBy ? formatDay(payBy, locale) : '',
      refund: formatExactAmount(cancellation?.refund ?? 0),
    }),
  };
}
