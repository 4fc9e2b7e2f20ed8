/*
 * Until when damages can be told of, from the delivery on (spec §4, §9: visible ones within 24 hours, hidden ones
 * within a week).
 */

const HOUR = 3_600_000;
const VISIBLE_MS = 24 * HOUR;
const HIDDEN_MS = 7 * 24 * HOUR;

/** How much of the line the first day takes; the rest of the week takes what is left. */
const FIRST_SHARE = 0.4;

/** Limits as pages show them. Times are ISO 8601. */
export interface DamageLimits {
  deliveredAt: string;
  /** Whether the hour of the delivery is known; else the whole day counts, in the shopper's favour. */
  isHourKnown: boolean;
  visibleUntil: string;
  hiddenUntil: string;
}

/** Where a moment is between the limits. */
export type DamageState = 'future' | 'visible' | 'hidden' | 'over';

/**
 * The limits that begin with a delivery.
 * @param start from when the limits count, where that is later than the delivery itself
 */
export function damageLimits(deliveredAt: Date, isHourKnown: boolean, start = deliveredAt): DamageLimits {
  return {
    deliveredAt: deliveredAt.toISOString(),
    isHourKnown,
    visibleUntil: new Date(start.getTime() + VISIBLE_MS).toISOString(),
    hiddenUntil: new Date(start.getTime() + HIDDEN_MS).toISOString(),
  };
}

/** Which limits still run. @param now ms since 1970 */
export function damageState({ deliveredAt, visibleUntil, hiddenUntil }: DamageLimits, now: number): DamageState {
  if (now < Date.parse(deliveredAt)) return 'future';
  if (now <= Date.parse(visibleUntil)) return 'visible';
  return now <= Date.parse(hiddenUntil) ? 'hidden' : 'over';
}

/** Whole hours and minutes that are left until a moment; none if it has passed. */
export function timeLeft(until: string, now: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor((Date.parse(until) - now) / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Where a moment lies on the line, 0 to 1: the first limit lies at 0.4, each part is to scale. */
export function shareOf({ deliveredAt, visibleUntil, hiddenUntil }: DamageLimits, now: number): number {
  const [start, first, last] = [deliveredAt, visibleUntil, hiddenUntil].map((each) => Date.parse(each)) as [
    number,
    number,
    number,
  ];
  const part = (from: number, to: number) => Math.min(1, Math.max(0, (now - from) / (to - from)));
  return now <= first ? FIRST_SHARE * part(start, first) : FIRST_SHARE + (1 - FIRST_SHARE) * part(first, last);
}
