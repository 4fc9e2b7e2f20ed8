import type { CallHours } from '~/modules/content/content.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import {
  BOOKABLE_DAYS,
  type CallDay,
  type CallTime,
  callTimes,
  LEAD_MINUTES,
  mondayOf,
} from '~/modules/consultation/consultation.ts';
import { isWorkingDay } from '~/modules/delivery/working-day.ts';
import { daysAfter, type IsoDate } from '~/modules/financing/financing.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { momentInZurich, zurichDate } from '~/platform/zurich-time.server.ts';

/** A week's free times, and where there are more. */
export interface CallWeek {
  monday: IsoDate;
  /** Monday to Friday; a day without calls has no times. */
  days: CallDay[];
  /** Mondays of the weeks around it that can be booked. */
  before: IsoDate | null;
  after: IsoDate | null;
  /** The first free time of any week, where this one has none; null if nothing is free at all. */
  next: CallTime | null;
}

/** Hours as the editors set them; they are the same in each language, and stand with the German settings. */
async function callHours(): Promise<CallHours[]> {
  return (await getShopSettings('de')).callHours ?? [];
}

/** The times of a day, none on a holiday of Zurich. */
const timesOf = (date: IsoDate, hours: readonly CallHours[]): CallTime[] =>
  isWorkingDay(date) ? callTimes(date, hours) : [];

/** Begin of the calls that are booked from a day on, in whichever shop: the same people call back. */
async function bookedFrom(from: IsoDate, database: Database): Promise<Set<number>> {
  const since = momentInZurich(`${from}T00:00`);
  const calls = await database.$queryRaw<{ startsAt: Date }[]>`
    select starts_at as "startsAt" from booked_calls(${since}::timestamptz) starts_at`;
  return new Set(calls.map(({ startsAt }) => startsAt.getTime()));
}

const earliest = (now: Date): number => now.getTime() + LEAD_MINUTES * 60_000;

/** Every time that can be booked now, the earliest first. */
export async function freeTimes(now = new Date(), database: Database = db): Promise<CallTime[]> {
  const today = zurichDate(now);
  const hours = await callHours();
  const booked = await bookedFrom(today, database);
  return Array.from({ length: BOOKABLE_DAYS + 1 }, (_, index) => daysAfter(today, index))
    .flatMap((date) => timesOf(date, hours))
    .filter((time) => {
      const moment = momentInZurich(time).getTime();
      return moment >= earliest(now) && !booked.has(moment);
    });
}

/**
 * The timetable of a week.
 * @param requested any of its days; without one, or where it cannot be booked, the first week with something free
 */
export async function callWeek(requested: IsoDate | undefined, now = new Date()): Promise<CallWeek> {
  const today = zurichDate(now);
  const lastDay = daysAfter(today, BOOKABLE_DAYS);
  const last = mondayOf(lastDay);
  const free = await freeTimes(now);
  const [first = `${today}T00:00`] = free;
  const wanted = requested && mondayOf(requested);
  const monday = wanted && wanted >= mondayOf(today) && wanted <= last ? wanted : mondayOf(first.slice(0, 10));
  const hours = await callHours();
  const isFree = new Set(free);
  const days = Array.from({ length: 5 }, (_, index) => daysAfter(monday, index)).map((date) => ({
    date,
    // Beyond the days that can be booked no one has taken anything: there are no times.
    times: (date > lastDay ? [] : timesOf(date, hours)).map((time) => ({
      time,
      state: isFree.has(time)
        ? ('free' as const)
        : momentInZurich(time).getTime() < earliest(now)
          ? ('past' as const)
          : ('taken' as const),
    })),
  }));
  const before = daysAfter(monday, -7);
  const after = daysAfter(monday, 7);
  return {
    monday,
    days,
    before: before >= mondayOf(today) ? before : null,
    after: after <= last ? after : null,
    next: days.some(({ times }) => times.some(({ state }) => state === 'free')) ? null : (free[0] ?? null),
  };
}
