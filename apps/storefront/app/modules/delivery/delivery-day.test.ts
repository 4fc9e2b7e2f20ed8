import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryRule } from '~/modules/content/content.ts';
import { daysAfter } from '~/modules/financing/financing.ts';
import { deliveryDay } from './delivery-day.ts';
import { isWorkingDay } from './working-day.ts';

const zurich: DeliveryRule = {
  fromZip: 8000,
  toZip: 8199,
  canton: 'ZH',
  stock: 'instock',
  workingDays: 8,
  weekday: 'thursday',
};
const geneva: DeliveryRule = { fromZip: 1200, toZip: 1299, canton: 'GE', stock: 'instock', workingDays: 5 };
const rules = [zurich, geneva];
const inStock = { stockStatus: 'instock', date: null } as const;

describe('the day of a delivery', () => {
  it('is the region’s weekday after its working days', () => {
    // Eight working days after Monday, 23 November is Thursday, 3 December.
    expect(deliveryDay({ rules, zip: '8001', from: '2026-11-23', items: [inStock] })).toBe('2026-12-03');
    expect(deliveryDay({ rules, zip: '8001', from: '2026-11-24', items: [inStock] })).toBe('2026-12-10');
  });

  it('is on no holiday of the canton', () => {
    // The Restoration of the Republic, 31 December, is Geneva's alone.
    expect(deliveryDay({ rules, zip: '1204', from: '2026-12-23', items: [inStock] })).toBe('2027-01-04');
    expect(isWorkingDay('2026-12-31', 'GE')).toBe(false);
    expect(isWorkingDay('2026-12-31', 'ZH')).toBe(true);
  });

  it('waits for the last item and for the day that the catalogue names', () => {
    const later = { stockStatus: 'instock', date: '2027-01-13' } as const;
    expect(deliveryDay({ rules, zip: '8001', from: '2026-11-23', items: [inStock, later] })).toBe('2027-01-14');
  });

  it.each([
    ['another region', '3011', [inStock]],
    ['another stock', '8001', [{ stockStatus: 'onbackorder', date: null } as const]],
    ['one item of another stock', '8001', [inStock, { stockStatus: 'onbackorder', date: null } as const]],
    ['no postcode', '', [inStock]],
  ])('is not named where no rule gives it: %s', (_, zip, items) => {
    expect(deliveryDay({ rules, zip, from: '2026-11-23', items })).toBeNull();
  });

  it('is always a working day on the rule’s weekday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), (days) => {
        const from = daysAfter('2026-01-01', days);
        const day = deliveryDay({ rules, zip: '8050', from, items: [inStock] }) ?? '';
        expect(isWorkingDay(day, 'ZH')).toBe(true);
        expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(4);
        expect(day > from).toBe(true);
      }),
    );
  });
});
