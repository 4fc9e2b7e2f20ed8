import { expect, it } from 'vitest';
import { promisedDate } from './promised-date.server.ts';

it('promises a day until it has passed in Zurich', () => {
  const day = new Date('2026-12-04T00:00:00Z');
  expect(promisedDate(day, new Date('2026-12-04T22:59:59Z'))).toBe('2026-12-04');
  expect(promisedDate(day, new Date('2026-12-04T23:00:00Z'))).toBeNull();
  expect(promisedDate(null)).toBeNull();
});
