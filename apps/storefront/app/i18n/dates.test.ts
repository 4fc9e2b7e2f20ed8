import { expect, it } from 'vitest';
import { formatDate, formatDay, formatDayAndTime, formatMoment, formatTime } from './dates.ts';
import { locales } from './locales.ts';
import { keepTogether } from './units.ts';

it('writes hours of Zurich as they are said, without a nought before them', () => {
  expect(formatTime('2026-12-04T07:05:00Z', 'de')).toBe('8.05\u00a0Uhr');
  expect(formatTime('2026-12-04T07:05:00Z', 'fr')).toBe('8\u00a0h\u00a005');
  expect(formatMoment('2026-07-31T22:30:00Z', 'fr')).toBe('samedi 1er\u00a0août, 0\u00a0h\u00a030');
  expect(formatDayAndTime('2026-12-04T09:42:00Z', 'de')).toBe('4.\u00a0Dezember, 10.42');
});

it('ends no line between a day and its month, as no text that an editor writes', () => {
  expect(formatDate('2027-01-01', 'de')).toBe('1.\u00a0Januar 2027');
  expect(formatDate('2027-01-01', 'fr')).toBe('1er\u00a0janvier 2027');
  const days = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-24`);
  for (const locale of locales) {
    for (const day of days) {
      const written = formatDay(day, locale);
      expect(written).not.toContain(' ');
      expect(keepTogether(written.replace('\u00a0', ' '))).toBe(written);
    }
  }
});
