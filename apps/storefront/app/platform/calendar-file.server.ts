/** Bytes that a line may have, its end not counted (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/**
 * A calendar file (RFC 5545) of entries.
 * @param name what programs call the calendar
 * @param entries each entry's lines, between its `BEGIN` and `END`; values made by `calendarText`
 */
export function calendarFile(name: string, entries: readonly (readonly string[])[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Velory//Velory//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${calendarText(name)}`,
    ...entries.flatMap((entry) => ['BEGIN:VEVENT', ...entry, 'END:VEVENT']),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A moment in UTC as calendar files write it, e.g. `20261124T092000Z`. */
export function calendarMoment(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A text as a value: what would separate values is marked (RFC 5545, 3.3.11). */
export function calendarText(text: string): string {
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
