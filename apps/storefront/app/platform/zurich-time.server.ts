import { Temporal } from 'temporal-polyfill';

/*
 * Days and moments of the Swiss calendar. The zone is on the server only: pages get days as `YYYY-MM-DD` and count
 * with those.
 */

const ZONE = 'Europe/Zurich';

function zurichDay(instant: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(ZONE).toPlainDate();
}

/**
 * A day that was asked for, and the instants between which it is that day: most ask for today, several times a
 * request.
 */
let lastDay = { text: '', from: 0, to: 0 };

/** The day it is in Zurich at a moment, `YYYY-MM-DD`. */
export function zurichDate(moment: Date): string {
  const instant = moment.getTime();
  if (instant >= lastDay.from && instant < lastDay.to) return lastDay.text;
  const day = zurichDay(instant);
  const midnight = (date: Temporal.PlainDate) => date.toZonedDateTime(ZONE).epochMilliseconds;
  lastDay = { text: day.toString(), from: midnight(day), to: midnight(day.add({ days: 1 })) };
  return lastDay.text;
}

/** The next midnight in Zurich after an instant (both in ms since 1970): prices and offers change by calendar day. */
export function nextZurichMidnight(instant: number): number {
  return zurichDay(instant).add({ days: 1 }).toZonedDateTime(ZONE).epochMilliseconds;
}

/**
 * The moment at which Zurich's clocks show a local time, `2026-11-21T18:40:00` (seconds may be left out; a blank may
 * stand for the T). Where clocks go back it is the first of both, where they skip an hour it is counted on from
 * before.
 * @throws RangeError if the text is no time of day
 */
export function momentInZurich(local: string): Date {
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE).epochMilliseconds);
}
