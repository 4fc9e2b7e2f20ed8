import { formatDayAndTime } from '~/i18n/dates.ts';

/** A moment in little space: `20. Nov., 14.12`. Takes ISO 8601. */
export const formatShortMoment = (at: string): string =>
  formatDayAndTime(at, 'de').replace(/(\p{L}{3})\p{L}{2,}(?=,)/u, '$1.');
