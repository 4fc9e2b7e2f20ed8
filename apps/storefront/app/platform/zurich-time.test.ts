import { describe, expect, it } from 'vitest';
import { momentInZurich, nextZurichMidnight, zurichDate } from './zurich-time.server.ts';

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

describe('the day in Zurich', () => {
  it.each([
    ['2026-11-30T22:59:59Z', '2026-11-30'],
    ['2026-11-30T23:30:00Z', '2026-12-01'],
    ['2026-07-31T21:59:59Z', '2026-07-31'],
    ['2026-07-31T22:00:00Z', '2026-08-01'],
  ])('at %s is %s', (moment, day) => expect(zurichDate(new Date(moment))).toBe(day));
});

describe("a time of Zurich's clocks", () => {
  it.each([
    ['in winter', '2026-11-21T18:40:00', '2026-11-21T17:40:00.000Z'],
    ['in summer, with a blank', '2026-07-21 18:41:00', '2026-07-21T16:41:00.000Z'],
    ['without seconds', '2026-07-21T18:41', '2026-07-21T16:41:00.000Z'],
    ['that is skipped in spring', '2026-03-29T02:30:00', '2026-03-29T01:30:00.000Z'],
    ['that comes twice in autumn', '2026-10-25T02:30:00', '2026-10-25T00:30:00.000Z'],
    ['an hour after clocks went back', '2026-10-25T03:30:00', '2026-10-25T02:30:00.000Z'],
  ])('%s: %s', (_, local, moment) => expect(momentInZurich(local).toISOString()).toBe(moment));

  it.each(['', 'soon', '2026-02-30T10:00:00', '2026-02-03T25:00:00'])('is not %j', (text) => {
    expect(() => momentInZurich(text)).toThrow(RangeError);
  });
});
