import type { IsoDate } from '~/modules/financing/financing.ts';
import table from './holidays.json' with { type: 'json' };

/**
 * The years that are known.
 * @forTests
 */
export const HOLIDAY_YEARS: Readonly<Record<'from' | 'to', number>> = { from: table.from, to: table.to };

/**
 * The days of a year on which a canton rests, half holidays too; Sundays are left out. They are the library's,
 * `date-holidays`, written down by `npm run holidays`: at run time it would take 20 MB (decision 116).
 * @param canton two letters; none if there is no such
 */
export function cantonHolidays(canton: string, year: number): ReadonlySet<IsoDate> {
  const days = Object.entries(table.days).flatMap(([cantons, rests]) =>
    cantons.split(' ').includes(canton) ? rests.split(' ') : [],
  );
  return new Set(days.filter((day) => day.startsWith(`${year}-`)));
}
