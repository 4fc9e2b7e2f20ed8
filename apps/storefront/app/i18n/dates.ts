import type { Locale } from './locales.ts';

/*
 * Dates on screen, made by hand like amounts: Intl's wording differs between browsers and Node, and hydrated markup
 * must not. A line ends neither between a day and its month nor within a time.
 */

const months: Record<Locale, readonly string[]> = {
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
};

function parts(isoDate: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = isoDate.slice(0, 10).split('-').map(Number);
  return { year, month, day };
}

/** A day in words, e.g. `1. Januar 2027` or `1er janvier 2027`. Takes an ISO date (`2027-01-01…`). */
export function formatDate(isoDate: string, locale: Locale): string {
  return `${formatDay(isoDate, locale)} ${parts(isoDate).year}`;
}

const dayNumber: Record<Locale, (day: number) => string> = {
  de: (day) => `${day}.`,
  fr: (day) => (day === 1 ? '1er' : String(day)),
};

/** A day without its year, e.g. `4. Dezember` or `4 décembre`. Takes an ISO date. */
export function formatDay(isoDate: string, locale: Locale): string {
  const { day } = parts(isoDate);
  return `${dayNumber[locale](day)}\u00a0${formatMonth(isoDate, locale)}`;
}

/** The month of a date, e.g. `März` or `mars`. */
export function formatMonth(isoDate: string, locale: Locale): string {
  return months[locale][parts(isoDate).month - 1] ?? '';
}

const weekdays: Record<Locale, readonly string[]> = {
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
};

/** A weekday before its day. */
const withWeekday: Record<Locale, (weekday: string, day: string) => string> = {
  de: (weekday, day) => `${weekday}, ${day}`,
  fr: (weekday, day) => `${weekday} ${day}`,
};

const timeOfDay: Record<Locale, (hour: string, minute: string) => string> = {
  de: (hour, minute) => `${hour}.${minute}`,
  fr: (hour, minute) => `${hour}\u00a0h\u00a0${minute}`,
};

const timeInSentence: typeof timeOfDay = {
  de: (hour, minute) => `${timeOfDay.de(hour, minute)}\u00a0Uhr`,
  fr: timeOfDay.fr,
};

const zurichParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Day and time of a moment in Zurich, in the browser too, which is why Temporal (19 KB) is left out here. */
function zurichMoment(isoMoment: string): { date: string; hour: string; minute: string } {
  const part = Object.fromEntries(
    zurichParts.formatToParts(new Date(isoMoment)).map(({ type, value }) => [type, value]),
  );
  // As it is said: `8.05`, `8 h 05`.
  const hour = (part.hour ?? '').replace(/^0(?=\d)/, '');
  return { date: `${part.year}-${part.month}-${part.day}`, hour, minute: part.minute ?? '' };
}

/** A moment in Zurich in words, e.g. `Sonntag, 22. November, 20.00 Uhr` or `dimanche 22 novembre, 20 h 00`. */
export function formatMoment(isoMoment: string, locale: Locale): string {
  const { date, hour, minute } = zurichMoment(isoMoment);
  const weekday = weekdays[locale][new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '';
  const day = formatDay(date, locale);
  return `${withWeekday[locale](weekday, day)}, ${timeInSentence[locale](hour, minute)}`;
}

/** A moment in Zurich without weekday and year, e.g. `20. November, 14.12` or `20 novembre, 14 h 12`. */
export function formatDayAndTime(isoMoment: string, locale: Locale): string {
  const { date, hour, minute } = zurichMoment(isoMoment);
  return `${formatDay(date, locale)}, ${timeOfDay[locale](hour, minute)}`;
}

/** A moment in Zurich with its year, e.g. `22. November 2026, 20.00` or `22 novembre 2026, 20 h 00`. */
export function formatDateAndTime(isoMoment: string, locale: Locale): string {
  const { date, hour, minute } = zurichMoment(isoMoment);
  return `${formatDate(date, locale)}, ${timeOfDay[locale](hour, minute)}`;
}

/** The time of a moment in Zurich as it ends a sentence, e.g. `14.27 Uhr` or `14 h 27`. */
export function formatTime(isoMoment: string, locale: Locale): string {
  const { hour, minute } = zurichMoment(isoMoment);
  return timeInSentence[locale](hour, minute);
}

/** A day with its weekday, e.g. `Freitag, 4. Dezember` or `vendredi 4 décembre`. Takes an ISO date. */
export function formatWeekday(isoDate: string, locale: Locale): string {
  const weekday = weekdays[locale][new Date(`${isoDate.slice(0, 10)}T12:00:00Z`).getUTCDay()] ?? '';
  return withWeekday[locale](weekday, formatDay(isoDate, locale));
}
