import type { Locale } from '~/i18n/locales.ts';
import type { MadeFile } from '~/platform/file-answer.server.ts';
import { href } from '~/site-map.ts';
import type { Order } from './orders.server.ts';
import { orderScheduleDocument } from './schedule/order-schedule.server.ts';
import type { ScheduleDocument } from './schedule/schedule-document.server.ts';
import { scheduleIcs } from './schedule/schedule-ics.server.ts';
import { schedulePdf } from './schedule/schedule-pdf.server.ts';

export { scheduleDocument } from './schedule/schedule-document.server.ts';

/** Base name of the file: `zahlungsplan`. */
function fileStem(locale: Locale): string {
  return href('orderSchedulePdf', {}, locale).replace(/^.*\/|\.pdf$/g, '');
}

/** Renders a payment schedule as a file. @param suffix of its name */
export async function scheduleFile(
  format: 'ics' | 'pdf',
  document: ScheduleDocument,
  { locale, now, suffix = '' }: { locale: Locale; now: Date; suffix?: string },
): Promise<MadeFile> {
  const name = `velory-${fileStem(locale)}${suffix}.${format}`;
  if (format === 'ics') return { name, type: 'text/calendar; charset=utf-8', body: scheduleIcs(document) };
  return { name, type: 'application/pdf', body: new Uint8Array(await schedulePdf(document, now)) };
}

/**
 * Renders the payment schedule of an order as a file. The caller has checked access.
 * @param locale of the reader
 */
export async function orderPlanFile(
  format: 'ics' | 'pdf',
  { order, locale, now = new Date() }: { order: Order; locale: Locale; now?: Date },
): Promise<MadeFile> {
  return scheduleFile(format, await orderScheduleDocument(order, locale, now), {
    locale,
    now,
    suffix: `-${order.number}`,
  });
}
