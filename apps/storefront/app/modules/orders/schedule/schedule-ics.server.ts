import { createEvents, type DateArray, type EventAttributes } from 'ics';
import type { ScheduleDocument, SchedulePayment } from './schedule-document.server.ts';

function dayOf(date: string): DateArray {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}

/**
 * A payment schedule as a calendar file (RFC 5545): an all-day entry for each payment, with a reminder the day before.
 * @throws where the schedule can't be written as a calendar
 */
export function scheduleIcs({ payments, calendar, key }: ScheduleDocument): string {
  const toEvent = (payment: SchedulePayment, index: number): EventAttributes => ({
    uid: `${key}-${index}@velory`,
    title: calendar.entry(payment),
    description: calendar.text,
    start: dayOf(payment.date),
    duration: { days: 1 },
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    alarms: [{ action: 'display', description: calendar.entry(payment), trigger: { days: 1, before: true } }],
  });
  const { error, value } = createEvents(payments.map(toEvent), { productId: 'velory/ics', calName: calendar.name });
  if (error || !value) throw error ?? new Error('The calendar is empty.');
  return value;
}
