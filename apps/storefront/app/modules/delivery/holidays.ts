import { daysAfter, type IsoDate } from '~/modules/financing/financing.ts';

/*
 * Days on which a canton rests. Sundays are left out: nobody delivers on them anyway.
 */

/** Days after Easter Sunday. */
const MOVABLE = { goodFriday: -2, easterMonday: 1, ascension: 39, whitMonday: 50, corpusChristi: 60 } as const;

/** A holiday: a day of each year (`MM-DD`), by Easter, or one that is worked out. */
type Holiday = string | keyof typeof MOVABLE | ((year: number) => IsoDate | undefined);

const CANTONS = 'ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU'.split(' ');

const weekdayOf = (date: IsoDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The first day of a weekday on or after a date. @param weekday 0 is Sunday */
const next = (weekday: number, date: IsoDate): IsoDate => daysAfter(date, (7 - weekdayOf(date) + weekday) % 7);

/** St Stephen's Day where the days before and after it allow for one. @param not weekdays on which there is none */
const stephenExceptOn =
  (...not: number[]) =>
  (year: number): IsoDate | undefined => {
    const day = `${year}-12-26`;
    return not.includes(weekdayOf(day)) ? undefined : day;
  };

const onMonday =
  (day: string) =>
  (year: number): IsoDate | undefined =>
    weekdayOf(`${year}-${day}`) === 1 ? `${year}-${day}` : undefined;

/** The pilgrimage of Glarus: the first Thursday of April, a week later in Holy Week. */
function naefelserFahrt(year: number): IsoDate {
  const day = next(4, `${year}-04-02`);
  return day === daysAfter(easterOf(year), -3) ? daysAfter(day, 7) : day;
}

/** Holidays with the cantons that have them; `-ZH` leaves one out of all. */
const holidays: readonly (readonly [Holiday, string])[] = [
  ['01-01', ''],
  ['01-02', 'BE AG TG VD JU'],
  [onMonday('01-02'), 'NE'],
  ['01-06', 'UR SZ TI'],
  ['03-01', 'NE'],
  ['03-19', 'UR SZ NW SO TI VS'],
  [naefelserFahrt, 'GL'],
  ['goodFriday', '-GR -TI -VS'],
  ['easterMonday', '-LU -OW -NW -ZG -FR -SO -VS'],
  ['05-01', 'ZH SO BS BL SH AG TG TI VS NE JU'],
  ['ascension', ''],
  ['whitMonday', '-LU -OW -NW -ZG -FR -SO -NE'],
  ['corpusChristi', 'LU UR SZ OW NW ZG FR SO AI AG TI VS NE JU'],
  ['06-23', 'JU'],
  ['06-29', 'TI'],
  ['08-01', ''],
  ['08-15', 'LU UR SZ OW NW ZG FR SO AI AG TI VS JU'],
  // The Thursday after the first Sunday of September.
  [(year) => daysAfter(next(0, `${year}-09-01`), 4), 'GE'],
  // The Monday after its third Sunday.
  [(year) => daysAfter(next(0, `${year}-09-01`), 15), 'VD'],
  ['09-22', 'AI'],
  ['09-25', 'OW'],
  ['11-01', 'LU UR SZ OW NW GL ZG FR SO AI SG AG TI VS JU'],
  ['12-08', 'LU UR SZ OW NW ZG FR AG TI VS'],
  ['12-24', 'GL VS'],
  ['12-25', ''],
  ['12-26', 'ZH BE LU SZ GL BS BL SH SG GR AG TG TI'],
  [stephenExceptOn(1, 5), 'UR'],
  [stephenExceptOn(1), 'AR'],
  [stephenExceptOn(2, 6), 'AI'],
  [onMonday('12-26'), 'NE'],
  ['12-31', 'GL GE'],
];

/** Easter Sunday of a year of the Gregorian calendar, by Butcher's rule. */
function easterOf(year: number): IsoDate {
  const [cycle, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const skipped = Math.floor(century / 4);
  const moon =
    (19 * cycle + century - skipped - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((cycle + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * late + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}

function dayOf(holiday: Holiday, year: number): IsoDate | undefined {
  if (typeof holiday === 'function') return holiday(year);
  return holiday in MOVABLE
    ? daysAfter(easterOf(year), MOVABLE[holiday as keyof typeof MOVABLE])
    : `${year}-${holiday}`;
}

function isOf(canton: string, cantons: string): boolean {
  const names = cantons.split(' ').filter(Boolean);
  return names.every((name) => name.startsWith('-')) ? !names.includes(`-${canton}`) : names.includes(canton);
}

/** The weekdays of a year on which a canton rests, half holidays too. @param canton two letters; none where there is no such */
export function cantonHolidays(canton: string, year: number): ReadonlySet<IsoDate> {
  if (!CANTONS.includes(canton)) return new Set();
  return new Set(holidays.flatMap(([holiday, cantons]) => (isOf(canton, cantons) ? (dayOf(holiday, year) ?? []) : [])));
}
