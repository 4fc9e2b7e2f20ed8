import { describe, expect, it } from 'vitest';
import { schedule } from '~/modules/financing/instalments.ts';
import { calendarYears, type CalendarWords } from './calendar-years.ts';

const words: CalendarWords = {
  months: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
  day: (date) => date.slice(5),
  downPayment: 'Anzahlung',
  instalments: (count) => `${count} Raten`,
  firstOf: (month) => `1. ${month}`,
  spoken: (payment, isLast) => `${payment.date} ${payment.amount}${isLast ? ' letzte' : ''}`,
};
const years = (total: number, downPayment: number, months: number) =>
  calendarYears(schedule({ total, downPayment, months, orderedOn: '2026-11-20' }), '2026-11-20', words);

describe('calendarYears', () => {
  const [signing, second, , last] = years(4320_00, 1080_00, 36);

  it('marks the day until which the down payment is due, what is past and what is still free of payments', () => {
    expect(signing?.year).toBe('2026');
    expect(signing?.note).toBe('Anzahlung');
    expect(signing?.months[9]).toEqual({ label: 'Okt.', state: 'past' });
    expect(signing?.months[10]).toMatchObject({ label: '11-27', state: 'today', amount: '1’080' });
    expect(signing?.months[11]).toEqual({ label: 'Dez.', state: 'none' });
  });

  it('has one instalment a month and ends with the last', () => {
    expect(second?.note).toBe('12 × 90');
    expect(second?.months.every((month) => month.state === 'rate' && month.amount === '90')).toBe(true);
    expect(last?.year).toBe('2029');
    expect(last?.months[11]).toMatchObject({ label: '1. Dez.', state: 'last', spoken: '2029-12-01 9000 letzte' });
  });

  it('shows the first instalment apart where it differs', () => {
    const [, first] = years(4999_00, 0, 36);
    expect(first?.note).toBe('12 Raten');
    expect(first?.months[0]?.state).toBe('first');
    expect(first?.months[1]?.state).toBe('rate');
  });
});
