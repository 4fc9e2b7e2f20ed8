import { describe, expect, it } from 'vitest';
import type { CallHours } from '~/modules/content/content.ts';
import { callTimes, mondayOf, nearestTimes, openHours, timeElsewhere, weekNumber } from './consultation.ts';

const hours: CallHours[] = [
  { weekday: 'tuesday', from: '13:10', to: '14:30' },
  { weekday: 'tuesday', from: '09:00', to: '10:00' },
  { weekday: 'friday', from: '17:00', to: '16:00' },
];

describe('times of calls', () => {
  it('are those of the weekday, each ending within the hours', () => {
    expect(callTimes('2026-11-24', hours).map((time) => time.slice(11))).toEqual([
      ...['09:00', '09:20', '09:40'],
      ...['13:20', '13:40', '14:00'],
    ]);
    expect(callTimes('2026-11-25', hours)).toEqual([]);
    expect(callTimes('2026-11-27', hours)).toEqual([]);
  });

  it('nearest to one that is gone are named in the order of the day', () => {
    const free = ['2026-11-24T09:00', '2026-11-24T10:40', '2026-11-24T11:00', '2026-11-25T09:00'];
    expect(nearestTimes('2026-11-24T10:20', free)).toEqual(['2026-11-24T10:40', '2026-11-24T11:00']);
    expect(nearestTimes('2026-11-24T10:20', [])).toEqual([]);
  });
});

describe('weeks', () => {
  it.each([
    ['2026-11-23', '2026-11-23', 48],
    ['2026-11-29', '2026-11-23', 48],
    ['2027-01-03', '2026-12-28', 53],
    ['2027-01-04', '2027-01-04', 1],
  ])('%s lies in that of %s, number %i', (date, monday, number) => {
    expect([mondayOf(date), weekNumber(date)]).toEqual([monday, number]);
  });
});

describe('hours as they are read', () => {
  it('stand together where days in a row are alike, and leave out days without any', () => {
    const day = (weekday: CallHours['weekday'], from: string, to: string): CallHours => ({ weekday, from, to });
    const all = [
      ...[day('monday', '13:00', '17:00'), day('monday', '09:00', '12:00')],
      ...[day('tuesday', '09:00', '12:00'), day('tuesday', '13:00', '17:00'), day('thursday', '09:00', '12:00')],
    ];
    const long = [
      { from: '09:00', to: '12:00' },
      { from: '13:00', to: '17:00' },
    ];
    expect(openHours(all)).toEqual([
      { first: 0, last: 1, spans: long },
      { first: 3, last: 3, spans: long.slice(0, 1) },
    ]);
    expect(openHours([])).toEqual([]);
  });
});

describe('a time of Zurich elsewhere', () => {
  it('is what the clocks there show, summer and winter, and nothing where they show the same', () => {
    expect(timeElsewhere('2026-11-24T10:20', 'Europe/Lisbon')).toBe('2026-11-24T09:20');
    expect(timeElsewhere('2026-07-24T10:20', 'America/New_York')).toBe('2026-07-24T04:20');
    expect(timeElsewhere('2026-11-24T17:00', 'Asia/Tokyo')).toBe('2026-11-25T01:00');
    expect(timeElsewhere('2026-11-24T10:20', 'Europe/Berlin')).toBeUndefined();
  });
});
