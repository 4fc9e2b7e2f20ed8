import type { ScheduleDocument, SchedulePayment } from './schedule-document.server.ts';

/** Bytes that a line may have, its end not counted (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/**
 * A payment schedule as a calendar file (RFC 5545): an all-day entry for each payment, with a reminder the day before.
 * @param now the moment that the entries are stamped with
 */
export function scheduleIcs({ payments, calendar, key }: ScheduleDocument, now = new Date()): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Velory//Velory//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(calendar.name)}`,
    ...payments.flatMap((payment, index) => [
      'BEGIN:VEVENT',
      `UID:${key}-${index}@velory`,
      `DTSTAMP:${stamp}`,
      ...entryLines(payment, calendar),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entryLines(payment: SchedulePayment, { entry, text }: ScheduleDocument['calendar']): string[] {
  const summary = escaped(entry(payment));
  return [
    `DTSTART;VALUE=DATE:${payment.date.replaceAll('-', '')}`,
    'DURATION:P1D',
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    'TRIGGER:-P1D',
    'END:VALARM',
  ];
}

/** A text as a value: what would separate values is marked (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** A line in pieces that are short enough in UTF-8, each but the first behind a space; no character is cut. */
function folded(line: string): string {
  const pieces = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      pieces.push('');
      bytes = 1;
    }
    pieces[pieces.length - 1] += character;
    bytes += size;
  }
  return pieces.join('\r\n ');
}
