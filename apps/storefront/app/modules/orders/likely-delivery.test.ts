import { describe, expect, it } from 'vitest';
import { deliveryStart, likelyDelivery } from './likely-delivery.ts';
import { onWorkingDay } from '~/modules/delivery/working-day.ts';

describe('the day an order is likely to arrive', () => {
  it.each([
    ['two weeks where the catalogue says nothing', '2026-11-20', [{ days: null, date: null }], '2026-12-04'],
    [
      'the last of its items',
      '2026-11-20',
      [
        { days: 3, date: null },
        { days: 5, date: null },
      ],
      '2026-11-25',
    ],
    ['the day that the catalogue names', '2026-11-20', [{ days: 3, date: '2027-01-15' }], '2027-01-15'],
    ['no day that has passed', '2026-11-20', [{ days: 3, date: '2026-01-15' }], '2026-11-23'],
    ['Monday where the days end on a Sunday', '2026-11-22', [{ days: 14, date: null }], '2026-12-07'],
    ['Monday where the catalogue names a Saturday', '2026-11-22', [{ days: 3, date: '2027-01-16' }], '2027-01-18'],
  ])('is %s', (_, from, items, day) => {
    expect(likelyDelivery({ from, items })).toBe(day);
  });
});

describe('a day without deliveries', () => {
  it.each([
    ['2026-12-25', '2026-12-28'],
    ['2027-01-01', '2027-01-04'],
    ['2027-03-26', '2027-03-30'],
    ['2027-05-06', '2027-05-07'],
    ['2027-05-17', '2027-05-18'],
    ['2025-08-01', '2025-08-04'],
    ['2030-04-19', '2030-04-23'],
    ['2026-12-24', '2026-12-24'],
  ])('%s gives way to %s', (day, working) => {
    expect(onWorkingDay(day)).toBe(working);
  });
});

describe('the day from which the delivery time runs', () => {
  const orderedOn = '2026-11-27';
  it.each([
    ['follows the signature or the payment', '2027-01-12', '2027-02-01', '2027-01-12'],
    ['is that of the order on its day', null, '2026-11-27', '2026-11-27'],
    ['moves on with each day without a signature', null, '2027-01-04', '2027-01-04'],
  ] as const)('%s', (_, readyOn, today, expected) => {
    expect(deliveryStart({ orderedOn, readyOn, today })).toBe(expected);
  });
});
