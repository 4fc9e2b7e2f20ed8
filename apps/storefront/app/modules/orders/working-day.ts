import { daysAfter, type IsoDate } from '~/modules/financing/financing.ts';

/** Days without deliveries in all of Switzerland that have the same date every year, `MM-DD`. */
const fixedHolidays: ReadonlySet<string> = new Set(['01-01', '08-01', '12-25', '12-26']);

/** The others, in days after Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday. */
const holidaysByEaster = [-2, 1, 39, 50];

/** Easter Sunday of a year (Gauss, with the corrections of the Gregorian calendar). */
function easterOf(year: number): IsoDate {
  const century = Math.floor(year / 100);
  const cycle = year % 19;
  const lunar = Math.floor((8 * century + 13) / 25);
  const epact = (19 * cycle + century - Math.floor(century / 4) - lunar + 15) % 30;
  const fullMoon = epact - Math.floor((epact + Math.floor(cycle / 11)) / 29);
  const week = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  return daysAfter(`${year}-03-28`, fullMoon - week);
}

function isWorkingDay(date: IsoDate): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || fixedHolidays.has(date.slice(5))) return false;
  const easter = easterOf(Number(date.slice(0, 4)));
  return !holidaysByEaster.some((days) => daysAfter(easter, days) === date);
}

/** The day itself where deliveries are made on it, else the next one on which they are. */
export function onWorkingDay(date: IsoDate): IsoDate {
  return isWorkingDay(date) ? date : onWorkingDay(daysAfter(date, 1));
}
