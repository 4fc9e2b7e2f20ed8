import { daysAfter, type IsoDate } from '~/modules/financing/financing.ts';
import { cantonHolidays } from './holidays.ts';

/** The canton that deliveries leave from: its holidays count where no other is known. */
const HOME = 'ZH';

/** Holidays by canton and year. */
const known = new Map<string, ReadonlySet<IsoDate>>();

/** The days of a year on which a canton rests. @param canton two letters */
function holidaysOf(canton: string, year: number): ReadonlySet<IsoDate> {
  const key = `${canton} ${year}`;
  const stored = known.get(key);
  if (stored) return stored;
  const holidays = cantonHolidays(canton, year);
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
