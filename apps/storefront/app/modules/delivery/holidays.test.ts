import Holidays from 'date-holidays';
import { expect, it } from 'vitest';
import { cantonHolidays, HOLIDAY_YEARS } from './holidays.ts';

const cantons = Object.keys(new Holidays().getStates('CH') ?? {});
const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0;

it.each(cantons)('knows the days on which %s rests, as the library does', (canton) => {
  for (let year = HOLIDAY_YEARS.from; year <= HOLIDAY_YEARS.to; year += 1) {
    const official = new Holidays('CH', canton).getHolidays(year).filter(({ type }) => type === 'public');
    const expected = [...new Set(official.map(({ date }) => date.slice(0, 10)))].filter((day) => !isSunday(day)).sort();
    expect([...cantonHolidays(canton, year)].sort()).toEqual(expected);
  }
});

it('knows none of what is no canton', () => {
  expect(cantons).toHaveLength(26);
  expect(cantonHolidays('XX', 2026).size).toBe(0);
});

it('knows at least the next ten years; `npm run holidays` writes twenty', () => {
  expect(HOLIDAY_YEARS.to).toBeGreaterThanOrEqual(new Date().getUTCFullYear() + 10);
});
