import { calendarFile, calendarMoment, calendarText } from '~/platform/calendar-file.server.ts';
import type { ScheduleDocument, SchedulePayment } from './schedule-document.server.ts';

/**
 * Renders a payment schedule as a calendar file (RFC 5545): an all-day entry for each payment, with a reminder on the
 * day before.
 * @param now timestamp of the entries
 */
export function scheduleIcs({ payments, calendar, key }: ScheduleDocument, now = new Date()): string {
  const stamp = calendarMoment(now);
  return calendarFile(
    calendar.name,
    payments.map((payment, index) => [
      `UID:${key}-${index}@velory`,
      `DTSTAMP:${stamp}`,
      ...entryLines(payment, calendar),
    ]),
  );
}

function entryLines(payment: SchedulePayment, { entry, text }: ScheduleDocument['calendar']): string[] {
  const summary = calendarText(entry(payment));
  return [
    `DTSTART;VALUE=DATE:${payment.date.replaceAll('-', '')}`,
    'DURATION:P1D',
    `SUMMARY:${summary}`,
    `DESCRIPTION:${calendarText(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    'TRIGGER:-P1D',
    'END:VALARM',
  ];
}
