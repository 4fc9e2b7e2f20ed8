import { describe, expect, it } from 'vitest';
import { nextZurichMidnight } from './expiry.ts';

describe("Zurich's next midnight", () => {
  it.each([
    ['in winter', '2026-01-15T12:00:00Z', '2026-01-15T23:00:00Z'],
    ['in summer', '2026-07-15T12:00:00Z', '2026-07-15T22:00:00Z'],
    ['just before midnight', '2026-07-15T21:59:59.999Z', '2026-07-15T22:00:00Z'],
    ['at midnight it is the next one', '2026-07-15T22:00:00Z', '2026-07-16T22:00:00Z'],
    ['on the day that summer time begins', '2026-03-29T00:30:00Z', '2026-03-29T22:00:00Z'],
    ['on the eve of that day', '2026-03-28T12:00:00Z', '2026-03-28T23:00:00Z'],
    ['on the day that summer time ends', '2026-10-25T00:30:00Z', '2026-10-25T23:00:00Z'],
    ['on the eve of that day', '2026-10-24T12:00:00Z', '2026-10-24T22:00:00Z'],
  ])('%s: after %s comes %s', (_, now, midnight) => {
    expect(new Date(nextZurichMidnight(Date.parse(now))).toISOString()).toBe(new Date(midnight).toISOString());
  });
});
