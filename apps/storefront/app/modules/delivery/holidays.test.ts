import Holidays from 'date-holidays';
import { expect, it } from 'vitest';
import { cantonHolidays } from './holidays.ts';

const cantons = Object.keys(new Holidays().getStates('CH') ?? {});
const isWeekday = (date: string) => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

it.each(cantons)('knows the days on which %s rests', (canton) => {
  for (let year = 2020; year <= 2036; year += 1) {
    const official = new Holidays('CH', canton).getHolidays(year).filter(({ type }) => type === 'public');
    const expected = [...new Set(official.map(({ date }) => date.slice(0, 10)))].filter(isWeekday).sort();
    expect([...cantonHolidays(canton, year)].filter(isWeekday).sort()).toEqual(expected);
  }
});

it('knows none of what is no canton', () => {
  expect(cantons).toHaveLength(26);
  expect(cantonHolidays('XX', 2026).size).toBe(0);
});
