/** A day without a time or zone, `YYYY-MM-DD`: payment dates are days of the Swiss calendar. */
export type IsoDate = string;

/** The year and month (1 to 12) of a day. */
export function yearAndMonth(date: IsoDate): { year: number; month: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

/** The first day of the month `months` after the month of `date`. */
export function firstOfMonth(date: IsoDate, months: number): IsoDate {
  const { year, month } = yearAndMonth(date);
  const index = year * 12 + (month - 1) + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/** The last day of the month of `date`. */
export function lastOfMonth(date: IsoDate): IsoDate {
  return daysAfter(firstOfMonth(date, 1), -1);
}

/** How many months the month of `date` lies before that of `later`. */
export function monthsBetween(date: IsoDate, later: IsoDate): number {
  const from = yearAndMonth(date);
  const to = yearAndMonth(later);
  return (to.year - from.year) * 12 + (to.month - from.month);
}

export function daysAfter(date: IsoDate, days: number): IsoDate {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/**
 * Full years between a birthday and a day. A person born on 29 February turns a year older on 1 March of common years.
 */
export function ageOn(birthDate: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

/** The ISO date of a year, month (1 to 12) and day; null if there is no such day. */
export function dateOfParts(year: number, month: number, day: number): IsoDate | null {
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}
