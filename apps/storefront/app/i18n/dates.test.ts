import { expect, it } from 'vitest';
import { formatDayAndTime, formatMoment, formatTime } from './dates.ts';

it('writes hours of Zurich as they are said, without a nought before them', () => {
  expect(formatTime('2026-12-04T07:05:00Z', 'de')).toBe('8.05 Uhr');
  expect(formatTime('2026-12-04T07:05:00Z', 'fr')).toBe('8\u00a0h\u00a005');
  expect(formatMoment('2026-07-31T22:30:00Z', 'fr')).toBe('samedi 1er août, 0\u00a0h\u00a030');
  expect(formatDayAndTime('2026-12-04T09:42:00Z', 'de')).toBe('4. Dezember, 10.42');
});
