import type { CallHours } from '~/modules/content/content.ts';
import { daysAfter, type IsoDate } from '~/modules/financing/financing.ts';

/*
 * Calls at a time that a person chooses (spec §1: consultation service). Times are Zurich's, as `2026-11-24T10:20`.
 */

/** A day and time in Zurich, `2026-11-24T10:20`: what forms send and addresses carry. */
export type CallTime = string;

/** Where a booked call is fetched as a calendar file; `token` names it. */
export const CALL_FILE = '/consultation/termin.ics';

/** Length of a call, minutes; calls begin at the full hour and every twenty minutes after it. */
export const CALL_MINUTES = 20;

/** Minutes between booking and the earliest call. */
export const LEAD_MINUTES = 30;

/** Days ahead that can be booked. */
export const BOOKABLE_DAYS = 28;

/** Until when before a call it can be moved or cancelled, minutes. */
export const CHANGE_MINUTES = 60;

/** Open calls that one phone number may have. */
export const MOST_CALLS = 2;

/** Calls that one sender may book in a day, and have open at a time. */
export const CALLS_OF_SENDER = 4;

export type TimeState = 'free' | 'taken' | 'past';

export interface CallDay {
  date: IsoDate;
  times: { time: CallTime; state: TimeState }[];
}

const inMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const asTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The times of a day at which calls begin, by the editors' hours; a call ends within them. */
export function callTimes(date: IsoDate, hours: readonly CallHours[]): CallTime[] {
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
  const starts = hours
    .filter((each) => each.weekday === weekday)
    .flatMap(({ from, to }) => {
      const first = Math.ceil(inMinutes(from) / CALL_MINUTES) * CALL_MINUTES;
      const count = Math.max(0, Math.floor((inMinutes(to) - first) / CALL_MINUTES));
      return Array.from({ length: count }, (_, index) => first + index * CALL_MINUTES);
    });
  return [...new Set(starts)].sort((a, b) => a - b).map((minutes) => `${date}T${asTime(minutes)}`);
}

/** The Monday of a day's week. */
export function mondayOf(date: IsoDate): IsoDate {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return daysAfter(date, weekday === 0 ? -6 : 1 - weekday);
}

/** Number of a day's week (ISO 8601). */
export function weekNumber(date: IsoDate): number {
  const thursday = daysAfter(mondayOf(date), 3);
  const newYear = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`);
  return Math.floor((Date.parse(`${thursday}T00:00:00Z`) - newYear) / (7 * 86_400_000)) + 1;
}

/**
 * The free times that lie nearest to one that is gone, in the order of the day.
 * @param most how many
 */
export function nearestTimes(removed: CallTime, free: readonly CallTime[], most = 2): CallTime[] {
  const distance = (time: CallTime) => Math.abs(Date.parse(`${time}:00Z`) - Date.parse(`${removed}:00Z`));
  return [...free]
    .sort((a, b) => distance(a) - distance(b) || a.localeCompare(b))
    .slice(0, most)
    .sort();
}

/** Days in a row with the same hours; Monday is 0. Hours are `09:00`. */
export interface OpenHours {
  first: number;
  last: number;
  spans: { from: string; to: string }[];
}

/**
 * The editors' hours as they are read: days in a row that are alike stand together; a day without hours is left out.
 */
export function openHours(hours: readonly CallHours[]): OpenHours[] {
  const groups: OpenHours[] = [];
  for (let day = 0; day < 5; day += 1) {
    const own = hours.filter(({ weekday }) => weekday === weekdays[day + 1]);
    const spans = own.map(({ from, to }) => ({ from, to })).sort((a, b) => a.from.localeCompare(b.from));
    const last = groups.at(-1);
    if (spans.length === 0) continue;
    if (last?.last === day - 1 && JSON.stringify(last.spans) === JSON.stringify(spans)) last.last = day;
    else groups.push({ first: day, last: day, spans });
  }
  return groups;
}

/** What the clocks of a zone show at a moment, as `2026-11-24T10:20`. */
function clockIn(moment: number, timeZone: string | undefined): CallTime {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const shown = new Intl.DateTimeFormat('sv-SE', { ...parts, hourCycle: 'h23', timeZone }).format(new Date(moment));
  return shown.replace(' ', 'T');
}

/**
 * A time of Zurich by the clocks of another zone; undefined if they show the same.
 * @param zone of the browser, where it is left out
 */
export function timeElsewhere(time: CallTime, zone?: string): CallTime | undefined {
  const requested = Date.parse(`${time}:00Z`);
  const moment = requested - (Date.parse(`${clockIn(requested, 'Europe/Zurich')}:00Z`) - requested);
  const shown = clockIn(moment, zone);
  return shown === time ? undefined : shown;
}
