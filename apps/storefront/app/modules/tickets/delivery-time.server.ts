import { momentInZurich, nextZurichMidnight } from '~/platform/zurich-time.server.ts';
import { type DamageLimits, damageLimits } from './damage-limits.ts';

/**
 * The limits of a delivery that a person has typed. Without an hour the whole day counts: they begin at its end.
 * @param day ISO date
 * @param time `10.42`, `10:42`, `10 h 42` or empty
 * @returns undefined if day or time is none
 */
export function limitsOfTyped(day: string, time: string): DamageLimits | undefined {
  const [, hour = '', minute = '00'] = /^\s*(\d{1,2})(?:\s*[.:h]\s*(\d{2}))?\s*(?:Uhr|h)?\s*$/i.exec(time) ?? [];
  if (time.trim() !== '' && (hour === '' || Number(hour) > 23 || Number(minute) > 59)) return undefined;
  try {
    if (hour === '') {
      const midnight = momentInZurich(`${day}T00:00`);
      return damageLimits(midnight, false, new Date(nextZurichMidnight(midnight.getTime())));
    }
    return damageLimits(momentInZurich(`${day}T${hour.padStart(2, '0')}:${minute}`), true);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
