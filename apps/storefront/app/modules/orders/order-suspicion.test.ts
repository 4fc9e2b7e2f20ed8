import { describe, expect, it } from 'vitest';
import { MANY_ORDERS, type OrderFacts, suspicionsOf } from './order-suspicion.ts';

const order: OrderFacts = {
  firstname: 'Mia',
  lastname: 'Keller',
  email: 'mia@example.ch',
  zip: '8002',
  countryCode: 'CH',
  skus: ['A-1', null],
  fromNetwork: 1,
  fromEmail: 1,
};
const claimed = { ...order, cartItems: [{ sku: null }, { sku: 'A-1' }] };

describe('an order', () => {
  it('as any other is not suspicious, with or without what a browser says', () => {
    expect(suspicionsOf(order)).toEqual([]);
    expect(suspicionsOf(order, { ...claimed, firstname: ' MIA ', email: 'Mia@example.ch' })).toEqual([]);
  });

  it.each([
    ['many-orders-from-network', { fromNetwork: MANY_ORDERS }, {}],
    ['many-orders-from-email', { fromEmail: MANY_ORDERS }, {}],
    ['name-mismatch', {}, { lastname: 'Meier' }],
    ['email-mismatch', {}, { email: 'other@example.ch' }],
    ['zip-mismatch', {}, { zip: '8003' }],
    ['items-mismatch', {}, { cartItems: [{ sku: 'A-1' }] }],
    ['foreign-address', { countryCode: 'LI' }, {}],
  ])('is looked at for %s', (reason, facts, claims) => {
    expect(suspicionsOf({ ...order, ...facts }, { ...claimed, ...claims })).toEqual([reason]);
  });

  it('one below many is not', () => {
    expect(suspicionsOf({ ...order, fromNetwork: MANY_ORDERS - 1, fromEmail: MANY_ORDERS - 1 })).toEqual([]);
  });
});
