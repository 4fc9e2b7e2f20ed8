import { LRUCache } from 'lru-cache';
import { momentInZurich } from '~/platform/zurich-time.server.ts';

/*
 * Dates as feeds write them. WooCommerce gives local times of the shop's own place without an offset; the shop is
 * Swiss.
 */

/** Moments of local times: feeds name the same days again and again. */
const known = new LRUCache<number, number>({ max: 1000 });

/** The moment of a local time in Zurich, given as if it were UTC. */
function fromLocal(local: number): Date {
  let moment = known.get(local);
  if (moment === undefined) {
    moment = momentInZurich(new Date(local).toISOString().slice(0, 19)).getTime();
    known.set(local, moment);
  }
  return new Date(moment);
}

interface Day {
  year: number;
  month: number;
  day: number;
}

/** A calendar day out of `2026-12-04`, `20261204` or `4.12.2026`; undefined if there is no such day. */
function readDay(text: string): Day | undefined {
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text);
  const swiss = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)/.exec(text);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : swiss ? [swiss[3], swiss[2], swiss[1]] : [];
  if (!year || !month || !day) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const valid = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return valid && date.getUTCFullYear() >= 1990 && date.getUTCFullYear() <= 2100
    ? { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() }
    : undefined;
}

/** A calendar date as `YYYY-MM-DD`; undefined for nonsense. */
export function readDate(value: unknown): string | undefined {
  const day = typeof value === 'string' || typeof value === 'number' ? readDay(String(value).trim()) : undefined;
  return day && new Date(Date.UTC(day.year, day.month, day.day)).toISOString().slice(0, 10);
}

/**
 * A moment out of a date with or without time and offset; without offset it is Zurich's time, without a time the day's
 * beginning, or with `endOfDay` its last second. Undefined for nonsense.
 */
export function readMoment(value: unknown, { endOfDay = false, utc = false } = {}): Date | undefined {
  if (typeof value === 'number' && value > 631_152_000 && value < 4_102_444_800) return new Date(value * 1000);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^\d{10}$/.test(text)) return readMoment(Number(text));
  const day = readDay(text);
  if (!day) return undefined;
  const time = /[T\s](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(text);
  const [hour, minute, second] = time
    ? [Number(time[1]), Number(time[2]), Number(time[3] ?? 0)]
    : endOfDay
      ? [23, 59, 59]
      : [0, 0, 0];
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const local = Date.UTC(day.year, day.month, day.day, hour, minute, second);
  const offset = time?.[4];
  if (utc || offset?.toUpperCase() === 'Z') return new Date(local);
  if (!offset) return fromLocal(local);
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return new Date(local - (offset.startsWith('-') ? -minutes : minutes) * 60_000);
}
