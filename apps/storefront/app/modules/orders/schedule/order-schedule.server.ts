import { formatDate } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { type Order, orderView } from '~/modules/orders/documents/find-order.server.ts';
import { findLedger } from '~/modules/orders/ledger.server.ts';
import { chosenOf } from '~/modules/orders/order-view.ts';
import { formatSchedule, inWords, keyOf, type ScheduleDocument } from './schedule-document.server.ts';

/** The schedule document of an order at a point in time. @param locale of the reader */
export async function orderScheduleDocument(order: Order, locale: Locale, now: Date): Promise<ScheduleDocument> {
  const { items, discount } = orderView(order);
  return formatSchedule(
    {
      goods: items.map((item) => inWords(item.name, ...chosenOf(item))),
      ledger: await findLedger(order.id, { now }),
      discount,
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
