import type { Locale } from '~/i18n/locales.ts';
import type { MadeFile } from '~/platform/file-answer.server.ts';
import { orderableLines } from '../cart/cart.ts';
import type { Visitor } from '../identity/identity.server.ts';
import type { Order } from './find-order.server.ts';
import { orderScheduleDocument } from './order-schedule.server.ts';
import { planStep } from './plan-step.server.ts';
import { type ScheduleDocument, scheduleDocument } from './schedule-document.server.ts';
import { scheduleIcs } from './schedule-ics.server.ts';
import { schedulePdf } from './schedule-pdf.server.ts';

/**
 * The payment schedule of a visitor's cart, or of a plan that is only looked at, as a file.
 * @param query `planQuery` of that plan; empty: the plan that is kept
 * @returns null where there is nothing to pay
 */
export async function planFile(
  format: 'ics' | 'pdf',
  {
    visitor,
    locale,
    query,
    now = new Date(),
  }: { visitor: Visitor | null; locale: Locale; query: URLSearchParams; now?: Date },
): Promise<MadeFile | null> {
  const { cart, plan, today } = await planStep({ visitor, locale, query, now });
  if (!plan) return null;
  return toFile(format, await scheduleDocument(orderableLines(cart.lines), plan, { locale, today }), { locale, now });
}

/**
 * The payment schedule of an order as it was stored with it, as a file. The caller has found out who may see it.
 * @param locale of the reader
 */
export async function orderPlanFile(
  format: 'ics' | 'pdf',
  { order, locale, now = new Date() }: { order: Order; locale: Locale; now?: Date },
): Promise<MadeFile> {
  return toFile(format, await orderScheduleDocument(order, locale), { locale, now, suffix: `-${order.number}` });
}

async function toFile(
  format: 'ics' | 'pdf',
  document: ScheduleDocument,
  { locale, now, suffix = '' }: { locale: Locale; now: Date; suffix?: string },
): Promise<MadeFile> {
  const name = `velory-${locale === 'de' ? 'zahlungsplan' : 'plan-de-paiement'}${suffix}.${format}`;
  if (format === 'ics') return { name, type: 'text/calendar; charset=utf-8', body: scheduleIcs(document) };
  return { name, type: 'application/pdf', body: new Uint8Array(await schedulePdf(document, now)) };
}
