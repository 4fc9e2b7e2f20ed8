import { formatDate } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { type Order, orderView } from '~/modules/orders/documents/find-order.server.ts';
import { chosenOf, orderShare, scheduleAmounts } from '~/modules/orders/order-view.ts';
import { inWords, keyOf, type ScheduleDocument, wordSchedule } from './schedule-document.server.ts';

/** Words the schedule that was stored with an order, for keeping. @param locale of the reader */
export async function orderScheduleDocument(order: Order, locale: Locale): Promise<ScheduleDocument> {
  const view = orderView(order);
  return wordSchedule(
    {
      ...view,
      goods: view.items.map((item) => inWords(item.name, ...chosenOf(item))),
      regular: scheduleAmounts(view).regular,
      shared: orderShare(view),
      intro: (t) =>
        t(order.signedOn ? 'signed-intro' : 'order-intro', {
          number: order.number,
          date: formatDate(order.signedOn ?? zurichDate(order.createdAt), locale),
        }),
      key: keyOf(order.id),
    },
    locale,
  );
}
