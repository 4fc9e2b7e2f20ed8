import { describe, expect, it } from 'vitest';
import { damageState, shareOf, timeLeft } from './damage-limits.ts';
import { limitsOfTyped } from './delivery-time.server.ts';

const at = (iso: string) => Date.parse(iso);

describe('the limits of a damage', () => {
  const limits = limitsOfTyped('2026-12-04', '10.42');
  if (!limits) throw new Error('expected limits');

  it('are a day and a week from the delivery on', () => {
    expect(limits).toEqual({
      deliveredAt: '2026-12-04T09:42:00.000Z',
      isHourKnown: true,
      visibleUntil: '2026-12-05T09:42:00.000Z',
      hiddenUntil: '2026-12-11T09:42:00.000Z',
    });
  });

  it('run out to the minute', () => {
    expect(damageState(limits, at('2026-12-04T09:41:59Z'))).toBe('future');
    expect(damageState(limits, at('2026-12-05T09:42:00Z'))).toBe('visible');
    expect(damageState(limits, at('2026-12-05T09:42:01Z'))).toBe('hidden');
    expect(damageState(limits, at('2026-12-11T09:42:01Z'))).toBe('over');
    expect(timeLeft(limits.visibleUntil, at('2026-12-04T15:14:00Z'))).toEqual({ days: 0, hours: 18, minutes: 28 });
    expect(timeLeft(limits.visibleUntil, at('2026-12-09T00:00:00Z'))).toEqual({ days: 0, hours: 0, minutes: 0 });
  });

  it('count the whole day where nobody knows the hour, in the shopper’s favour', () => {
    const day = limitsOfTyped('2026-12-04', '');
    expect(day).toMatchObject({ isHourKnown: false, visibleUntil: '2026-12-05T23:00:00.000Z' });
    expect(day && damageState(day, at('2026-12-04T05:00:00Z'))).toBe('visible');
  });

  it('lie on a line whose first day takes four tenths', () => {
    expect(shareOf(limits, at('2026-12-04T21:42:00Z'))).toBeCloseTo(0.2);
    expect(shareOf(limits, at('2026-12-05T09:42:00Z'))).toBeCloseTo(0.4);
    expect(shareOf(limits, at('2026-12-08T09:42:00Z'))).toBeCloseTo(0.7);
    expect(shareOf(limits, at('2027-01-01T00:00:00Z'))).toBe(1);
  });

  it('are of Zurich’s clock, also in the night it changes', () => {
    expect(limitsOfTyped('2026-10-24', '18:00')?.visibleUntil).toBe('2026-10-25T16:00:00.000Z');
  });

  it.each(['10:42', '10h42', '10 h 42', '10\u00a0h\u00a042', '10.42 Uhr'])(
    'begin at the hour that is typed as %s',
    (time) => {
      expect(limitsOfTyped('2026-12-04', time)).toEqual(limits);
    },
  );

  it.each([
    ['2026-02-30', ''],
    ['gestern', ''],
    ['2026-12-04', '25.00'],
    ['2026-12-04', 'mittags'],
  ])('are none of %s %s', (day, time) => {
    expect(limitsOfTyped(day, time)).toBeUndefined();
  });
});
