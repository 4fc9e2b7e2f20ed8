import Holidays from 'date-holidays';
import { daysAfter, type IsoDate } from '~/modules/financing/financing.ts';

/** The canton that deliveries leave from: its holidays count where no other is known. */
const HOME = 'ZH';

/** Holidays by canton and year: working them out takes milliseconds. */
const known = new Map<string, ReadonlySet<IsoDate>>();

/** The days of a year on which a canton rests. @param canton two letters */
function holidaysOf(canton: string, year: number): ReadonlySet<IsoDate> {
  const key = `${canton} ${year}`;
  const kept = known.get(key);
  if (kept) return kept;
  const days = new Holidays('CH', canton).getHolidays(year).filter(({ type }) => type === 'public');
  const holidays = new Set(days.map(({ date }) => date.slice(0, 10)));
  known.set(key, holidays);
  return holidays;
}

/** Whether deliveries are made on a day. @param canton two letters */
export function isWorkingDay(date: IsoDate, canton = HOME): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidaysOf(canton, Number(date.slice(0, 4))).has(date);
}

/** The day itself where deliveries are made on it, else the next one on which they are. */
export function onWorkingDay(date: IsoDate, canton = HOME): IsoDate {
  return isWorkingDay(date, canton) ? date : onWorkingDay(daysAfter(date, 1), canton);
}
